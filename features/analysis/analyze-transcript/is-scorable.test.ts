import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { someCall } from '#features/compliance/fixtures/calls.ts'
import { readCall } from '#features/compliance/index.ts'
import { analyzeTranscript } from './analyze-transcript.ts'
import { whyNotScored } from './is-scorable.ts'

const notScored = (...lines: string[]) => whyNotScored(readCall(someCall(...lines)))

const spanish = [
	'C: Bueno, ¿quién habla?',
	'R: Buenas tardes, le habla Ximena de Vereda. Le garantizamos que los bancos van a aceptar la mitad de su deuda.',
	'C: ¿De veras? Es que ya no puedo con los pagos y me llaman todos los días.',
	'R: No se preocupe, con nosotros nadie la puede demandar y su crédito sube cada mes, se lo prometo.',
	'C: Pues entonces sí, ándele, ¿qué necesita de mí?',
]
const voicemail = [
	"C: Hi, you've reached Walt. Leave a message after the tone.",
	'R: Hi Walt, this is Teresa with Quillback Debt Resolution on a recorded line. We negotiate credit card balances for a fee. Call me back any time before five.',
]
const garage = [
	'R: Hey, is this Hollis? It is Marv down at Ponderosa Auto. I have your wagon up on the lift and I have bad news for you.',
	'C: Oh no. How bad is it this time, Marv?',
	'R: It is the head gasket. Twenty six forty, parts and labor, and I would do the belt while it is open, that is another three ten on top.',
	'C: That is my whole tax refund. Is that going to fix it for sure?',
	'R: I guarantee it. Two years in writing. I need five hundred up front to order the kit, and the rest when you pick it up on Friday.',
	'C: Okay. Go ahead and do it. I will read you my card number now. Four one one one, two two two two.',
	'R: Great, you are all set, I will see you Friday. Say hello to your dad from me, I have known him for thirty years.',
]

test.each([
	['another language', 'other-language', spanish],
	['a voicemail', 'voicemail', voicemail],
	['another business', 'other-subject', garage],
	[
		'a call with only the rep',
		'one-sided',
		['R: Are you there? I am calling about the program for your credit cards, can you hear me at all?'],
	],
	['a call of a few words', 'too-short', ['R: Hello?', 'C: Hello, who is this?']],
] as const)('%s is not scored, and the reason says why', (_, kind, lines) => {
	expect(notScored(...lines)?.kind).toBe(kind)
	expect(analyzeTranscript(someCall(...lines))).toMatchObject({
		overallScore: null,
		isClosedDeal: false,
		skills: [],
		disclosures: [],
		requiredDisclosures: [],
		score: { parts: [], notScoredBecause: notScored(...lines)?.reason },
	})
})

test.each([
	['in another language', spanish],
	['about another business', garage],
] as const)('a call %s has no findings, objections or coaching', (_, lines) => {
	const { findings, objections, actions, improvements } = analyzeTranscript(someCall(...lines))
	expect({ findings, objections, actions, improvements }).toEqual({
		findings: [],
		objections: [],
		actions: [],
		improvements: [],
	})
})

test('a prohibited statement on a voicemail is still a finding', () => {
	const { findings, overallScore } = analyzeTranscript(
		someCall(
			voicemail[0] ?? '',
			'R: Hi Walt, this is Teresa with Quillback. Good news, I guarantee every bank will settle. Call me back.',
		),
	)
	expect(overallScore).toBeNull()
	expect(findings).toMatchObject([{ code: 'guaranteed_result', status: 'found' }])
})

test('a call that is partly in another language is not scored, unless only the greeting is', () => {
	const english = [
		'R: Good afternoon, I am calling about your credit cards. How much do you owe on all of them together?',
		'C: About nine thousand on the two of them, and I am behind.',
		'R: I hear that a lot. What happened that you fell behind on the two of them?',
		'C: They cut my hours at the plant in March and never gave them back to me.',
	]
	expect(notScored('R: ¿Bueno? ¿Habla usted español, señora Treviño?', ...english)).toBeNull()
	expect(notScored(...english, ...spanish)).toMatchObject({
		kind: 'other-language',
		reason: expect.stringContaining('Spanish'),
	})
})

const folders = ['../../../bench/calls', '../../../seed/calls'].map((path) => join(import.meta.dirname, path))
const salesCalls = folders.flatMap((folder) =>
	readdirSync(folder)
		.filter((file) => file.endsWith('.json'))
		.map((file) => ({ file, turns: JSON.parse(readFileSync(join(folder, file), 'utf8')).turns })),
)

test('every sales conversation in the benchmark and the demo data is scored', () => {
	const unscored = salesCalls.filter(({ turns }) =>
		whyNotScored(readCall(turns.map((turn: object) => ({ ...turn, confidence: null })))),
	)
	// A voicemail.
	expect(unscored.map(({ file }) => file)).toEqual(['d-004.json'])
})
