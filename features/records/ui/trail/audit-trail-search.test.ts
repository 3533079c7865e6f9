import { expect, test } from 'vitest'
import { readAuditTrailSearch, writeAuditQuery } from './audit-trail-search.ts'

test('an address keeps what the trail knows and drops the rest', () => {
	const said = { person: 'p1', action: 'recording.deleted', subject: 7, from: '2026-11-01', to: '2026-11-30' }
	expect(readAuditTrailSearch({ ...said, page: 2 })).toEqual({ ...said, subject: '7' })
	expect(readAuditTrailSearch({ action: 'recording.burned', from: 'yesterday', to: '2026-13-01' })).toEqual(
		{},
	)
})

test('the last day is included, whole, where the reader is', () => {
	const query = writeAuditQuery({ from: '2026-10-31', to: '2026-11-01' })
	expect(query.get('from')).toBe(new Date(2026, 9, 31).toISOString())
	expect(query.get('to')).toBe(new Date(2026, 10, 2).toISOString())
	expect([...query.keys()]).toEqual(['from', 'to'])
})
