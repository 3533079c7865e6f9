import type { ComplianceModule } from '../compliance-module.ts'
import { aboutMoney } from './about-money.ts'
import { aboutPressure } from './about-pressure.ts'
import { aboutResultsAndRisks } from './about-results-and-risks.ts'
import { aboutUs } from './about-us.ts'

export const prohibitedStatements: ComplianceModule = {
	id: 'prohibited-statements',
	title: 'Prohibited Statements',
	category: 'Conduct',
	priority: 'Critical',
	duration: 25,
	description: 'The fifteen claims that may never be made, and the words to use in their place.',
	requirements: [
		'No fee before settlement, approval and one payment',
		'No guarantees, and no savings figure without its base',
		'No denial of harm to credit, lawsuits or tax',
		'Never the government, a bank, a lawyer, a charity or a lender',
		'No pressure; every request to stop is honored',
		'A wrong statement is corrected on the same call',
	],
	lastUpdated: '2026-11-21',
	sections: [
		{
			id: 'how-a-claim-is-heard',
			title: 'How a claim is heard',
			citation: '16 CFR 310.3(a)(2)',
			paragraphs: [
				'The rule forbids misrepresenting what matters “directly or by implication”. So what counts is what the customer takes away, not what you could defend word by word.',
				'A hedge does not cure a claim: “legally I can’t say guarantee, but…” is a guarantee with a wink. A question with one possible answer is a claim. And when the customer says something false and you say “right”, it is yours.',
				'Repeating what others said is fine as long as you do not stand behind it. “The flyer said that, and I would not rely on it” informs.',
			],
			leave: [
				{
					line: 'Legally I am not supposed to use the g word, but between us it always works.',
					finds: 'guaranteed_result',
					why: 'The hedge makes it worse.',
				},
				{
					line: 'Who is going to sue you over four grand?',
					finds: 'lawsuit_denial',
					why: 'A question that answers itself.',
				},
			],
			say: [
				{ line: 'I would not go by that mailer. Let me show you the estimate and what could change it.' },
				{
					after: 'So they cannot sue me anymore, right?',
					line: 'Not quite, and it matters: they can sue you while you are in the program.',
				},
			],
		},
		...aboutMoney,
		...aboutResultsAndRisks,
		...aboutUs,
		...aboutPressure,
		{
			id: 'taking-it-back',
			title: 'Taking it back',
			paragraphs: [
				'Everybody misspeaks. Stop, say that it was wrong, say what is true, and check what they heard, all on the same call. A clear correction is logged as corrected; a disclaimer beside the claim is none.',
				'If the call is over, tell your supervisor the same day. Whoever may call the customer back decides how.',
			],
			say: [
				{
					line: 'Let me fix what I said a minute ago, because it was wrong. No creditor has to settle, and I cannot promise a result.',
				},
				{ line: 'I misspoke. Please go by this instead, and tell me how you understand it now.' },
			],
		},
	],
	quiz: [
		{
			asked: 'Does “legally I can’t say guarantee, but…” help?',
			answers: [
				'Yes, it is a disclaimer',
				'No, it is worse than the plain claim',
				'Only if the rest is true',
			],
			right: 1,
			why: 'It is the same claim, and it tells the customer that the caution is for show.',
		},
		{
			asked: 'When is a fee on a debt due at the earliest?',
			answers: [
				'When the creditor says yes on the phone',
				'When the first deposit has cleared',
				'When it is settled, approved by the customer, and one payment has been made',
			],
			right: 2,
			why: 'All three together, and then only that debt’s share of the fee.',
		},
		{
			asked:
				'The customer says: “So it is a government program.” You say: “Right, exactly.” Whose statement is it?',
			answers: ['Yours', 'The customer’s', 'Nobody’s, it was small talk'],
			right: 0,
			why: 'Agreeing makes it your statement. Correct it before you go on.',
		},
		{
			asked: 'What does a savings figure need?',
			answers: [
				'A real customer who saved that much',
				'The word “average”',
				'Everyone who enrolled, the debt at enrollment, and the fees counted',
			],
			right: 2,
			why: 'A best case or a settlement percentage is no saving. Here we use the strictest base.',
		},
		{
			asked: 'You told a customer that nobody gets sued. The call is still on. What now?',
			answers: [
				'Read the risk paragraph later',
				'Say that it was wrong, say what is true, ask what they heard',
				'Nothing, the agreement covers it',
			],
			right: 1,
			why: 'Only taking back the claim itself repairs it; a disclaimer beside it does not.',
		},
		{
			asked: 'Which of these may you say?',
			answers: [
				'“The banks want this, they asked us to call.”',
				'“I am a senior legal advisor.”',
				'“I am in sales, and I earn a commission if you enroll.”',
			],
			right: 2,
			why: 'The first two are false ties and a false role. Your interest in the sale may be said, and it earns trust.',
		},
	],
}
