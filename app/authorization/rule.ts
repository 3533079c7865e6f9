import type { SomeAskers } from './fixtures/askers.ts'

/** The four who ask for every address. The owner and the other one are reps. */
export const askers = ['anonymous', 'owner', 'other', 'administrator'] as const
export type Asker = (typeof askers)[number]

/** Allowed, or the status of the refusal: 403 reveals that the resource exists, 404 does not. */
export type Outcome = 'let in' | 401 | 403 | 404

const audience = (anonymous: Outcome, owner: Outcome, other: Outcome, administrator: Outcome) => ({
	...{ anonymous, owner, other, administrator },
})

/** Who may use an address, and what each of the four is answered. */
export const audiences = {
	anybody: audience('let in', 'let in', 'let in', 'let in'),
	'anonymous without its secret': audience(404, 404, 404, 404),
	'anonymous, nothing there': audience(401, 404, 404, 404),
	'everybody signed in': audience(401, 'let in', 'let in', 'let in'),
	administrators: audience(401, 403, 403, 'let in'),
	'administrators, of what the owner sees': audience(401, 403, 404, 'let in'),
	'the owner': audience(401, 'let in', 404, 404),
	'the owner, of what administrators see': audience(401, 'let in', 404, 403),
	'the owner and administrators': audience(401, 'let in', 404, 'let in'),
	'the owner and administrators, openly': audience(401, 'let in', 403, 'let in'),
}
type Audience = keyof typeof audiences

/** What an address names: the values of its parameters, and whatever else its request has to say. */
export type Subject = Record<string, string>

/** A value, or how it comes from the subject. */
type From<Value> = Value | ((subject: Subject) => Value)

/** Who may use an address, and a request for it that nothing but a missing right can make fail. */
export type Rule = {
	for: Audience
	/** Makes something of the owner's that the address names; again after each request that may have changed it. */
	of?: (company: SomeAskers) => Promise<Subject>
	/** Who finds the id of that in the answer, of those who are let in: for lists, which everyone may ask for. */
	shownTo?: Audience
	/** For an address that takes every method. */
	method?: string
	query?: From<Record<string, string>>
	headers?: From<Record<string, string>>
	/** Sent as JSON unless it is text or a form. */
	body?: From<object | string | FormData>
	/** The expected error code for authorized callers, where a success would need more setup than this test has. */
	answer?: string
	/** Asks in a session of its own, which this ends. */
	endsSession?: true
}

/** By method and address, as the router has them; more than one where it depends on what is asked. */
export type Rules = Record<string, Rule | Rule[]>
