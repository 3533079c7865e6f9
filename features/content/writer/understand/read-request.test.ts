import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

test('a request typed in haste is understood', () => {
	const brief = readRequest('fu email 4 lady w 31k on 5 cards hubby has to ok it')
	expect(brief).toMatchObject({
		type: 'email',
		partner: { relation: 'husband', name: null },
		objections: ['spouse'],
		figures: [
			{ kind: 'total_debt', text: '$31,000', asked: '31k' },
			{ kind: 'accounts', text: '5 cards', asked: '5 cards' },
		],
	})
})
