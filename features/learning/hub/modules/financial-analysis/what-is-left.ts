import type { Lesson } from '../../../contract.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, points, say, text } from '../../lesson-parts.ts'

const income = { beforeTax: 4_600, afterTax: 3_720 }
const needs = { rent: 1_450, food: 620, car: 480, utilities: 310, medicine: 90, phone: 110, other: 240 }
const cards = 540
const spent = Object.values(needs).reduce((sum, cost) => sum + cost, 0)
const left = income.afterTax - spent

export const whatIsLeft: Lesson = {
	id: 'what-is-left',
	title: "What's left: the budget decides",
	minutes: 7,
	trains: [{ kind: 'skill', code: 'discovery' }],
	parts: [
		text(
			"When a program falls apart, it's the budget that breaks. The question is never what someone earns or owes. It's what they have left each month after the essentials, and whether the deposit fits in that with room for a bad month.",
		),
		heading('One household'),
		figures('Dollars a month', {
			'Take-home pay': writeDollars(income.afterTax),
			Rent: writeDollars(needs.rent),
			'Food and household': writeDollars(needs.food),
			'Car, fuel and insurance': writeDollars(needs.car),
			'Power, water, internet': writeDollars(needs.utilities),
			'Medicine, phone, everything else': writeDollars(needs.medicine + needs.phone + needs.other),
			'Left before the cards': writeDollars(left),
			'Card minimums': writeDollars(cards),
			'Short each month': writeDollars(cards - left),
		}),
		text(
			`They can't make the minimums. A deposit of ${writeDollars(310)} would fit and leave ${writeDollars(left - 310)}, which one flat tire eats up. ${writeDollars(260)} would take longer, and it would hold up.`,
		),
		heading('Debt-to-income, and why it is not enough'),
		text(
			`Debt-to-income is monthly debt payments divided by income before tax: ${writeDollars(cards)} of ${writeDollars(income.beforeTax)}, ${Math.round((100 * cards) / income.beforeTax)} percent for the cards alone. It looks harmless. What's left says otherwise, and what's left is what you base an enrollment on.`,
		),
		points(
			'Ask line by line. “About two thousand” is a guess.',
			'Ask about once-a-year costs: tires, school, insurance.',
			'Ask about cash help to family. People leave it out.',
			"Say the result back: “You're short about $120 before anything goes wrong. Did I miss anything?”",
		),
		say(
			"What do you bring home in a month, and what's left after rent, food, the car and medicine?",
			'Then the deposit has to leave you room for a bad month. What does a bad month cost you?',
		),
		instead([
			'Just cut the streaming and you can do 400.',
			"If 400 only works when nothing breaks, it doesn't work. Let's look at a lower deposit and what that does to the timeline.",
		]),
		exercise(
			`The rent rises by $150. What's left before the cards, and what's the largest deposit you'd enroll them at?`,
			`${writeDollars(left - 150)} is left. Go with whatever leaves at least $100 for a bad month: about ${writeDollars(left - 250)}. If that comes to nothing, say so.`,
		),
	],
	question: {
		asked: 'Two customers owe $18,000. One has $900 left each month, the other $60. Who do you enroll?',
		answers: [
			'Both: the debts qualify.',
			"Perhaps neither: the first can pay it off alone, the second can't afford a deposit.",
			'The second: the need is greater.',
		],
		right: 1,
		why: 'The right fit is somewhere in between. Both deserve an honest answer, and each needs a different option.',
	},
	citation: null,
}
