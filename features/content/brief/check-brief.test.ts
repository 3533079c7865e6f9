import { expect, test } from 'vitest'
import { BriefCorrection, BriefView } from '../contract.ts'
import { readRequest } from '../request/read-request.ts'
import { someBrief } from '../writer/fixtures/brief.ts'
import { checkBrief } from './check-brief.ts'
import { correctBrief, viewBrief } from './correct-brief.ts'
import { fitLimits } from './fit-limits.ts'
import { tellUnmet } from './tell-unmet.ts'

const point = (label: string, brief: Parameters<typeof checkBrief>[0], content: string) =>
	checkBrief(brief, content).find((each) => each.label === label)

test('a name, a figure and a limit are met or not', () => {
	const brief = someBrief({
		customer: 'Denise',
		figures: [{ kind: 'total_debt', text: '$31,480', asked: '31480' }],
		limits: { words: 8 },
	})
	expect(point('To', brief, 'Hi Denise, you owe $31,480.')?.isMet).toBe(true)
	expect(point('Total debt', brief, 'Hi Denise, you owe a lot.')?.isMet).toBe(false)
	expect(point('Length', brief, 'Hi Denise, you owe $31,480.')?.isMet).toBe(true)
	expect(point('Length', brief, 'Hi Denise, you owe $31,480, and that is too long.')?.isMet).toBe(false)
})

test('checks the number of messages, and the length of each one', () => {
	const brief = someBrief({
		type: 'script',
		channel: 'voicemail',
		occasion: 'voicemail_set',
		messages: { count: 2, days: null },
		limits: { seconds: 5 },
	})
	const short = 'Voicemail 1\n“Hi, it’s Ann. Call me.”\n\nVoicemail 2\n“Hi, Ann again. Bye.”'
	expect(point('Messages', brief, short)?.isMet).toBe(true)
	expect(point('Length', brief, short)?.isMet).toBe(true)
	const long = `${short.replace('Bye.', 'Please call me back today when you have time for a short talk about it.')}`
	expect(point('Length', brief, long)?.isMet).toBe(false)
})

test('a computed figure names its formula', () => {
	const brief = someBrief({
		figures: [
			{ kind: 'fee_percent', text: '25%', asked: '25%' },
			{ kind: 'total_debt', text: '$31,480', asked: '31480' },
		],
	})
	expect(point('Fee if every debt is settled', brief, '')).toMatchObject({
		asked: '$7,870',
		note: '25% × $31,480',
	})
})

test('words that were to be included or left out are looked for', () => {
	const brief = someBrief({ include: ['Call me any time.'], avoid: ['exclamation_marks'] })
	expect(point('Include', brief, 'Call me any time. Thanks!')?.isMet).toBe(true)
	expect(point('Leave out', brief, 'Call me any time. Thanks!')?.isMet).toBe(false)
	expect(tellUnmet(checkBrief(brief, 'Thanks!')).map(({ asked }) => asked)).toEqual([
		'Include: “Call me any time.”',
		'Leave out: Exclamation marks',
	])
})

test('the reading level is measured', () => {
	const brief = someBrief({ readingGrade: 6 })
	expect(point('Reading level', brief, 'You can stop at any time. It is your money.')?.isMet).toBe(true)
	const stiff =
		'Notwithstanding considerable deterioration of creditworthiness, participation necessitates continuing contributions.'
	expect(point('Reading level', brief, stiff)?.isMet).toBe(false)
})

test('a piece is shortened to its limit without losing a figure or the greeting', () => {
	const brief = someBrief({
		stage: 'in_program',
		customer: 'Bob',
		figures: [{ kind: 'appointment', text: 'Tuesday at 3 pm', asked: 'tuesday 3pm' }],
		limits: { words: 16 },
	})
	const content =
		'Hi Bob,\n\nThanks for your note. It was good to hear from you after such a long time. Our call is on Tuesday at 3 pm. Until then, keep your statements at hand.\n\nThanks,\nAnn'
	const fitted = fitLimits(brief, content)
	expect(point('Length', brief, fitted)?.isMet).toBe(true)
	expect(fitted).toContain('Tuesday at 3 pm')
	expect(fitted.startsWith('Hi Bob,')).toBe(true)
})

test('a corrected brief takes what was corrected and keeps the rest', () => {
	const brief = someBrief({ customer: 'Denise', messages: { count: 3, days: [1, 3, 7] } })
	const corrected = correctBrief(brief, {
		kind: 'sequence',
		count: 4,
		figures: [{ kind: 'monthly_deposit', text: '480' }],
	})
	expect(corrected).toMatchObject({
		type: 'sequence',
		customer: 'Denise',
		messages: { count: 4, days: null },
	})
	expect(corrected.figures).toEqual([{ kind: 'monthly_deposit', text: '$480', asked: '480' }])
})

test('a title or a part of a word is not a name, and each of two people has to be named', () => {
	const lee = someBrief({ customer: 'Mr. Lee' })
	expect(point('To', lee, 'Hi Mr. Leeds, sleep on it.')?.isMet).toBe(false)
	const both = someBrief({ customer: 'Denise Walker and Ray' })
	expect(point('To', both, 'Hi Denise,')?.isMet).toBe(false)
	expect(point('To', both, 'Hi Denise and Ray,')?.isMet).toBe(true)
})

test('a number can be spelled out, but a shorter number is not part of a longer one', () => {
	const cards = someBrief({ figures: [{ kind: 'accounts', text: '5 cards', asked: '5 cards' }] })
	expect(point('Accounts', cards, 'You have five cards.')?.isMet).toBe(true)
	const three = someBrief({ figures: [{ kind: 'total_debt', text: '$3', asked: '$3' }] })
	expect(point('Total debt', three, 'You owe $31,480.')?.isMet).toBe(false)
})

test.each([
	'text Bob in 3 seconds and 5 characters',
	`email ${'Ann and Bo '.repeat(60)}, ${'$5,000 on Chase, '.repeat(100)}`,
	'12 voicemails, 5 seconds each, 10 words each, for Ann who went quiet',
	`say "${'x'.repeat(280)}" in the email to Bob`,
])('the brief of %s can be shown and sent back', (request) => {
	const {
		points: _points,
		choices: _choices,
		...fields
	} = BriefView.parse(viewBrief(readRequest(request), 'Hi.'))
	expect(BriefCorrection.safeParse(fields).error).toBeUndefined()
})
