import { and, eq, exists, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Employee, EmployeeRole } from '../contract.ts'
import { accounts, passwordLinks, people } from '../tables.ts'

/** Was invited and has not set a password yet, even if the link has expired. */
const isInvited = (db: Db | Transaction) =>
	exists(
		db
			.select({ one: sql`1` })
			.from(passwordLinks)
			.where(
				and(
					eq(passwordLinks.personId, people.id),
					eq(passwordLinks.kind, 'invitation'),
					isNull(passwordLinks.usedAt),
				),
			),
	).mapWith(Boolean)

const hasSingleSignOn = (db: Db | Transaction) =>
	exists(
		db
			.select({ one: sql`1` })
			.from(accounts)
			.where(and(eq(accounts.userId, people.id), ne(accounts.providerId, 'credential'))),
	).mapWith(Boolean)

export const selectEmployees = (db: Db | Transaction) =>
	db.select({ person: people, isInvited: isInvited(db), hasSingleSignOn: hasSingleSignOn(db) }).from(people)

type SelectedEmployee = { person: typeof people.$inferSelect; isInvited: boolean; hasSingleSignOn: boolean }

export function presentEmployee({ person, isInvited, hasSingleSignOn }: SelectedEmployee): Employee {
	const { id, name, title, department, email, phone, weeklyCallTarget } = person
	return {
		id,
		username: person.username ?? id,
		name,
		role: employeeRole(person),
		title,
		department,
		email,
		phone,
		startDate: person.startedOn,
		avatar: initials(name),
		isActive: !person.banned,
		isInvited,
		lastLogin: person.lastSignInAt?.toISOString() ?? null,
		weeklyCallTarget,
		hasTwoFactor: person.twoFactorEnabled,
		hasSingleSignOn,
		otherAccountRefusedAt: person.otherAccountRefusedAt?.toISOString() ?? null,
	}
}

type StoredRole = { role: string; isManager: boolean }

export function employeeRole({ role, isManager }: StoredRole): EmployeeRole {
	if (role === 'admin') return 'admin'
	return isManager ? 'manager' : 'rep'
}

/** How a role is stored: what one may do, and whether one leads others. */
export const storedRole = (role: EmployeeRole): StoredRole => ({
	role: role === 'admin' ? 'admin' : 'salesrep',
	isManager: role === 'manager',
})

/** The first letters of the first and the last name. */
export function initials(name: string) {
	const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
	return [words[0], words.length > 1 ? words.at(-1) : '']
		.map((word) => [...(word ?? '')][0] ?? '')
		.join('')
		.toUpperCase()
}
