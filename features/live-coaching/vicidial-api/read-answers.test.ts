import { expect, test } from 'vitest'
import { readClock, readRecordings } from './read-answers.ts'

const head = 'start_time|user|recording_id|lead_id|location'
const row = '2026-03-02 12:00:01|Maya_O|534820|876409|http://server/RECORDINGS/a-all.wav'
const read = {
	startTime: '2026-03-02 12:00:01',
	agentId: 'maya_o',
	recordingId: '534820',
	leadId: '876409',
	address: 'http://server/RECORDINGS/a-all.wav',
}

test('recordings are read with pipes and with commas, in whatever order the columns are', () => {
	expect(readRecordings(`${head}\n${row}\n`)).toEqual([read])
	expect(readRecordings(`${head}\r\n${row}\r\n`.replaceAll('|', ','))).toEqual([read])
	const longer = `start_time|user|recording_id|lead_id|duration|location\n${row.replace('|http', '|63|http')}`
	expect(readRecordings(longer)).toEqual([read])
	expect(readRecordings(`${head}\n${row},b`.replaceAll('|', ','))[0]?.address).toBe(`${read.address},b`)
})

test('a recording without an address of its own is not there yet', () => {
	for (const location of [
		'',
		'20260302-120001_7275550137_2041',
		'file:///etc/passwd',
		'http://',
		'http://a b/c',
	])
		expect(readRecordings(`${head}\n2026-03-02 12:00:01|1|2|3|${location}`)[0]?.address).toBeNull()
})

test('an empty list of recordings is valid', () => {
	expect(readRecordings('ERROR: recording_lookup NO RECORDINGS FOUND - 6666|1000||2026-03-02|')).toEqual([])
	expect(readRecordings(head)).toEqual([])
})

const problemOf = (answer: string) => {
	try {
		return readRecordings(answer)
	} catch (error) {
		return error
	}
}

test("a refusal is final and repeats none of the dialer's text", () => {
	for (const answer of [
		'ERROR: Login incorrect, please try again: |candor|s3cret|BAD|',
		'ERROR: Invalid Username/Password: |candor|s3cret|BAD|',
		'ERROR: recording_lookup USER DOES NOT HAVE PERMISSION TO GET RECORDING INFO - 6666|0',
	]) {
		const problem = problemOf(answer)
		expect(problem).toMatchObject({ code: 'dialer-refused', retryable: false })
		expect(JSON.stringify(problem, Object.getOwnPropertyNames(problem))).not.toContain('s3cret')
	}
})

test('an answer that cannot be understood may pass', () => {
	for (const answer of ['<html>Please log in</html>', '', 'ERROR: something else', 'a|b|c'])
		expect([answer, problemOf(answer)]).toMatchObject([
			answer,
			{ code: 'dialer-not-understood', retryable: true },
		])
})

test('reads the dialer’s clock from what it reports', () => {
	const epoch = Date.UTC(2026, 2, 2, 17, 0, 0) / 1000
	const says = (date: string) => `VERSION: 2.14-90|BUILD: 240213-0840|DATE: ${date}|EPOCH: ${epoch}|DST: 0|`
	expect(readClock(says('2026-03-02 12:00:00'))).toBe(-5 * 3600_000)
	expect(readClock(says('2026-03-02 22:30:02'))).toBe(5.5 * 3600_000)
	expect(readClock(says('2026-03-02 17:00:00'))).toBe(0)
	for (const nonsense of ['', says('2009-01-15 14:59:33'), 'VERSION: 1|BUILD: 2'])
		expect(() => readClock(nonsense)).toThrow('can’t read')
})
