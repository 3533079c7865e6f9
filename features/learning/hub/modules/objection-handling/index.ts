import { hubModule } from '../../hub-module.ts'
import { fears } from './fears.ts'
import { fourSteps } from './four-steps.ts'
import { money } from './money.ts'
import { otherPeople } from './other-people.ts'
import { trust } from './trust.ts'

export const objectionHandling = hubModule({
	id: 'objection-handling',
	title: 'Objection Handling',
	category: 'Sales skills',
	level: 'Intermediate',
	overview:
		'Acknowledge, clarify, answer, confirm, and stop after two tries: the pattern, and the objections that come up, from money to trust to other people and the fears that are well founded.',
	topics: ['The four steps', 'Price', 'Trust', 'Other people', 'Credit and bankruptcy'],
	keyPoints: [
		'One question before any answer.',
		'Concede what is true, the bad part first.',
		'Two tries, then a dated next step or goodbye.',
	],
	lessons: [fourSteps, money, trust, otherPeople, fears],
})
