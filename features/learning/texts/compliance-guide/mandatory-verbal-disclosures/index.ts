import type { ComplianceModule } from '../compliance-module.ts'
import { beforeEnrollment } from './before-enrollment.ts'
import { inTheOpening } from './in-the-opening.ts'

export const mandatoryVerbalDisclosures: ComplianceModule = {
	id: 'mandatory-verbal-disclosures',
	title: 'Mandatory Verbal Disclosures',
	category: 'Disclosure',
	priority: 'Critical',
	duration: 25,
	description: 'What every customer must hear, and understand, before they enroll.',
	requirements: [
		'Time to results, and the date by which each creditor gets an offer',
		'How much must be saved for each debt before an offer',
		'The three consequences of not paying, together',
		'The three rights in the dedicated account',
		'The fee and the total cost',
		'All of it before enrollment, on inbound calls too',
	],
	lastUpdated: '2026-11-21',
	sections: [
		{
			id: 'when-they-are-due',
			title: 'Before enrollment, out loud, on every call',
			citation: '16 CFR 310.3(a)(1)',
			paragraphs: [
				'For most telephone sales the disclosures are due before the customer agrees to pay. For debt relief they are due earlier: before the customer enrolls. A welcome call, a verification recording or page seven of the agreement comes too late.',
				'They must be truthful, clear and conspicuous. On a call that means that you say them, in words the customer uses, at a pace they can follow. “It is all in the paperwork” discloses nothing.',
				'It makes no difference who dialed. Since 2010 the rule covers people who call in after an ad or a letter (75 FR 48458), and they have usually been promised most.',
			],
			points: [
				'Five disclosures come from the Telemarketing Sales Rule: time, amount, consequences, account, cost.',
				'Two more belong to the opening of every call here: the recording notice, and who you are and what you sell.',
				'Each element counts by itself. Half a disclosure is a partial disclosure.',
			],
		},
		...beforeEnrollment,
		...inTheOpening,
		{
			id: 'so-that-they-land',
			title: 'So that they land',
			paragraphs: [
				'Give the disclosures as answers. When the customer asks how it works, time and amount belong there; when they ask what it costs, the fee and the total; when they ask about the banks, the three risks. Before you read the agreement, go through the list once more and fill the gaps.',
				'Keep to the pace of the rest of the call. A paragraph read at twice your speed tells the customer that it does not matter.',
				'Then ask for it back: “In your own words, what happens with the banks while you save?” Their answer is no part of the rule, and it is the only way to know that you were understood.',
			],
			say: [
				{ line: 'What would you tell your wife about the risks, if she asked you?' },
				{ line: 'That was a lot. Which part would you like to hear again?' },
			],
		},
		{
			id: 'what-undoes-them',
			title: 'What undoes a disclosure',
			citation: '16 CFR 310.3(a)(2)(x)',
			paragraphs: [
				'A true disclosure and a false claim do not cancel out to zero: the claim stands. Who says “you may be sued” and later “nobody sues over that” has not disclosed a lawsuit.',
				'“Now I have to read you the legal stuff” has the same effect at a lower price. It tells the customer which part to ignore.',
			],
			leave: [
				{
					line: 'I have to say that part, but nobody ever gets sued with us.',
					finds: 'lawsuit_denial',
					why: 'The denial is what the customer keeps.',
				},
				{
					line: 'Your credit bounces right back, so do not worry about that line.',
					finds: 'credit_harm_denial',
					why: 'A promise about the score takes the risk back.',
				},
			],
			say: [{ line: 'I just read you the risks. They are real, so tell me which one worries you most.' }],
		},
	],
	quiz: [
		{
			asked: 'Which half of the time disclosure is usually forgotten?',
			answers: [
				'How long the program takes',
				'By when each creditor gets an offer',
				'On which day deposits are due',
			],
			right: 1,
			why: 'Both are due: the time to the results, and the time by which each creditor gets a genuine offer.',
		},
		{
			asked: 'When are the disclosures due in debt relief?',
			answers: [
				'Before the first fee is charged',
				'Within seven business days of signing',
				'Before the customer enrolls',
			],
			right: 2,
			why: 'For debt relief the rule says before the consumer enrolls, which is earlier than before they pay.',
		},
		{
			asked: 'A customer saw an ad and calls you. Do the disclosures apply?',
			answers: ['Yes, as on any call', 'No, they called us', 'Only the fee has to be named'],
			right: 0,
			why: 'The 2010 amendments cover calls that people make in answer to ads and mail.',
		},
		{
			asked: '“It may have some effect on your credit.” What is missing?',
			answers: [
				'Nothing, credit is covered',
				'“Likely”, collections or a lawsuit, and the growing balance',
				'Only the word lawsuit',
			],
			right: 1,
			why: 'The three consequences belong together, and harm to credit is likely, not possible.',
		},
		{
			asked: 'What must be said about money in the dedicated account?',
			answers: [
				'They own it, may leave without a penalty, and get it back except earned fees',
				'That it earns interest and is back within seven business days',
				'Who the administrator is',
			],
			right: 0,
			why: 'Those three rights are the disclosure. Interest and the seven days are conditions of the account, good to add.',
		},
		{
			asked: '“The fee is twenty five percent.” Is the cost disclosed?',
			answers: [
				'Yes, that is the fee',
				'No: percent of what, and what is the total in dollars?',
				'Yes, if it is in the agreement',
			],
			right: 1,
			why: 'A percentage needs its base, and the customer must hear the total cost.',
		},
	],
}
