import { expect, test } from 'vitest'
import { router } from '#app/shell/router.tsx'
import { totalPrice } from '#features/billing/contract.ts'
import { formatDollars } from '#features/billing/ui/money.ts'
import { completeOrder } from '#features/billing/ui/order.ts'

/** The search parameters that the page of this address gets. */
function searchOf(address: string): Record<string, unknown> {
	const { pathname, searchParams } = new URL(address, 'http://localhost')
	const given = router.options.parseSearch?.(searchParams.toString()) ?? {}
	return router.matchRoutes(pathname, given).at(-1)?.search ?? {}
}

type Reader = { parameters: string[] } & ((search: Record<string, unknown>) => Record<string, unknown>)

const pages = Object.values(router.routesByPath).flatMap(({ fullPath, options }) =>
	options.validateSearch ? [{ path: fullPath, read: options.validateSearch as unknown as Reader }] : [],
)

const nonsense = [
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

test.each(pages)('$path gets no search parameter that it cannot use', ({ path, read }) => {
	for (const name of read.parameters)
		for (const value of nonsense) {
			const search = searchOf(`${path}?${name}=${encodeURIComponent(value)}`)
			const said = Object.fromEntries(read.parameters.map((each) => [each, search[each]]))
			// What it gets, it would take again as it is: nothing came by the reader.
			expect(read(said)).toEqual(said)
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
])('%s is the page as if nothing were said', (address) => {
	expect(Object.values(searchOf(address)).filter((value) => value !== undefined)).toEqual([])
})

test.each(['/checkout', '/subscribe'])('%s always asks for an amount that can be paid', (path) => {
	const amounts = nonsense.flatMap((value) =>
		['tier', 'billing', 'seats'].map((name) =>
			formatDollars(totalPrice(completeOrder(searchOf(`${path}?${name}=${encodeURIComponent(value)}`)))),
		),
	)
	expect(new Set(amounts)).toEqual(new Set(['$39']))
})
