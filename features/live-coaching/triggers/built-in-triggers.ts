import { knownObjections } from '#features/playbook/index.ts'
import type { EditTrigger } from '../contract.ts'

/** What live coaching listens for as delivered, by name. A null hint gives 'feel, felt, found'. */
export const builtInTriggers: Record<string, EditTrigger> = {
	price: builtIn({
		title: 'Price',
		phrases: [
			'price',
			'prices',
			'pricing',
			'expensive',
			"can't afford",
			"couldn't afford",
			'too much money',
			'a lot of money',
		],
		notPhrases: ['price of gas', 'price of groceries', 'full price'],
		hint: answerTo('price'),
		priority: 60,
	}),
	cost: builtIn({
		title: 'Cost',
		phrases: ['cost', 'costs', 'how much do you charge', 'your fee', 'your fees', 'the fee', 'the fees'],
		notPhrases: ['cost of living'],
	}),
	budget: builtIn({
		title: 'Budget',
		phrases: ['budget', 'fixed income', 'paycheck to paycheck', 'money is tight', 'money is really tight'],
	}),
	think_about_it: builtIn({
		title: 'Think about it',
		phrases: [
			'think about it',
			'think about this',
			'think about that',
			'think it over',
			'think this over',
			'think it through',
			'thinking about it',
			'sleep on it',
			'mull it over',
			'pray on it',
			'pray about it',
		],
		notPhrases: ['now that I think about it', 'when you think about it', 'come to think about it'],
		hint: answerTo('think_about_it'),
		priority: 60,
	}),
	spouse: builtIn({
		title: 'Spouse',
		phrases: [
			'spouse',
			'my wife',
			'my husband',
			'my partner',
			'my fiance',
			'my girlfriend',
			'my boyfriend',
			'my better half',
		],
		notPhrases: ['my wife passed', 'my husband passed', 'my wife died', 'my husband died'],
	}),
	competitor: builtIn({
		title: 'Competitor',
		phrases: [
			'competitor',
			'competitors',
			'another company',
			'other company',
			'other companies',
			'different company',
			'somebody else',
			'someone else',
			'shop around',
			'shopping around',
			'compare',
			'comparing',
			'better deal',
			'better offer',
		],
		notPhrases: ["someone else's card", "somebody else's card"],
		hint: answerTo('competitor'),
		priority: 60,
	}),
	not_right_time: builtIn({
		title: 'Not the right time',
		phrases: [
			'not the right time',
			"isn't the right time",
			"isn't a right time",
			'not a good time',
			"isn't a good time",
			'not the best time',
			"isn't the best time",
			'bad time',
			'wrong time',
			'bad timing',
			'not right now',
			'maybe later',
		],
		hint: answerTo('not_right_time'),
		priority: 60,
	}),
	manager: builtIn({
		title: 'Manager',
		phrases: ['manager', 'supervisor', 'your boss', 'someone in charge', 'somebody in charge'],
		notPhrases: ['case manager'],
	}),
	not_sure: builtIn({
		title: 'Not sure',
		phrases: [
			'not sure',
			"I'm unsure",
			'not certain',
			'not convinced',
			'on the fence',
			'second thoughts',
			'not comfortable',
			"don't feel comfortable",
		],
		hint: answerTo('not_sure'),
		priority: 50,
	}),
	not_authorized: builtIn({
		title: 'Not authorized',
		phrases: [
			'not authorized',
			'not my decision',
			'not up to me',
			'not my call',
			'not my debt',
			'not my account',
			'not in my name',
			"can't make that decision",
			"can't decide that",
			'power of attorney',
		],
		hint: answerTo('manager_or_not_authorized'),
		priority: 60,
	}),
}

type Wanted = Pick<EditTrigger, 'title' | 'phrases'> & Partial<EditTrigger>

function builtIn(wanted: Wanted): EditTrigger {
	return {
		notPhrases: [],
		speaker: 'customer',
		hint: null,
		coolDownSeconds: 60,
		mostPerCall: 3,
		priority: 40,
		isEnabled: true,
		...wanted,
	}
}

/** What the playbook says to an objection. */
function answerTo(code: string): string {
	const objection = knownObjections.find((known) => known.code === code)
	if (!objection) throw new Error(`The playbook has no objection '${code}'.`)
	return objection.sayThis
}
