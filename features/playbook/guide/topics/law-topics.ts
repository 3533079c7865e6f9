import type { GuideEntry } from '#features/compliance/index.ts'

/**
 * The coaching topics on the law. Two of their names have a reading that would harm customers: each says what that
 * would be, why it is not taught, and what the lawful practice is.
 */
export const lawTopics: readonly GuideEntry[] = [
	{
		id: 'ftc-compliance',
		title: 'FTC Compliance',
		kind: 'topic',
		asked: [
			'ftc compliance',
			'teach me the ftc rules',
			'what does the telemarketing sales rule want from me',
			'tsr basics',
			'compliance training',
			'what do i have to say and what cant i say',
			'help me with ftc',
			'where do i start with compliance',
			'check this sentence for tsr problems',
			'rules for telemarketing debt relief',
			'federal rules i have to follow',
			'overview of the law for reps',
		],
		answer:
			'Three things carry it: tell the five debt-relief facts before anybody enrolls, on inbound calls too; take no fee before a debt is settled, approved and paid on; and make none of the fifteen prohibited statements. Add the recording notice and who you are at the start.',
		why: 'The rule looks at what the customer could understand before paying. Fine print, a hedge or a disclaimer afterwards does not repair a false impression.',
		say: [
			'Before you decide: how long it takes, how much must be saved before an offer, what not paying can do to you, your rights to the account, and what it all costs. I will take them one by one.',
			"There's no fee from us until a debt is settled, you've approved it, and at least one payment has gone to that creditor.",
		],
		briefly:
			'Before you decide, I will go through how long it takes, what must be saved before an offer, what not paying can do to you, your rights to the account, and what it costs.',
		points: [
			'Time to results, and an offer to each creditor by when.',
			'Amount to be saved on each debt before an offer.',
			'The three consequences of not paying, together.',
			'Account rights: yours, leave any time without penalty, money back except earned fees.',
			'Fee, its base, and the total cost.',
		],
		citation: '16 CFR 310.3(a)(1); 16 CFR 310.4(a)(5)',
		related: [
			'time-to-results',
			'amount-before-offer',
			'nonpayment-consequences',
			'advance-fee',
			'compliance-skill',
		],
	},
	{
		id: 'attorney-positioning',
		title: 'Attorney Positioning',
		kind: 'topic',
		asked: [
			'attorney positioning',
			'how do i talk about the attorneys',
			'attorney model pitch',
			'can i say you will have a lawyer',
			'attorney backed program',
			'how to position the law firm',
			'use the lawyer as a selling point',
			'our attorneys will fight for you ok?',
			'law firm model fees',
			'explain the attorney role',
			"how do i describe the law firm's role",
			'pitching the legal side',
			'how to position the attorneys',
			'positioning the lawyers',
		],
		answer:
			'The risky reading is letting people believe that a lawyer will defend them; we do not teach that, because it is a prohibited claim unless it is true and stated exactly. The lawful practice is exact roles: who provides the service, what they do, and what is not included.',
		why: 'The word "attorney" changes what people think they are buying. It also changes nothing about fees: the advance-fee rule has no exception for lawyers.',
		say: [
			"I'm not a lawyer and can't give legal advice. {company} negotiates with your creditors. Who does what is in the agreement; let us read that page together.",
			'If you are sued, contact a local attorney or legal aid right away and tell us.',
			'Let us look at the page that says who does the work and what is not included.',
		],
		briefly:
			"I'm not a lawyer and can't give legal advice. We negotiate with your creditors. If you are sued, contact a local attorney or legal aid right away and tell us.",
		insteadOf: [
			{
				not: 'Our attorneys will defend you if anyone sues.',
				say: 'Defending a lawsuit is not part of this. If you are sued, contact an attorney or legal aid right away.',
			},
			{
				not: "The attorney's retainer comes out of your first payments.",
				say: 'Nothing is due before a debt is settled, you approve it and a payment has gone out.',
			},
		],
		points: [
			'Name the real provider.',
			'Keep "a law firm negotiates" apart from "a lawyer defends you".',
			'Say the price of any legal plan, and what it leaves out.',
			'No opinion on a summons, a time limit or bankruptcy.',
			'The label allows no early fee.',
		],
		citation: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.4(a)(5)',
		related: [
			'legal-representation-claim',
			'are-you-a-law-firm',
			'legal-protection-messaging',
			'advance-fee',
		],
	},
	{
		id: 'legal-protection-messaging',
		title: 'Legal Protection Messaging',
		kind: 'topic',
		asked: [
			'legal protection messaging',
			'how do i sell the legal protection',
			'legal protection plan pitch',
			'can i say they are protected from lawsuits',
			'tell them they cant be sued',
			'what legal rights do customers have',
			'protected while in the program',
			'lawsuit protection script',
			'creditors cant touch you',
			'how do i talk about lawsuit risk',
			'what protection do they get',
			'legal shield',
		],
		answer:
			'The risky reading is "you are protected from lawsuits"; we do not teach that, because it is false and a prohibited claim. The lawful practice is to name the rights everybody has anyway, and what any plan of ours includes, costs and leaves out.',
		why: 'Someone who believes they are protected ignores a summons, and that loses cases.',
		say: [
			'A creditor can sue you while you are in the program, and I cannot prevent it. If you are served, do not ignore it: contact an attorney or legal aid right away and tell us.',
			'You do have rights with outside collectors: you can dispute a debt in writing within 30 days of their notice, and you can ask them in writing to stop contacting you.',
			'For a card debt they generally need a court judgment before wages are taken. A lawyer can tell you what holds in your state.',
		],
		briefly:
			'A creditor can sue you while you are in the program, and I cannot prevent it. If you are served, do not ignore it: contact an attorney or legal aid right away and tell us.',
		insteadOf: [
			{
				not: "You're legally protected once you enroll.",
				say: 'Enrolling does not protect you from a lawsuit. Here is what to do if one comes.',
			},
			{
				not: "They can't touch you while you're with us.",
				say: 'They can call and they can sue. You have rights with collectors, and I can go through them.',
			},
		],
		points: [
			'Rights with outside collectors: dispute within 30 days, written stop of contact.',
			'A summons is answered, with a lawyer.',
			'Wages: a judgment first, for ordinary debts.',
			'A plan: what it includes, costs and leaves out.',
			'Never "protected".',
		],
		citation: '16 CFR 310.3(a)(1)(viii)(C); 15 U.S.C. 1692g',
		related: [
			'lawsuit-denial',
			'collectors-and-validation',
			'will-i-get-sued',
			'wages-and-house',
			'attorney-positioning',
		],
	},
]
