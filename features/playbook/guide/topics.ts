import type { GuideEntry } from '#features/compliance/index.ts'

/**
 * The six coaching topics. Four of their names have a reading that would harm customers: each says what that would
 * be, why it is not taught, and what the lawful practice is.
 */
export const topicEntries: readonly GuideEntry[] = [
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
		id: 'same-call-enrollment',
		title: 'Same-Call Enrollment',
		kind: 'topic',
		asked: [
			'same call enrollment',
			'one call close',
			'how do i enroll them on the first call',
			'close on call one',
			'get them to sign today',
			'same day signing',
			'can i enroll someone on the first call',
			'how do i create urgency',
			'get the signature before they cool off',
			'first call close script',
		],
		answer:
			'The risky reading is hurrying a signature before they can think; we do not teach that, because haste hides the disclosures and an invented deadline is a prohibited claim. What is lawful is informed enrollment: if everything is done and they want to, it may be the same call.',
		why: 'A hurried customer cancels, complains, or never understood. Some states may not allow signing on the same call at all, so check your state list first.',
		say: [
			'You have everything now. There is no deadline: we can do it today if you want to, or after you have read it.',
			'Please read the agreement first, I will wait. Which line would you like me to explain?',
			'Before you sign, tell me in your own words what can happen to your credit and what it costs in all.',
		],
		briefly:
			'You have everything now. There is no deadline: we can do it today if you want to, or after you have read it. Which line would you like me to explain?',
		insteadOf: [
			{
				not: 'This rate is only good until midnight.',
				say: 'There is no deadline from us. Read it, and tell me when you want to talk.',
			},
			{
				not: "Just sign, and we'll go over the details later.",
				say: 'Let us go over the details first; sign only if you still want to.',
			},
		],
		points: [
			'Budget done, and the deposit fits.',
			'All disclosures given, and understood in their own words.',
			'Agreement read, right to leave named.',
			'State allows it, and whoever else decides has been heard.',
			'A direct question, and "not today" is a good answer.',
		],
		citation: '16 CFR 310.3(a)(1)',
		related: ['closing-with-consent', 'false-urgency-or-threat', 'pressure-on-the-call', 'think-about-it'],
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
		],
		answer:
			'The risky reading is letting people believe that a lawyer will defend them; we do not teach that, because it is a prohibited claim unless it is true and stated exactly. The lawful practice is exact roles: who provides the service, what they do, and what is not included.',
		why: 'The word "attorney" changes what people think they are buying. It also changes nothing about fees: the advance-fee rule has no exception for lawyers.',
		say: [
			"I'm not a lawyer and can't give legal advice. {company} negotiates with your creditors, and defending a lawsuit is not included.",
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
		id: 'debt-pain-amplification',
		title: 'Debt Pain Amplification',
		kind: 'topic',
		asked: [
			'debt pain amplification',
			'how do i amplify the pain',
			'make them feel the pain of their debt',
			'create emotional urgency',
			'twist the knife',
			'how to use fear to close',
			'pain points debt script',
			'make them see how bad it is',
			'cost of doing nothing',
			'what if they do nothing pitch',
		],
		answer:
			'The risky reading is frightening or shaming people into signing; we do not teach that, because threats and fear are abusive under the sales rule and lead people to bad decisions. The lawful practice is a clear picture: what staying as it is costs, from their own numbers, and just as clearly what the program costs.',
		why: 'People in debt avoid looking. A calm calculation they asked for helps them; pictures of sheriffs and shamed children do not, and they are findings.',
		say: [
			'Would it help to see what these balances cost you each month in interest? You can say no.',
			'At {percent} a year, about {amount} of your payment this month is interest. Here is the same for our program: the deposit, the fee, the likely harm to your credit.',
			'How does that sit with you? We can stop here if it is a lot.',
		],
		briefly:
			'Would it help to see what these balances cost you each month in interest? Then I will show you just as plainly what our program costs and risks.',
		insteadOf: [
			{
				not: 'Picture the sheriff at your door with your kids watching.',
				say: 'I can explain what generally happens when a creditor sues. Would you like that?',
			},
			{
				not: "You'll never get out of this without us.",
				say: 'There are several ways out, and this is one. Shall I go through them?',
			},
		],
		points: [
			'Ask leave first.',
			'Their own rate, minimum and months, nothing else.',
			'Facts without pictures: no family, no arrest, no shame.',
			'The cost of the program right beside it.',
			'At distress, stop.',
		],
		citation: '16 CFR 310.4(a)(1)',
		related: ['interest-in-words', 'reading-distress', 'false-urgency-or-threat', 'wages-and-house'],
	},
	{
		id: 'debt-settlement-objections',
		title: 'Debt Settlement Objections',
		kind: 'topic',
		asked: [
			'debt settlement objections',
			'help me with objections',
			'list of common objections',
			'objections training',
			'what are the objections i will hear',
			'rebuttals',
			'give me rebuttals for everything',
			'drill me on objections',
			'toughest objections in debt settlement',
			'overcome objections',
		],
		answer:
			'Twelve come up again and again: price, spouse, think about it, not sure, not now, scam, tried before, another company, credit, bankruptcy, doing it alone, and not the one who decides. One way through all of them: acknowledge, clarify, answer honestly, confirm, and stop after two tries.',
		why: 'Most objections are true. Conceding the true part is what makes the rest believable.',
		say: [
			'That is a fair point, and part of it is true.',
			'What is it about that which worries you most?',
			'Does that answer it, or is something else in the way?',
		],
		briefly: 'That is a fair point, and part of it is true. What is it about that which worries you most?',
		points: [
			'Money: price, cannot afford it, on my own.',
			'Trust: scam, tried before, another company, not sure.',
			'People and time: spouse, manager, think about it, not now.',
			'Fear: credit, bankruptcy, lawsuits.',
			'Two tries, then a dated follow-up or goodbye.',
		],
		related: ['price', 'spouse', 'scam-fear', 'credit-score-worry', 'think-about-it', 'objection-handling'],
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
