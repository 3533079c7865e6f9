import { bigint, boolean, date, index, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** The people who work here. Columns up to `twoFactorEnabled` are those the auth library reads and writes. */
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
	/** Signing in with a password also requires a code. Set by the auth library after the first correct code. */
	twoFactorEnabled: boolean().notNull().default(false),
	/** One of the sample sign-ins of a demo: they stop working when it is no longer one. */
	isDemo: boolean().notNull().default(false),
	/** Leads others: shown as a manager. Their sign-in role stays what it is, with its privileges. */
	isManager: boolean().notNull().default(false),
	title: text().notNull().default(''),
	department: text().notNull().default(''),
	phone: text(),
	startedOn: date({ mode: 'string' }),
	/** Their weekly call target. */
	weeklyCallTarget: integer().notNull().default(50),
	lastSignInAt: moment(),
	/** When a different account at the sign-in provider last tried to sign in as them; null once resolved. */
	otherAccountRefusedAt: moment(),
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
		/** Started at the sign-in provider, which is responsible for any second factor. */
		isSingleSignOn: boolean().notNull().default(false),
		/** When the owner last proved their identity: at sign-in, or by confirming it later in this session. */
		confirmedAt: moment().notNull().defaultNow(),
	},
	(table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** What a person's codes are made from; encrypted by the auth library, whose columns these are. */
export const twoFactors = pgTable('two_factors', {
	id: text().primaryKey(),
	userId: text()
		.notNull()
		.unique()
		.references(() => people.id, { onDelete: 'cascade' }),
	secret: text().notNull(),
	backupCodes: text().notNull(),
	/** False until a first code was right: till then no one is asked for one. */
	verified: boolean().notNull().default(false),
	/** Wrong codes in a row, at whatever sign-ins. */
	failedVerificationCount: integer().notNull().default(0),
	lockedUntil: moment(),
})

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

/** Links by which someone sets their password once: an invitation, or a reset that an administrator asked for. */
export const passwordLinks = pgTable(
	'password_links',
	{
		/** SHA-256 of the token in the link: readers of this table cannot use it. */
		tokenHash: text().primaryKey(),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		kind: text().$type<'invitation' | 'reset'>().notNull(),
		createdAt: moment().notNull().defaultNow(),
		expiresAt: moment().notNull(),
		usedAt: moment(),
	},
	({ personId }) => [index().on(personId)],
)
