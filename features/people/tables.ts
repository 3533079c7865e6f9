import { bigint, boolean, index, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** The people who work here. Columns up to `banExpires` are those the auth library reads and writes. */
export const people = pgTable('people', {
	id: text().primaryKey(),
	name: text().notNull(),
	email: text().notNull().unique(),
	emailVerified: boolean().notNull().default(false),
	image: text(),
	createdAt: moment().notNull().defaultNow(),
	updatedAt: moment().notNull().defaultNow(),
	username: text().unique(),
	displayUsername: text(),
	role: text().notNull().default('salesrep'),
	banned: boolean().notNull().default(false),
	banReason: text(),
	banExpires: moment(),
	/** One of the sample sign-ins of a demo: they stop working when it is no longer one. */
	isDemo: boolean().notNull().default(false),
})

export const sessions = pgTable(
	'sessions',
	{
		id: text().primaryKey(),
		token: text().notNull().unique(),
		userId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		expiresAt: moment().notNull(),
		createdAt: moment().notNull().defaultNow(),
		updatedAt: moment().notNull().defaultNow(),
		ipAddress: text(),
		userAgent: text(),
		impersonatedBy: text(),
	},
	(table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** How a person proves who they are: a password hash, or an account at a sign-in provider. */
export const accounts = pgTable(
	'accounts',
	{
		id: text().primaryKey(),
		accountId: text().notNull(),
		providerId: text().notNull(),
		userId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		accessToken: text(),
		refreshToken: text(),
		idToken: text(),
		accessTokenExpiresAt: moment(),
		refreshTokenExpiresAt: moment(),
		scope: text(),
		password: text(),
		createdAt: moment().notNull().defaultNow(),
		updatedAt: moment().notNull().defaultNow(),
	},
	(table) => [index().on(table.userId)],
)

export const verifications = pgTable(
	'verifications',
	{
		id: text().primaryKey(),
		identifier: text().notNull(),
		value: text().notNull(),
		expiresAt: moment().notNull(),
		createdAt: moment().notNull().defaultNow(),
		updatedAt: moment().notNull().defaultNow(),
	},
	(table) => [index().on(table.identifier)],
)

/** Attempts to sign in, by address and by account; the columns are those of rate-limiter-flexible. */
export const signInAttempts = pgTable('sign_in_attempts', {
	key: varchar({ length: 255 }).primaryKey(),
	points: integer().notNull().default(0),
	expire: bigint({ mode: 'number' }),
})
