import { expect, test } from 'vitest'
import { BriefCorrection, type BriefView } from '#features/content/contract.ts'
import { draftOf, readDraft } from './brief-draft.ts'

const brief: BriefView = {
	kind: 'voicemail_set',
	tone: 'warm',
	piece: null,
	customer: 'Denise',
	rep: null,
	company: null,
	count: 3,
	limits: { seconds: 20, words: 60 },
	figures: [{ kind: 'total_debt', text: '$31,480' }],
	include: ['Call me any time.'],
	avoid: ['questions'],
	points: [],
	choices: [],
}

test('a brief that no one changes is sent as it was', () => {
	const { points: _points, choices: _choices, ...fields } = brief
	expect(readDraft(draftOf(brief))).toEqual(fields)
})

test('empty fields are sent as unknown, empty figures and lines not at all', () => {
	const draft = { ...draftOf(brief), customer: ' ', count: '', words: '0', include: '\n One line. \n\n' }
	const correction = readDraft({ ...draft, figures: [{ id: '1', kind: 'other', text: '  ' }] })
	expect(correction).toMatchObject({ customer: null, count: null, figures: [], include: ['One line.'] })
	expect(correction.limits).toEqual({ seconds: 20 })
	expect(BriefCorrection.safeParse(correction).success).toBe(true)
})
