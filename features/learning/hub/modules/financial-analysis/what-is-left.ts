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
	title: 'What is left: the budget that decides',
	minutes: 7,
	trains: [{ kind: 'skill', code: 'discovery' }],
	parts: [
		text(
			'Every program that breaks, breaks in the budget. The question is never what somebody earns or owes. It is what is left each month after what they need, and whether the deposit fits in that with room for a bad month.',
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
			'Minimums of the cards': writeDollars(cards),
			'Short each month': writeDollars(cards - left),
		}),
		text(
			`They cannot meet the minimums. A deposit of ${writeDollars(310)} would fit and leave ${writeDollars(left - 310)}, which one flat tire eats up. ${writeDollars(260)} would be slower and would hold.`,
		),
		heading('Debt-to-income, and why it is not enough'),
		text(
			`Debt-to-income is monthly debt payments divided by income before tax: ${writeDollars(cards)} of ${writeDollars(income.beforeTax)}, ${Math.round((100 * cards) / income.beforeTax)} percent for the cards alone. It looks harmless. What is left says otherwise, and what is left is what you enroll on.`,
		),
		points(
			'Ask line by line. “About two thousand” is a wish.',
			'Ask what comes once a year: tires, school, insurance.',
			'Ask about cash help to family. People leave it out.',
			'Say the result back: “You are short by about $120 before anything goes wrong. Did I miss something?”',
		),
		say(
			'What do you bring home in a month, and what is left after rent, food, the car and medicine?',
			'Then the deposit should be no more than what leaves you room for a bad month. What does a bad month cost you?',
		),
		instead([
			'Just cut the streaming and you can do 400.',
			'If 400 only works when nothing breaks, it does not work. Let us look at a lower deposit and what that does to the time.',
		]),
		exercise(
			`The rent rises by $150. What is left before the cards, and what is the largest deposit you would enroll on?`,
			`${writeDollars(left - 150)} is left. Whatever leaves at least $100 for a bad month: about ${writeDollars(left - 250)}. Perhaps nothing: then say so.`,
		),
	],
	question: {
		asked: 'Two customers owe $18,000. One has $900 left each month, one $60. Whom do you enroll?',
		answers: [
			'Both: the debts qualify.',
			'Perhaps neither: the first can pay it off alone, the second cannot carry a deposit.',
			'The second: the need is greater.',
		],
		right: 1,
		why: 'Fit lies between. Both deserve the honest answer, and each another way out.',
	},
	citation: null,
}
