import { expect, test } from 'vitest'
import type { LiveEntry, Trigger } from '#features/live-coaching/contract.ts'
import { feelFeltFound, hintMilliseconds, mostPhrases, mostTriggers } from '#features/live-coaching/limits.ts'
import { chooseHint, dismissHint, type HintState, hintAt, noHints } from './choose-hint.ts'
import { readyTriggers } from './match-triggers.ts'

const noon = Date.parse('2026-03-02T12:00:00Z')
const seconds = (count: number) => noon + count * 1000

let count = 0
const someTrigger = (phrases: string[], wanted: Partial<Trigger> = {}): Trigger => ({
	id: `trigger-${++count}`,
	title: phrases[0] ?? '',
	phrases,
	notPhrases: [],
	speaker: 'customer',
	hint: `About ${phrases[0]}`,
	coolDownSeconds: 0,
	mostPerCall: 50,
	priority: 10,
	isEnabled: true,
	isBuiltIn: false,
	...wanted,
})

/** Lists the hint each line brings: 'C: …' is the customer's, 'R: …' the rep's, '?: …' anyone's, ten seconds apart. */
function hintsFor(triggers: Trigger[], ...lines: string[]) {
	const ready = readyTriggers(triggers)
	const speakers: Record<string, LiveEntry['speaker'] | null> = { C: 'customer', R: 'rep', '?': null }
	let state: HintState = noHints
	return lines.map((line, at) => {
		const entry = { id: `entry-${at}`, speaker: speakers[line[0] ?? ''] ?? null, text: line.slice(3) }
		const before = state.hint?.key
		state = chooseHint(state, entry, ready, seconds(at * 10))
		return state.hint && state.hint.key !== before ? state.hint.text : null
	})
}

test('a hint comes when the customer says its words, whatever their case and punctuation', () => {
	const triggers = [someTrigger(['think about it'])]
	expect(hintsFor(triggers, 'C: Let me THINK, about it.')).toEqual(['About think about it'])
	expect(hintsFor(triggers, 'C: Let me think it about.')).toEqual([null])
})

test('words are heard, not parts of words', () => {
	expect(hintsFor([someTrigger(['cost', 'ad'])], 'C: My Costco card is bad, I accosted nobody.')).toEqual([
		null,
	])
})

test('expands contractions', () => {
	const lines = [
		"C: I can't afford that",
		'C: I cannot afford that',
		'C: I can not afford that',
		'C: I cant afford it',
	]
	expect(hintsFor([someTrigger(["can't afford"])], ...lines)).not.toContain(null)
	expect(hintsFor([someTrigger(['isn’t the right time'])], 'C: It is not the right time')).not.toContain(null)
	expect(hintsFor([someTrigger(["it's too much"])], 'C: it is too much')).not.toContain(null)
	expect(hintsFor([someTrigger(['well'])], "C: We'll see.")).toEqual([null])
})

test('words that a pause cut in two entries are heard together', () => {
	const triggers = [someTrigger(['think about it'])]
	expect(hintsFor(triggers, 'C: I would have to think', 'C: about it for a day')).toEqual([
		null,
		'About think about it',
	])
	expect(hintsFor(triggers, 'C: I would have to think', 'R: about it?', 'C: about it')).toEqual([
		null,
		null,
		null,
	])
})

test('a phrase said once gives its hint once, however long others are', () => {
	const triggers = [someTrigger(['price']), someTrigger(['a phrase of quite a few words'])]
	expect(hintsFor(triggers, 'C: the price', 'C: then')).toEqual(['About price', null])
})

test('a not-phrase in the same words keeps the hint away', () => {
	const triggers = [someTrigger(['cost'], { notPhrases: ['cost of living'] })]
	expect(hintsFor(triggers, 'C: The cost of living is up', 'C: So what does it cost')).toEqual([
		null,
		'About cost',
	])
})

test('a trigger listens to the speaker it is set for', () => {
	const both = [someTrigger(['refund'], { speaker: 'rep' }), someTrigger(['cancel'], { speaker: 'anyone' })]
	expect(hintsFor(both, 'C: A refund?', 'R: A refund.', 'C: cancel', 'R: cancel')).toEqual([
		null,
		'About refund',
		'About cancel',
		'About cancel',
	])
})

test('where no one knows who speaks, every trigger listens', () => {
	const both = [someTrigger(['refund'], { speaker: 'rep' }), someTrigger(['price'])]
	expect(hintsFor(both, '?: what is the price', '?: of a refund')).toEqual(['About price', 'About refund'])
})

test('what the coach says itself gives no hint', () => {
	const entry = { id: 'a', speaker: 'ai', text: 'price' } as const
	expect(
		chooseHint(noHints, entry, readyTriggers([someTrigger(['price'], { speaker: 'anyone' })]), noon).hint,
	).toBeNull()
})

test('of two simultaneous hints the more important one is shown, and of equals the one shown less', () => {
	const [price, wife] = [someTrigger(['price'], { priority: 90 }), someTrigger(['wife'])]
	expect(hintsFor([wife, price], 'C: My wife asks the price')).toEqual(['About price'])
	const equals = [someTrigger(['home']), someTrigger(['late'])]
	expect(hintsFor(equals, 'C: home late', 'C: late home')).toEqual(['About home', 'About late'])
})

test('a hint is not given again while it cools down', () => {
	const triggers = [someTrigger(['price'], { coolDownSeconds: 15 })]
	expect(hintsFor(triggers, 'C: price', 'C: price', 'C: price')).toEqual(['About price', null, 'About price'])
})

test('a hint is not given more often in a call than it is set for', () => {
	const triggers = [someTrigger(['price'], { mostPerCall: 2 })]
	expect(hintsFor(triggers, 'C: price', 'C: price', 'C: price')).toEqual(['About price', 'About price', null])
})

test('a trigger that is cooling down leaves the place to another', () => {
	const triggers = [someTrigger(['price'], { priority: 90, mostPerCall: 1 }), someTrigger(['wife'])]
	expect(hintsFor(triggers, 'C: price', 'C: price for my wife')).toEqual(['About price', 'About wife'])
})

test('a trigger that is switched off gives nothing', () => {
	expect(hintsFor([someTrigger(['price'], { isEnabled: false })], 'C: price')).toEqual([null])
})

test('a trigger without words of its own says feel, felt, found', () => {
	expect(hintsFor([someTrigger(['budget'], { hint: null })], 'C: My budget!')).toEqual([feelFeltFound])
})

test('a hint stays until the next one, until it has been there for 45 s, or until it is dismissed', () => {
	const ready = readyTriggers([someTrigger(['price']), someTrigger(['wife'])])
	const shown = chooseHint(noHints, { id: 'a', speaker: 'customer', text: 'price' }, ready, noon)
	expect(hintAt(shown, noon + hintMilliseconds - 1)?.text).toBe('About price')
	expect(hintAt(shown, noon + hintMilliseconds)).toBeNull()
	expect(hintAt(dismissHint(shown), noon)).toBeNull()
	const later = chooseHint(shown, { id: 'b', speaker: 'customer', text: 'my wife' }, ready, seconds(1))
	expect(hintAt(later, seconds(1))?.text).toBe('About wife')
})

test('a dismissed hint cools down like any other', () => {
	const ready = readyTriggers([someTrigger(['price'], { coolDownSeconds: 60 })])
	const entry = { id: 'a', speaker: 'customer', text: 'price' } as const
	const dismissed = dismissHint(chooseHint(noHints, entry, ready, noon))
	expect(chooseHint(dismissed, entry, ready, seconds(59)).hint).toBeNull()
	expect(chooseHint(dismissed, entry, ready, seconds(60)).hint?.text).toBe('About price')
})

test('the most triggers there may be all find their words', () => {
	const triggers = Array.from({ length: mostTriggers }, (_, trigger) =>
		someTrigger(Array.from({ length: mostPhrases }, (_, phrase) => `the word ${trigger} of ${phrase}`)),
	)
	const lines = triggers.map((_, trigger) => `C: well the word ${trigger} of ${trigger % mostPhrases} it is`)
	expect(hintsFor(triggers, ...lines)).toEqual(triggers.map(({ hint }) => hint))
})
