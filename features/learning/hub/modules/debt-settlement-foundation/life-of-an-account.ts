import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const lifeOfAnAccount: Lesson = {
	id: 'life-of-an-account',
	title: 'The life of an unpaid account',
	minutes: 6,
	trains: [
		{ kind: 'disclosure', code: 'nonpayment_consequences' },
		{ kind: 'statement', code: 'stop_paying_without_consequences' },
		{ kind: 'statement', code: 'lawsuit_denial' },
	],
	parts: [
		text(
			'While customers save, enrolled creditors are not paid. What follows is not a side effect. It is the price of the method, and the customer pays it in a currency they can feel: a falling score, a ringing phone, perhaps a summons.',
		),
		points(
			'Late: calls and letters begin, late fees and interest are added, the credit report shows it.',
			'Later: the creditor may write the account off its books. The debt is still owed.',
			'It may go to a collector, or be sold to a buyer who starts anew.',
			'At any stage the creditor may offer terms, settle, wait, or sue. Each does it in its own time.',
		),
		text(
			'Do not give a calendar. You do not know when one bank will act, and a customer will hold you to the month you named. Say the stages and say that you cannot say when.',
		),
		heading('Three risks, one breath'),
		text(
			'The sales rule wants three consequences told before anybody enrolls: credit will likely suffer, there may be collections or a lawsuit, and what is owed may grow. Told apart, each sounds small, and one gets lost. Told together they are a picture. Say them in one sentence, pause, and do not take any of it back afterward.',
		),
		say(
			'Not paying will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
		),
		instead(
			[
				'Just stop paying them, nothing is going to happen.',
				'The program relies on your enrolled creditors not being paid. That is your choice, and it will likely hurt your credit, may bring collections or a lawsuit, and may make what you owe grow.',
			],
			[
				'They never sue over four grand.',
				'A creditor can sue over any amount. I cannot tell you whether one will.',
			],
		),
		text(
			'And if one does: tell them not to ignore the papers, to speak with a lawyer or legal aid at once, and to send us a copy. Whether and how to answer is not ours to say.',
		),
		exercise(
			'Say the three risks in your own words in under fifteen seconds. Then say the sentence you would normally say next. Does it take anything back?',
			'“But do not worry about that”, “that is just legal stuff” and “we have never seen it happen” undo what you just told. A good next sentence asks: “Which of the three worries you most?”',
		),
	],
	question: {
		asked: 'Which of these keeps the disclosure whole?',
		answers: [
			'Credit in the middle of the call, lawsuits at the end, interest if they ask.',
			'All three in one sentence, then: “Which of these worries you most?”',
			'All three in one sentence, then: “But honestly, that hardly ever happens.”',
		],
		right: 1,
		why: 'Together, before they enroll, and nothing afterward that plays it down.',
	},
	citation: '16 CFR 310.3(a)(1)(viii)(C)',
}
