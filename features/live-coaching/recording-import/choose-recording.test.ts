import { expect, test } from 'vitest'
import { chooseRecording } from './choose-recording.ts'

const call = {
	agentId: '2041',
	leadId: '88' as string | null,
	recordingName: null as string | null,
	startedAt: new Date('2026-03-02T17:00:00Z'),
	endedAt: new Date('2026-03-02T17:20:00Z'),
}
/** New York in winter. */
const ahead = -5 * 3600_000

/** A line of the log of the agent and lead of the call, at a time of its day in New York. */
const line = (time: string, more: object = {}) => ({
	startTime: `2026-03-02 ${time}`,
	agentId: '2041',
	recordingId: `id-${time}`,
	leadId: '88',
	address: `http://dialer/RECORDINGS/20260302-${time.replaceAll(':', '')}_7275550137_2041-all.mp3`,
	...more,
})

const choose = (log: ReturnType<typeof line>[], more: Partial<typeof call> = {}, taken: string[] = []) =>
	chooseRecording({ ...call, ...more }, log, { ahead, taken: new Set(taken) })?.recordingId

test('the one that the dialer named is taken, by its number or its file, wherever the dialer put it', () => {
	const log = [line('09:00:00'), line('12:00:01')]
	expect(choose(log, { recordingName: 'id-09:00:00' })).toBe('id-09:00:00')
	expect(choose(log, { recordingName: '20260302-090000_7275550137_2041' })).toBe('id-09:00:00')
	expect(choose(log, { recordingName: '20260302-0900' })).toBeUndefined()
	expect(choose(log, { recordingName: 'another' })).toBeUndefined()
})

test('without a name it is the agent’s that began nearest to the start of the call', () => {
	const log = [line('09:00:00'), line('12:19:00'), line('12:00:04'), line('11:58:00'), line('12:30:00')]
	expect(choose(log)).toBe('id-12:00:04')
	expect(choose([line('12:00:04')], { leadId: null })).toBe('id-12:00:04')
})

test('a recording of another call is not taken', () => {
	expect(choose([line('12:00:01', { agentId: '2042' })])).toBeUndefined()
	expect(choose([line('12:00:01', { leadId: '89' })])).toBeUndefined()
	expect(choose([line('12:20:01')])).toBeUndefined()
	expect(choose([line('11:54:00')])).toBeUndefined()
	expect(choose([line('17:00:00')])).toBeUndefined()
	expect(choose([line('12:00:01')], {}, ['20260302-120001_7275550137_2041'])).toBeUndefined()
	expect(choose([line('12:00:01')], {}, ['id-12:00:01'])).toBeUndefined()
})

test('a log that cannot be read chooses nothing', () => {
	expect(choose([])).toBeUndefined()
	expect(choose([line('12:00:01', { startTime: '' })])).toBeUndefined()
})

test('a recording that is not done has no address, and is known by its number', () => {
	const found = chooseRecording(
		{ ...call, recordingName: '5' },
		[{ ...line('12:00:01', { recordingId: '5' }), address: null }],
		{ ahead, taken: new Set() },
	)
	expect(found).toMatchObject({ recordingId: '5', address: null })
})
