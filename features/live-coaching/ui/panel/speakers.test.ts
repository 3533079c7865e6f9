import { expect, test } from 'vitest'
import type { LiveReading, LiveWarning } from '#features/live-coaching/contract.ts'
import { readyTriggers } from '../hints/match-triggers.ts'
import { hear, noon, someTrigger, startedCall } from './fixtures/live-call.ts'
import { guessSpeaker } from './guess-speaker.ts'
import { type CallState, openWarnings, type Speaker, takeReading, takeWords } from './live-state.ts'
import { speakerLabel } from './speaker-names.ts'
import { giveLineTo, swapSpeakers } from './speakers.ts'
import { whoSaid } from './who-said.ts'
import { whyHint } from './why-hint.ts'

const claim = 'We guarantee they settle for half'

const trigger = someTrigger(['think about it'])

const someCall = (lines: string[], speaker: Speaker | null = null) =>
	hear(startedCall(), [trigger], lines, speaker)
const labels = ({ entries }: CallState) => entries.map(speakerLabel)

const someWarning = (entryId: string, changes: Partial<LiveWarning> = {}): LiveWarning => ({
	key: `${entryId} guaranteed_result`,
	kind: 'statement',
	code: 'guaranteed_result',
	title: 'Guaranteed result',
	severity: 'critical',
	citation: '16 CFR 310.3',
	quote: claim,
	entryId,
	speaker: 'rep',
	isSpeakerGuessed: true,
	sayInstead: 'No creditor has to settle.',
	...changes,
})
const reading = (warnings: LiveWarning[], heard: string[] = []): LiveReading => ({
	disclosures: [],
	heard,
	warnings,
	hasAgreedToEnroll: false,
})
const told = (call: CallState) => openWarnings(call).map(whoSaid)

test('where the rep speaks first, what they say of themselves gives the line to them, as a guess', () => {
	const call = someCall(['Hi Maria, this is Sam with Harbor Debt Relief.', 'Oh. Okay.', 'How are you today?'])
	expect(labels(call)).toEqual(['Possibly you', 'Possibly customer', 'Possibly you'])
	expect(guessSpeaker('This call is recorded, by the way.')).toBe('rep')
	expect(guessSpeaker('My husband lost his job.')).toBe('customer')
	expect(guessSpeaker('This is really hard with my mother.')).toBeNull()
	expect(guessSpeaker('You said this call is recorded and my husband heard it.')).toBeNull()
})

test('a channel of its own leaves no guess and nothing to correct', () => {
	const call = someCall(['Hello', 'Hello?'], 'customer')
	expect(labels(call)).toEqual(['Customer', 'Customer'])
	expect(giveLineTo(call, '0', 'rep', [])).toBe(call)
	expect(labels(swapSpeakers(call))).toEqual(['Customer', 'Customer'])
})

test('one press gives a line to the other speaker, and it is no guess any more', () => {
	const call = giveLineTo(someCall(['Hello', 'Hi', 'So']), '0', 'rep', [])
	expect(labels(call)).toEqual(['You', 'Possibly you', 'Possibly customer'])
	expect(labels(giveLineTo(call, '0', 'customer', []))).toEqual([
		'Customer',
		'Possibly you',
		'Possibly customer',
	])
	expect(giveLineTo(call, 'gone', 'rep', [])).toBe(call)
})

test('after the newest line is corrected, the other one is taken to speak next', () => {
	const call = someCall(['Hello'])
	expect(call.speaker).toBe('rep')
	expect(giveLineTo(call, '0', 'rep', []).speaker).toBe('customer')
})

test('all guesses are swapped at once, and what the rep corrected stays', () => {
	const call = swapSpeakers(giveLineTo(someCall(['Hello', 'Hi', 'So']), '0', 'customer', []))
	expect(labels(call)).toEqual(['Customer', 'Possibly customer', 'Possibly you'])
	expect(call.speaker).toBe('customer')
})

test('nobody is told that they said what is only guessed to be theirs', () => {
	const call = takeReading(someCall([claim]), reading([someWarning('0', { speaker: 'customer' })]))
	expect(told(call)).toEqual([`The speaker is a guess. Did you say “${claim}”?`])
	expect(told(giveLineTo(call, '0', 'rep', []))).toEqual([`You said “${claim}”`])
	expect(told(giveLineTo(call, '0', 'customer', []))).toEqual([])
})

test('a customer who agrees too early is quoted as the customer', () => {
	const signed = someWarning('0', {
		kind: 'enrollment',
		speaker: 'customer',
		isSpeakerGuessed: false,
		quote: 'I signed it',
	})
	expect(told(takeReading(someCall(['I signed it'], 'customer'), reading([signed])))).toEqual([
		'The customer said “I signed it”',
	])
})

test('what is read after a correction takes the place of what was read of the lines before it', () => {
	const call = takeReading(someCall([claim, 'Okay']), reading([someWarning('0'), someWarning('1')]))
	const corrected = giveLineTo(call, '0', 'customer', [])
	const read = takeReading(corrected, reading([]), corrected.corrections)
	expect(told(read)).toEqual([])
	expect(takeReading(read, reading([someWarning('1')]), read.corrections).warnings).toHaveLength(1)
})

test('a reading asked for before a correction comes too late', () => {
	const call = giveLineTo(someCall([claim]), '0', 'customer', [])
	expect(takeReading(call, reading([someWarning('0')], ['time_to_results.E1']), 0)).toBe(call)
})

test('disclosures that a line had ticked are read anew without it', () => {
	const before = takeReading(someCall(['Hello']), reading([], ['caller_identity.E1']))
	const listened = { triggers: [], ready: readyTriggers([]) }
	const words = { id: 'late', text: 'The account is yours', confidence: null, speaker: null }
	const ticked = takeReading(
		takeWords(before, words, listened, noon),
		reading([], ['caller_identity.E1', 'dedicated_account_rights.E1']),
	)
	expect(giveLineTo(ticked, 'late', 'customer', []).heard).toEqual(['caller_identity.E1'])
})

test('a hint says whose words brought it once that is known, and goes when they were the rep’s', () => {
	const call = someCall(['I have to think about it'])
	expect(whyHint(trigger, call.hintReason)).toBe('Heard “think about it”')
	const customers = giveLineTo(call, '0', 'customer', [trigger])
	expect(whyHint(trigger, customers.hintReason)).toBe('They said “think about it”')
	expect(giveLineTo(call, '0', 'rep', [trigger])).toMatchObject({ hints: { hint: null }, hintReason: null })
})
