import type { Outcome, PracticeMessage } from '../contract.ts'
import type { ProspectEvent } from '../prospect/index.ts'
import { readRepMessage } from '../prospect/read-rep-message.ts'
import type { Persona, ProspectScript } from '../prospect/script.ts'
import type { Play } from './play.ts'

/** A person to practice with, for tests. */
export const somePersona = (changes: Partial<Persona> = {}): Persona => ({
	name: 'Maria Delgado',
	jobTitle: 'School bus driver',
	personality: 'Warm, worried',
	age: 52,
	region: 'San Antonio, Texas',
	voice: { register: 'plain', fillers: ['Well,'], tags: [], talkativeness: 0.4 },
	household: 'Lives with her husband and a grandson',
	income: 3_100,
	leftOverMonthly: 240,
	debts: [
		{ creditor: 'Chase', balance: 11_200, minimum: 310, monthsBehind: 1 },
		{ creditor: 'Citi', balance: 6_900, minimum: 190, monthsBehind: 0 },
		{ creditor: 'Capital One', balance: 4_300, minimum: 120, monthsBehind: 2 },
	],
	history: 'My husband hurt his back and we lived on the cards.',
	reasonForCall: 'I got a letter about the Chase card.',
	smallTalk: ['My grandson plays the trumpet.'],
	...changes,
})

/** A scenario with one objection, one trap and one hidden fact, for tests. */
export const someScript = (changes: Partial<ProspectScript> = {}): ProspectScript => ({
	id: 'some-script',
	title: 'Some Prospect',
	industry: 'Credit card debt',
	difficulty: 'beginner',
	description: 'Practice a first call.',
	scenarioContext: 'Maria asked for a call back.',
	objectives: [
		{ text: 'Learn about the summons', shows: { learns: 'summons' } },
		{ text: 'Answer the price objection', shows: { meets: 'price' } },
		{ text: 'Tell what not paying leads to', shows: { discloses: 'nonpayment_consequences' } },
		{ text: 'Tell that nothing is guaranteed', shows: { resists: 'guaranteed_result' } },
		{ text: 'Ask two open questions', shows: { act: 'asks_open_question', times: 2 } },
		{ text: 'Enroll with consent', shows: { ends: 'enrolled' } },
	],
	persona: somePersona(),
	hidden: [
		{ id: 'summons', askedBy: ['lawsuit'], trustNeeded: 5, lines: ['I was served.'], dodges: ['Oh, mail.'] },
	],
	objections: [
		{
			code: 'price',
			cause: { topic: 'fee' },
			raised: ['That is a lot.'],
			pressed: ['Still a lot.'],
			withdrawn: ['All right.'],
			metBy: ['explains_fee'],
		},
	],
	traps: [
		{
			code: 'guaranteed_result',
			asks: ['So it is guaranteed?'],
			afterHonest: ['Good.'],
			afterFalse: ['Nice.'],
		},
	],
	start: { trust: 4, pressure: 2, understanding: 2, urgency: 5, patience: 8 },
	needs: { trust: 6, understanding: 6, patience: 30 },
	tags: [],
	...changes,
})

/** A message of the rep, what it brought about, and what the prospect says to it. */
export type Exchange = { rep: string; events?: ProspectEvent[]; prospect?: string }

/** A session as it would be played, for tests: what the messages do is read from their words. */
export function somePlay(
	exchanges: readonly Exchange[],
	outcome: Outcome | null = null,
	script: ProspectScript = someScript(),
): Play {
	const conversation: PracticeMessage[] = [someMessage('ai', 0, 'Hello?')]
	const played = exchanges.map(({ rep, events = [], prospect = 'Okay.' }, at) => {
		const acts = readRepMessage(conversation, rep)
		const message = someMessage('user', at + 1, rep)
		conversation.push(message, someMessage('ai', at + 1, prospect))
		return { messageId: message.id, acts, events }
	})
	return { script, conversation, played, outcome }
}

const someMessage = (speaker: 'user' | 'ai', number: number, message: string): PracticeMessage => ({
	id: `${speaker}-${number}`,
	speaker,
	message,
	timestamp: '2026-03-02T15:00:00.000Z',
	analysis: { tone: '', effectiveness: 0, coaching: null, findings: [] },
})
