import { expect, test } from 'vitest'
import type { LiveEvent, LiveReading, LiveWarning } from '#features/live-coaching/contract.ts'
import { entriesShown } from '#features/live-coaching/limits.ts'
import { type LiveState, noCall } from './call-state.ts'
import { hear, noon, someStart, someTrigger, startedCall } from './fixtures/live-call.ts'
import {
	isOver,
	openWarnings,
	takeEvent,
	takeReading,
	waitsForNotice,
	withNotice,
	withoutHint,
} from './live-state.ts'
import { whyHint } from './why-hint.ts'

const someArrival = (seq: number, callId: string): LiveEvent => ({
	type: 'recording_arrived',
	seq,
	callId,
	recordingId: '5a2c1e0e-7a44-4c31-9c53-2f0c2a7b9d11',
	timestamp: '2026-03-02T12:12:00Z',
})
const someEnd = (seq: number, callId: string): LiveEvent => ({
	type: 'call_end',
	seq,
	callId,
	timestamp: '2026-03-02T12:09:00Z',
})
const after = (...events: LiveEvent[]) => events.reduce<LiveState>(takeEvent, noCall)
test('a call that begins with coaching shows, and is cleared when it ends', () => {
	const begun = after(someStart())
	expect(begun.current?.call).toEqual({
		callId: 'M1',
		agentId: '2041',
		phoneNumber: '6025550148',
		campaign: 'DEBT1',
		startTime: '2026-03-02T12:00:00Z',
		consentState: null,
	})
	expect(takeEvent(begun, someEnd(2, 'M1'))).toEqual({ seq: 2, current: null })
})

test('a call that begins without coaching shows nothing', () => {
	expect(after(someStart({ autoStartCoaching: false }))).toEqual({ seq: 1, current: null })
})

test('the end of another call changes nothing but the number of the event', () => {
	const { seq, current } = after(someStart(), someEnd(2, 'M0'))
	expect([seq, current?.call.callId]).toEqual([2, 'M1'])
})

test('what is learned of a call later is taken up, and what was heard stays', () => {
	const state: LiveState = { seq: 1, current: { ...hear(startedCall(), [], ['Hello']), isClosed: true } }
	const { current } = takeEvent(state, someStart({ seq: 2, phoneNumber: '8055550123', consentState: 'CA' }))
	expect(current?.call).toMatchObject({ phoneNumber: '8055550123', consentState: 'CA' })
	expect(current?.entries).toHaveLength(1)
	expect(current?.isClosed).toBe(true)
})

test('a new call replaces a previous one whose end was not reported', () => {
	const { current } = takeEvent(
		{ seq: 1, current: { ...hear(startedCall(), [], ['Hello']), isClosed: true } },
		someStart({ seq: 2, callId: 'M2' }),
	)
	expect(current).toMatchObject({ isClosed: false, entries: [], call: { callId: 'M2' } })
})

test('speakers alternate, beginning with the customer', () => {
	const call = hear(startedCall(), [], ['One', 'Two', 'Three'])
	expect(call.entries.map(({ speaker }) => speaker)).toEqual(['customer', 'rep', 'customer'])
	expect(call.entries.every(({ speakerFrom }) => speakerFrom === 'guess')).toBe(true)
	expect(call.speaker).toBe('rep')
})

test('known speakers do not alternate', () => {
	const call = hear(startedCall(), [], ['One', 'Two'], 'rep')
	expect(call.entries.map(({ speaker }) => speaker)).toEqual(['rep', 'rep'])
	expect(call.entries.every(({ speakerFrom }) => speakerFrom === 'channel')).toBe(true)
	expect(call.speaker).toBe('rep')
})

test('the newest entries are kept', () => {
	const lines = Array.from({ length: entriesShown + 3 }, (_, line) => `Line ${line}`)
	const { entries } = hear(startedCall(), [], lines)
	expect(entries.map(({ text }) => text)).toEqual(lines.slice(3))
})

test('a hint quotes the words that triggered it', () => {
	const triggers = [someTrigger(['sleep on it', 'think about it'])]
	const call = hear(startedCall(), triggers, ['I have to think', 'about it'])
	expect(call.hints.hint?.text).toBe('Say this')
	expect(call.hintReason && whyHint({ title: '' }, call.hintReason)).toBe('Heard “think about it”')
	expect(withoutHint(call)).toMatchObject({ hints: { hint: null }, hintReason: null })
})

test('a hint on the rep’s words says “You said”', () => {
	const call = hear(startedCall(), [someTrigger(['guarantee'], 'rep')], ['I guarantee'], 'rep')
	expect(whyHint({ title: '' }, call.hintReason)).toBe('You said “guarantee”')
})

test('in all-party consent states, listening starts only after the recording notice', () => {
	const call = startedCall({ consentState: 'CA' })
	expect(waitsForNotice(call)).toBe(true)
	const noticed = withNotice(call)
	expect(waitsForNotice(noticed)).toBe(false)
	expect(noticed.heard).toEqual(['recording_notice.E1'])
	expect(waitsForNotice(startedCall())).toBe(false)
})

test('a rep who is heard mentioning the recording need not confirm it', () => {
	const reading = { disclosures: [], heard: ['recording_notice.E1'], warnings: [], hasAgreedToEnroll: false }
	const call = startedCall({ consentState: 'CA' })
	expect(waitsForNotice(takeReading(hear(call, [], ['This call is recorded'], 'rep'), reading))).toBe(false)
	expect(waitsForNotice(takeReading(hear(call, [], ['This call is recorded']), reading))).toBe(true)
})

test('a warning shows once, and stays until it is dismissed', () => {
	const warning = (key: string) => ({ key }) as LiveWarning
	const reading = (...keys: string[]): LiveReading => ({
		disclosures: [],
		heard: ['time_to_results.E1'],
		warnings: keys.map(warning),
		hasAgreedToEnroll: false,
	})
	let call = takeReading(takeReading(startedCall(), reading('a')), reading('a', 'b'))
	expect(openWarnings(call).map(({ key }) => key)).toEqual(['b', 'a'])
	call = takeReading({ ...call, dismissed: ['b'] }, reading('b'))
	expect(openWarnings(call).map(({ key }) => key)).toEqual(['a'])
	expect(call.heard).toEqual(['time_to_results.E1'])
})

test('a call without a reported end is over after four hours', () => {
	const call = startedCall()
	expect(isOver(call, noon + 4 * 3600_000)).toBe(false)
	expect(isOver(call, noon + 4 * 3600_000 + 1)).toBe(true)
})

test('a notice that a rep confirmed is kept, even when a reading requested before arrives after it', () => {
	const confirmed = withNotice(startedCall({ consentState: 'CA' }))
	const reading = { disclosures: [], heard: ['time_to_results.E1'], warnings: [], hasAgreedToEnroll: false }
	const late = takeReading(confirmed, reading)
	expect(late.heard.toSorted()).toEqual(['recording_notice.E1', 'time_to_results.E1'])
	expect(waitsForNotice(late)).toBe(false)
})

test('a recording that comes in leaves the call in progress alone', () => {
	const during = takeEvent(takeEvent(noCall, someStart()), someArrival(2, 'M0'))
	expect(during.current?.call.callId).toBe('M1')
	expect(during.seq).toBe(2)
})
