import { readLabeledCalls } from '../analyst/labeled-call.ts'
import type { NowAndThen, Turn } from '../fill-company.ts'

/** How many calls with words of their own there are, and of how many labeled calls each is made: some 8 KB. */
const scriptCount = 200
const partsOfScript = 5

/** Calls as long as real ones, each of a few labeled calls one after another. */
export function spokenCalls(): Turn[][] {
	const calls = readLabeledCalls().map(({ turns }) =>
		turns.map(({ speaker, text }): Turn => [speaker === 'customer' ? speaker : 'rep', text]),
	)
	return Array.from({ length: scriptCount }, (_, script) =>
		// Steps that share no divisor with the number of calls: no two scripts have the same parts.
		Array.from(
			{ length: partsOfScript },
			(_, part) => calls[(script * 7 + part * part * 11) % calls.length] ?? [],
		).flat(),
	)
}

/** Words whose numbers of calls are known: of 100,000 calls 5, 100, 1,000, 5,000 and 25,000, and some in old calls alone. */
export const nowAndThen: NowAndThen[] = [
	{ every: 20_000, turn: ['customer', 'It says so on the chartreuse letter in my glovebox.'] },
	{ every: 1000, turn: ['customer', 'It came in the marigold envelope.'] },
	{ every: 100, turn: ['customer', 'They put a lien on the houseboat, the pontoon one.'] },
	{ every: 20, turn: ['rep', 'I will read you the payment schedule once more, with the escrow balance.'] },
	{ every: 4, turn: ['rep', 'You can leave me a voicemail on Thursday if the callback is missed.'] },
	{ every: 1, turn: ['rep', 'Our program is a settlement program, and a settlement may be taxed.'] },
	{ every: 5, since: 60_000, turn: ['rep', 'You can send it by facsimile to our old number.'] },
	{ every: 9973, turn: ['rep', 'A program settlement is what we may be our.'] },
]

const first = [
	'Denise',
	'Marcus',
	'Priya',
	'Walter',
	'Yolanda',
	'Teresa',
	'Harold',
	'Bianca',
	'Curtis',
	'Nadia',
	'Owen',
]
const last = [
	'Alvarado',
	'Whitaker',
	'Nakamura',
	'Brandt',
	'Castellano',
	'Dubois',
	'Eriksen',
	'Fairbanks',
	'Grigsby',
	'Holloway',
	'Ingram',
	'Jankowski',
	'Kessler',
]

/** A prospect of each name of two, and one whom few calls are with. */
export const prospects = [
	...Array.from({ length: 5000 }, (_, at) => `${first[at % first.length]} ${last[at % last.length]}`),
	'Ottoline Quackenbush',
]
