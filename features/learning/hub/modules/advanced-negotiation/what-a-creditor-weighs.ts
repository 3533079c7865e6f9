import type { Lesson } from '../../../contract.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, points, say, text } from '../../lesson-parts.ts'

const owed = 8_000
const atOnce = 0.45 * owed
const overTime = 0.55 * owed
const months = 18

export const whatACreditorWeighs: Lesson = {
	id: 'what-a-creditor-weighs',
	title: 'What a creditor weighs',
	minutes: 7,
	trains: [{ kind: 'statement', code: 'guaranteed_result' }],
	parts: [
		text(
			"You're rarely at the table when a settlement is made, but you describe that table to every customer. Get it wrong and the negotiator inherits a promise no one can keep. So learn what the other side is looking at.",
		),
		points(
			'How likely is it that this person pays in full, or at all? Real hardship, backed by figures, changes the answer.',
			'How much is money now worth compared with money later? A lump sum carries no risk of a missed installment.',
			'What does it cost to wait, to sell the account, or to go to court?',
			'What does its policy allow this month? Policies differ by creditor, and they change.',
		),
		heading('Lump sum or installments'),
		text(
			'A single payment often gets better terms because it ends the risk. Installments take less savings up front, but the settlement can be lost if a single one is late. Neither is better for everyone. The figures below are made up to show how the two compare; no creditor has to offer either.',
		),
		figures(`A made-up choice on a debt of ${writeDollars(owed)}`, {
			'Offer A, one payment': writeDollars(atOnce),
			[`Offer B, ${months} installments`]: `${writeDollars(overTime / months)} a month, ${writeDollars(overTime)} in all`,
			'How much more B costs': writeDollars(overTime - atOnce),
			'How much more A takes up front': writeDollars(atOnce - overTime / months),
		}),
		heading('What you can say about it'),
		say(
			"Some creditors take one payment, some take several. If it's several, each one has to arrive on time or the settlement can be lost.",
			"I can't tell you what a given bank will do. Some settle, some sell the debt, some sue, and some refuse to work with companies like ours. If one refuses, you still owe it.",
		),
		instead(
			[
				'Every creditor settles with us, I guarantee you will get half off.',
				'No creditor has to agree. We make offers, and you approve or decline each one.',
			],
			[
				'That bank always takes forty cents on the dollar.',
				"I can't give you a figure for one bank. What each one will take is different, and it can change.",
			],
		),
		exercise(
			"A customer asks: “My neighbor's card settled for a third. So mine will too?” Answer without a figure and without a maybe that sounds like a yes.",
			"“I'm glad for your neighbor. It doesn't tell us anything about yours: different bank, different balance, different month. We'd make an offer when you've saved enough, and you decide on what comes back.”",
		),
	],
	question: {
		asked: 'Why is one payment often worth more to a creditor than the same amount in installments?',
		answers: [
			'Because the law rewards it.',
			'Because it ends the risk that a later payment never comes.',
			'Because creditors must accept lump sums.',
		],
		right: 1,
		why: 'Money in hand carries no risk. No law requires a creditor to take either.',
	},
	citation: '16 CFR 310.3(a)(2)(x)',
}
