import { expect, test } from 'vitest'
import { callTitle, fileNameDetail } from './call-title.ts'

const call = (salesAgentName: string, prospectName: string) => ({
	originalName: '1699999999999-123456789-denise.mp3',
	uploadedAt: '2026-11-24T12:00:00.000Z',
	callMetadata: { salesAgentName, prospectName },
	owner: { name: 'Maya Ortiz' },
})

test.each([
	['Maya Ortiz', 'Denise Alvarado', 'Maya Ortiz with Denise Alvarado'],
	['maya', 'Denise Alvarado', 'Maya Ortiz with Denise Alvarado'],
	['Sam Okafor', 'Denise Alvarado', 'Sam Okafor with Denise Alvarado'],
	['Maya Ortiz', 'Unknown', 'Maya Ortiz, call of Nov 24'],
	['', 'Denise Alvarado', 'Maya Ortiz with Denise Alvarado'],
	['Unknown', '', 'denise.mp3'],
])('a call of “%s” with “%s” is titled %s', (rep, customer, title) => {
	expect(callTitle(call(rep, customer))).toBe(title)
})

test('the file name is a detail, unless it is the title', () => {
	expect(fileNameDetail(call('Maya Ortiz', ''))).toBe('denise.mp3')
	expect(fileNameDetail(call('', ''))).toBeNull()
})
