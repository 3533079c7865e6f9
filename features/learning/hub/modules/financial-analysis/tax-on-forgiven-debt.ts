import type { Lesson } from '../../../contract.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, points, say, text } from '../../lesson-parts.ts'

const owed = 9_200
const paid = 4_600
const forgiven = owed - paid
const rate = 0.12

export const taxOnForgivenDebt: Lesson = {
	id: 'tax-on-forgiven-debt',
	title: 'Tax on forgiven debt',
	minutes: 6,
	trains: [{ kind: 'statement', code: 'tax_consequence_denial' }],
	parts: [
		text(
			'Canceled debt is generally income. A creditor that cancels $600 or more files Form 1099-C, and the customer gets it in the mail one spring, long after the settlement is forgotten. So bring it up on your call, with the other costs, as a possibility.',
		),
		figures('One settled debt, with a made-up tax rate', {
			'Owed when it settled': writeDollars(owed),
			'Paid to the creditor': writeDollars(paid),
			Forgiven: writeDollars(forgiven),
			[`If taxed at ${rate * 100} percent`]: writeDollars(forgiven * rate),
		}),
		text(
			"Some people owe less or nothing: canceled debt can be excluded after a bankruptcy, or while a person is insolvent, which means they owed more than they owned right before the cancellation. They claim that on Form 982. Whether it applies isn't for you to say. “You're insolvent, so no tax” is tax advice, and it's often wrong.",
		),
		heading('Two sentences are enough'),
		say(
			'Debt that is forgiven may count as income, and you may get a Form 1099-C for it. Please ask a tax professional what that means for you.',
		),
		instead(
			[
				"You won't owe any taxes on it, trust me.",
				'It may count as income and be taxed. Please ask a tax professional.',
			],
			[
				'Just throw that form away, everybody does.',
				'Keep that form and take it to whoever does your taxes.',
			],
		),
		points(
			"Say “may,” never “will” and never “won't.”",
			"Don't quote a tax rate. The example above is for you.",
			'If they get benefits that depend on income, say they should ask about it before they enroll.',
			'Write in your notes that you told them.',
		),
		exercise(
			'The customer: “My cousin said he filled out a form and paid nothing.” What do you say?',
			"“That's possible: there are exclusions, and he may have met one. A tax professional can tell you whether you would. I'd plan as if you might owe some tax.”",
		),
	],
	question: {
		asked: "A customer owes much more than she owns. Can you tell her forgiven debt won't be taxed?",
		answers: [
			"Yes, she's clearly insolvent.",
			'No. Say that exclusions exist and that a tax professional can tell her whether one applies.',
			'Only if she asks.',
		],
		right: 1,
		why: "It's likely, and it still isn't yours to say: insolvency is calculated at the time of each cancellation, from everything she owns.",
	},
	citation: 'IRS Topic 431',
}
