import { expect, test } from 'vitest'
import { formatNotice } from './format-notice.ts'

test('a notice names each rule once, and stays short', () => {
	const notice = formatNotice([
		{ title: 'Guaranteed result' },
		{ title: 'Fee in advance' },
		{ title: 'Guaranteed result' },
	])
	expect(notice).toBe(
		'Candor found a critical statement in one of your recent calls: Guaranteed result; Fee in advance. Open the call in Candor to see how to fix it.',
	)
	const many = Array.from({ length: 20 }, (_, number) => ({ title: `Rule number ${number}` }))
	expect(formatNotice(many)).toHaveLength(255)
	expect(formatNotice(many)).toMatch(/…\. Open the call/)
})
