import { expect, test } from 'vitest'
import type { LiveReading, LiveWarning } from '#features/live-coaching/contract.ts'
import { readyTriggers } from '../hints/match-triggers.ts'
import type { CallState, Speaker } from './call-state.ts'
import { hear, noon, someTrigger, startedCall } from './fixtures/live-call.ts'
import { guessSpeaker } from './guess-speaker.ts'
import { openWarnings, takeReading, takeWords } from './live-state.ts'
import { speakerLabel } from './speaker-names.ts'
import { assignLine, swapSpeakers } from './speakers.ts'
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
	isToCheck: false,
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
const warningTexts = (call: CallState) => openWarnings(call).map(whoSaid)

test('an introduction by the rep is attributed to the rep, as a guess', () => {
	const call = someCall(['Hi Maria, this is Sam with Harbor Debt Relief.', 'Oh. Okay.', 'How are you today?'])
	expect(labels(call)).toEqual(['Possibly you', 'Possibly customer', 'Possibly you'])
	expect(guessSpeaker('This call is recorded, by the way.')).toBe('rep')
	expect(guessSpeaker('My husband lost his job.')).toBe('customer')
	expect(guessSpeaker('This is really hard with my mother.')).toBeNull()
	expect(guessSpeaker('You said this call is recorded and my husband heard it.')).toBeNull()
})

test('lines from separate audio channels are certain and cannot be corrected', () => {
	const call = someCall(['Hello', 'Hello?'], 'customer')
	expect(labels(call)).toEqual(['Customer', 'Customer'])
	expect(assignLine(call, '0', 'rep', [])).toBe(call)
	expect(labels(swapSpeakers(call))).toEqual(['Customer', 'Customer'])
})

test('a corrected line is no longer a guess', () => {
	const call = assignLine(someCall(['Hello', 'Hi', 'So']), '0', 'rep', [])
	expect(labels(call)).toEqual(['You', 'Possibly you', 'Possibly customer'])
	expect(labels(assignLine(call, '0', 'customer', []))).toEqual([
		'Customer',
		'Possibly you',
		'Possibly customer',
	])
	expect(assignLine(call, 'gone', 'rep', [])).toBe(call)
})

test('after a correction of the newest line, the other speaker is expected next', () => {
	const call = someCall(['Hello'])
	expect(call.speaker).toBe('rep')
	expect(assignLine(call, '0', 'rep', []).speaker).toBe('customer')
})

test('swapping all speakers changes guesses and keeps corrections', () => {
	const call = swapSpeakers(assignLine(someCall(['Hello', 'Hi', 'So']), '0', 'customer', []))
	expect(labels(call)).toEqual(['Customer', 'Possibly customer', 'Possibly you'])
	expect(call.speaker).toBe('customer')
})

test('a warning with a guessed speaker asks who said it', () => {
	const call = takeReading(someCall([claim]), reading([someWarning('0', { speaker: 'customer' })]))
	expect(warningTexts(call)).toEqual([`We’re not sure who said it. Did you say “${claim}”?`])
	expect(warningTexts(assignLine(call, '0', 'rep', []))).toEqual([`You said “${claim}”`])
	expect(warningTexts(assignLine(call, '0', 'customer', []))).toEqual([])
})

test('a warning about a customer who agrees too early quotes the customer', () => {
	const signed = someWarning('0', {
		kind: 'enrollment',
		speaker: 'customer',
		isSpeakerGuessed: false,
		quote: 'I signed it',
	})
	expect(warningTexts(takeReading(someCall(['I signed it'], 'customer'), reading([signed])))).toEqual([
		'The customer said “I signed it”',
	])
})

test('a reading after a correction replaces the warnings on the shown lines', () => {
	const call = takeReading(someCall([claim, 'Okay']), reading([someWarning('0'), someWarning('1')]))
	const corrected = assignLine(call, '0', 'customer', [])
	const read = takeReading(corrected, reading([]), corrected.corrections)
	expect(warningTexts(read)).toEqual([])
	expect(takeReading(read, reading([someWarning('1')]), read.corrections).warnings).toHaveLength(1)
})

test('a reading requested before a correction is ignored', () => {
	const call = assignLine(someCall([claim]), '0', 'customer', [])
	expect(takeReading(call, reading([someWarning('0')], ['time_to_results.E1']), 0)).toBe(call)
})

test('correcting a line resets the disclosures heard since that line', () => {
	const before = takeReading(someCall(['Hello']), reading([], ['caller_identity.E1']))
	const listened = { triggers: [], ready: readyTriggers([]) }
	const words = { id: 'late', text: 'The account is yours', confidence: null, speaker: null }
	const ticked = takeReading(
		takeWords(before, words, listened, noon),
		reading([], ['caller_identity.E1', 'dedicated_account_rights.E1']),
	)
	expect(assignLine(ticked, 'late', 'customer', []).heard).toEqual(['caller_identity.E1'])
})

test('a correction updates the speaker in a hint, and removes the hint if it no longer applies', () => {
	const call = someCall(['I have to think about it'])
	expect(whyHint(trigger, call.hintReason)).toBe('Heard “think about it”')
	const customers = assignLine(call, '0', 'customer', [trigger])
	expect(whyHint(trigger, customers.hintReason)).toBe('They said “think about it”')
	expect(assignLine(call, '0', 'rep', [trigger])).toMatchObject({ hints: { hint: null }, hintReason: null })
})
