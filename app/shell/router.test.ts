import { join } from 'node:path'
import { runnerImport } from 'vite'
import { expect, test } from 'vitest'
import { totalPrice } from '#features/billing/contract.ts'
import { completeOrder } from '#features/billing/ui/order.ts'
import { formatDollars } from '#platform/text/format-number.ts'

const { router } = (
	await runnerImport<typeof import('./router.tsx')>(join(import.meta.dirname, 'router.tsx'))
).module

/** The search parameters that the page at this address receives. */
function searchOf(address: string): Record<string, unknown> {
	const { pathname, searchParams } = new URL(address, 'http://localhost')
	const given = router.options.parseSearch?.(searchParams.toString()) ?? {}
	return router.matchRoutes(pathname, given).at(-1)?.search ?? {}
}

type Reader = { parameters: string[] } & ((search: Record<string, unknown>) => Record<string, unknown>)

const pages = Object.values(router.routesByPath).flatMap(({ fullPath, options }) =>
	options.validateSearch ? [{ path: fullPath, read: options.validateSearch as unknown as Reader }] : [],
)

const invalidValues = [
	'bogus',
	'',
	'-5',
	'0.5',
	'1e999',
	'NaN',
	'true',
	'null',
	'[1]',
	'{"a":1}',
	'a'.repeat(30_000),
]

test.each(pages)('$path receives only valid search parameters', ({ path, read }) => {
	for (const name of read.parameters)
		for (const value of invalidValues) {
			const search = searchOf(`${path}?${name}=${encodeURIComponent(value)}`)
			const received = Object.fromEntries(read.parameters.map((each) => [each, search[each]]))
			// Reading them again changes nothing, so nothing bypassed the reader.
			expect(read(received)).toEqual(received)
		}
})

test.each([
	'/recordings?filter=bogus',
	'/recordings?sort=bogus',
	'/sales-content?type=bogus',
	'/admin-dashboard?days=5',
	'/employees?status=bogus',
	'/employees/7?tab=bogus',
	'/audit-trail?action=bogus&from=2026-13-01',
	'/role-play?seed=-1',
	'/recordings/7?t=-1',
])('ignores the invalid parameters of %s', (address) => {
	expect(Object.values(searchOf(address)).filter((value) => value !== undefined)).toEqual([])
})

test.each(['/checkout', '/subscribe'])('%s falls back to a valid order', (path) => {
	const amounts = invalidValues.flatMap((value) =>
		['tier', 'billing', 'seats'].map((name) =>
			formatDollars(totalPrice(completeOrder(searchOf(`${path}?${name}=${encodeURIComponent(value)}`)))),
		),
	)
	expect(new Set(amounts)).toEqual(new Set(['$39']))
})
