import type { Lesson } from '../../../contract.ts'
import { writeDollars } from '../../figures/write-dollars.ts'
import { exercise, figures, heading, instead, points, say, text } from '../../lesson-parts.ts'

const owed = 9_200
const paid = 4_600
const forgiven = owed - paid
const rate = 0.12

export const taxOnForgivenDebt: Lesson = {
	id: 'tax-on-forgiven-debt',
	title: 'Tax on what is forgiven',
	minutes: 6,
	trains: [{ kind: 'statement', code: 'tax_consequence_denial' }],
	parts: [
		text(
			'Canceled debt is generally income. A creditor that cancels $600 or more files Form 1099-C, and the customer finds it in the mail in a spring when everybody has forgotten the settlement. It belongs on the page of costs, on your call, as a possibility.',
		),
		figures('One settled debt, with a made-up tax rate', {
			'Owed when it settled': writeDollars(owed),
			'Paid to the creditor': writeDollars(paid),
			Forgiven: writeDollars(forgiven),
			[`If taxed at ${rate * 100} percent`]: writeDollars(forgiven * rate),
		}),
		text(
			'For some it is less or nothing: canceled debt can be left out after a bankruptcy, or while somebody is insolvent, which means owing more than one owns right before the cancellation. That is claimed on Form 982. Whether it applies is not for you to say. “You are insolvent, so no tax” is tax advice, and wrong often enough.',
		),
		heading('Two sentences are enough'),
		say(
			'Debt that is forgiven may count as income, and you may get a Form 1099-C for it. Please ask a tax professional what that means for you.',
		),
		instead(
			[
				'You will not owe any taxes on it, trust me.',
				'It may count as income and be taxed. Please ask a tax professional.',
			],
			[
				'Just throw that form away, everybody does.',
				'Keep that form and take it to whoever does your taxes.',
			],
		),
		points(
			'Say “may”, never “will” and never “will not”.',
			'Name no rate. The example above is for you.',
			'If they are on benefits that depend on income, say that they should ask before they enroll.',
			'Write in the notes that it was told.',
		),
		exercise(
			'The customer: “My cousin said he filled in a form and paid nothing.” What do you say?',
			'“That can be: there are exclusions, and he may have met one. Whether you would, a tax professional can tell you. I would plan as if some tax might come.”',
		),
	],
	question: {
		asked: 'A customer owes much more than she owns. May you tell her that forgiven debt will not be taxed?',
		answers: [
			'Yes, she is plainly insolvent.',
			'No. Say that exclusions exist and that a tax professional can tell whether one applies.',
			'Only if she asks.',
		],
		right: 1,
		why: 'It is likely and still not yours to say: it is reckoned at the moment of each cancellation, from everything she owns.',
	},
	citation: 'IRS Topic 431',
}
