import type { ComplianceModule } from './compliance-module.ts'

export const prospectUnderstandingVerification: ComplianceModule = {
	id: 'prospect-understanding-verification',
	title: 'Prospect Understanding Verification',
	category: 'Consumer understanding',
	priority: 'High',
	duration: 20,
	description: 'How to find out whether the customer understood, without putting the answer in their mouth.',
	requirements: [
		'Teach-back: the plan in the customer’s own words',
		'Ask what happens if a creditor sues, and what it all costs',
		'Slow down for age, language or distress',
		'No leading “say yes to each”',
		'Budget before enrollment, alternatives named',
		'Stop when you doubt that they can decide today',
	],
	lastUpdated: '2026-11-21',
	sections: [
		{
			id: 'said-is-not-understood',
			title: 'Said is not understood',
			citation: '16 CFR 310.3(a)(1)',
			paragraphs: [
				'The rule wants the disclosures clear and conspicuous. You can read every word of them and still be understood by nobody: too fast, too late, in the language of an agreement. Whether they were clear shows only in what comes back.',
				'People in debt are often tired, ashamed and glad that somebody sounds sure. They say yes to be polite, or to get to the end. A yes is no evidence.',
			],
		},
		{
			id: 'teach-back',
			title: 'Teach-back',
			paragraphs: [
				'Ask them to explain it to you, and take the blame for asking. “I want to be sure I explained it well” works; “do you understand?” does not, because everybody answers yes.',
				'Ask openly, then wait. If the answer is wrong or thin, say it again in other words, and ask again. Twice is normal. After a third time, offer to send it in writing and talk another day.',
			],
			say: [
				{ line: 'I want to be sure I explained it well. How would you describe it to your sister?' },
				{ line: 'What will the banks be doing while you save?' },
				{ line: 'When do we get paid, the way you understand it?' },
			],
		},
		{
			id: 'three-questions',
			title: 'Three questions before you go on',
			citation: '16 CFR 310.3(a)(1)(viii)',
			paragraphs: [
				'Three answers decide whether somebody knows what they are getting into. If one is wrong, go back to that disclosure, whatever stage the call is at.',
			],
			points: [
				'What happens if one of your creditors sues you? (It can happen; do not ignore it; see a lawyer; tell us.)',
				'What will it cost in all, and how much of that is our fee? (Both figures, roughly.)',
				'What if you want to stop after six months? (No penalty, the money back except earned fees.)',
			],
			say: [
				{
					after: 'I guess you guys take care of it if they sue?',
					line: "They can sue, and we don't represent you in court. If you're served, contact an attorney or legal aid right away and tell us.",
				},
				{
					after: 'So after you settle, my credit is clean?',
					line: "Not quite. It will likely hurt your credit, and settled accounts can stay on your report up to seven years. I can't predict your score.",
				},
			],
			leave: [
				{
					after: 'I guess you guys take care of it if they sue?',
					line: 'Right, exactly, our attorneys handle all of that.',
					finds: 'legal_representation_claim',
					why: 'A wrong belief was there to be corrected.',
				},
			],
		},
		{
			id: 'leading-questions',
			title: 'Questions that lead',
			paragraphs: [
				'“You’re fine with that, right?” tells people what to answer. So does a list of statements with “say yes to each”. Such a recording proves that somebody can say yes seven times.',
				'Nor is it fair to repair every doubt on the spot. When a customer hesitates, ask what the doubt is. If it is a good one, say so.',
			],
			say: [
				{ line: 'You hesitated when I said lawsuit. What went through your mind?' },
				{ line: 'That is a fair worry, and it will not go away. Do you want to think it over?' },
			],
		},
		{
			id: 'slow-down',
			title: 'When to slow down',
			paragraphs: [
				'Some calls need half the speed and twice the time: somebody old and alone, somebody who hardly speaks the language, somebody who has just lost a job or a husband, somebody who is crying or drinking. It is not for you to judge a person’s mind. It is for you to notice that this is not the hour.',
				'Offer an interpreter, a helper of their choice, or another day. A customer who is called back on Thursday and still wants it is a better customer.',
			],
			say: [
				{
					line: 'We can do this in another language, or with somebody you trust on the line. Which would you like?',
				},
				{ line: 'You have a lot on you right now, so please decide nothing yet. May I call you Thursday?' },
			],
			leave: [
				{
					line: 'This offer is gone tomorrow so let us just get it done while I have you.',
					finds: 'false_urgency_or_threat',
					why: 'Pressure where a pause was due.',
				},
			],
		},
		{
			id: 'budget-and-alternatives',
			title: 'Budget first, alternatives always',
			paragraphs: [
				'Do the budget before you speak of a deposit: income after tax, rent, food, car, medicine, the debts that stay outside. If the deposit leaves nothing for a bad month, it does not fit, and you say so. The accreditation standard of the American Association for Debt Resolution asked its members for such a cash-flow assessment.',
				'Name the other ways without being asked: paying on their own in a better order, a hardship plan with the creditor, non-profit credit counseling, a talk with a bankruptcy attorney. Somebody who chose among five ways understood more than somebody who was offered one.',
			],
			say: [
				{ line: "If the deposit leaves you short each month, I'd rather not enroll you." },
				{
					line: 'Other ways exist: a hardship plan with your bank, non-profit credit counseling, or a talk with a bankruptcy attorney. Have you looked at any of them?',
				},
			],
		},
		{
			id: 'when-to-stop',
			title: 'When to stop',
			paragraphs: [
				'Stop selling when the answers stay wrong, when somebody else keeps answering for them, when they do not know what day it is, or when they tell you that they want all this to be over and do not mean the debt. What to do then is in the module on escalation.',
				'Write down what you noticed and what you did. Nobody is blamed here for a sale that was not made.',
			],
		},
	],
	quiz: [
		{
			asked: 'Which question shows whether somebody understood?',
			answers: [
				'“You’re okay with everything I read, right?”',
				'“How would you explain it to your sister?”',
				'“Do you understand?”',
			],
			right: 1,
			why: 'Only an answer in their own words shows it. Everybody says yes to the other two.',
		},
		{
			asked: 'The customer says: “And if they sue, you handle it.” What do you do?',
			answers: [
				'Go on, it is in the agreement',
				'Say “right” and note it',
				'Correct it now, and ask again how they understand it',
			],
			right: 2,
			why: 'They would decide on a false belief, and your “right” would make it your statement.',
		},
		{
			asked: 'Seven yeses to seven read statements prove…',
			answers: [
				'that the disclosures were understood',
				'that somebody said yes seven times',
				'consent to enroll',
			],
			right: 1,
			why: 'Leading questions test politeness.',
		},
		{
			asked: 'The deposit would leave a family with twenty dollars a month. You say:',
			answers: [
				'“It will be tight, but you can do it.”',
				'“Then I’d rather not enroll you. Let’s look at other ways.”',
				'“We can skip the budget.”',
			],
			right: 1,
			why: 'A plan that fails leaves worse credit and bigger balances.',
		},
		{
			asked: 'After the third try the customer still thinks that it is a loan. What now?',
			answers: [
				'Send it in writing and talk another day, or not at all',
				'Enroll, and let the welcome call explain it',
				'Speak louder',
			],
			right: 0,
			why: 'Who does not know what they buy cannot decide to buy it.',
		},
	],
}
