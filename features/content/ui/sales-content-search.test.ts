import { expect, test } from 'vitest'
import { readSalesContentSearch } from './sales-content-search.ts'

test('the address says which piece is open and what the library is narrowed to', () => {
	const search = { tab: 'library', item: 'a1', q: 401, type: 'email', favorite: true, scope: 'team' }
	expect(readSalesContentSearch(search)).toEqual({ ...search, q: '401' })
	expect(readSalesContentSearch({ item: 'a1' })).toEqual({ tab: 'library', item: 'a1' })
})

test('a link carries a request into the generator, cut to what the box takes', () => {
	expect(readSalesContentSearch({ request: ' An email ', tab: 'library' })).toEqual({ request: 'An email' })
	expect(readSalesContentSearch({ request: 'a'.repeat(5000) }).request).toHaveLength(2000)
})

test('what makes no sense in an address is left out', () => {
	const nonsense = { tab: 'generate', item: ['a'], q: '  ', type: 'poem', favorite: 'no', scope: 'all', x: 1 }
	expect(readSalesContentSearch(nonsense)).toEqual({})
})
