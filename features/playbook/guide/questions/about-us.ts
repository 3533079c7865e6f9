import type { GuideEntry } from '#features/compliance/index.ts'

/** What customers ask about the company, and the honest answer. */
export const questionsAboutUs: readonly GuideEntry[] = [
	{
		id: 'how-we-make-money',
		title: 'How do you make money?',
		kind: 'fact',
		asked: [
			'how do you make money',
			'how do you guys get paid',
			"what's in it for you",
			'do you get commission',
			'customer asks if i earn commission',
			'when does the company get its cut',
			'do i tell them about my commission',
			'nobody does this for free',
			'what do we get out of it',
			'how does the company earn',
			'do you work on commission',
			'where does your money come from',
			"so what's your angle",
		],
		answer:
			'Tell them: a percentage fee for each debt, due only after it is settled, they approved it and a payment went to the creditor. If they ask about your commission, say that you earn one.',
		say: [
			'We charge {percent} of each debt you enroll, about {fee} in all, and each part comes due only after that debt is settled, you approved it and a payment has gone to the creditor.',
			'My own pay includes a commission, so please read everything before you decide.',
		],
		briefly:
			'We charge {percent} of each debt you enroll, due only after that debt is settled, you approved it and a payment has gone to the creditor. And yes, I earn a commission.',
		insteadOf: [
			{
				not: "Don't worry about how we get paid, it's taken care of.",
				say: 'Our fee is {percent} of the debt you enroll, and I will show you when each part is due.',
			},
		],
		related: ['fees-and-total-cost', 'advance-fee', 'who-gets-paid-when', 'nonprofit-claim'],
	},
	{
		id: 'is-this-legit',
		title: 'Is this legal? Are you licensed?',
		kind: 'fact',
		asked: [
			'is this legit',
			'is this even legal',
			'are you licensed in my state',
			'are you accredited',
			'what is your bbb rating',
			'are you with the government program',
			'where are you located',
			'who regulates you',
			'whats your company address',
			'do you have a license',
			'what state are you licensed in',
			'who checks on you guys',
		],
		answer:
			'Debt settlement is a lawful business under federal and state rules. Say who you are, give the license for their state if you have it in front of you, and where to check. Memberships are no government approval.',
		say: [
			'It is a lawful service with strict rules. We are {company}, private and for-profit. You can look up our license with your state regulator and our record in the CFPB complaint database.',
			'I do not have that in front of me, and I will not guess. I will find it and email it to you.',
		],
		briefly:
			'It is a lawful service with strict rules. We are {company}, private and for-profit. Look up our license with your state regulator and our record in the CFPB complaint database.',
		points: [
			'Never enroll from a state we do not serve; check the list first.',
			'A trade association is not a regulator.',
			'What you do not know you find out and send.',
		],
		related: ['scam-fear', 'government-affiliation', 'nonprofit-claim'],
	},
	{
		id: 'are-you-a-law-firm',
		title: 'Are you a law firm? Will a lawyer represent me?',
		kind: 'fact',
		asked: [
			'are you a law firm',
			'are you attorneys',
			'will a lawyer represent me in court',
			'do i get a lawyer with this',
			'is legal included',
			'can your lawyers handle the summons',
			'customer thinks we are lawyers',
			'attorney backed what does that mean',
			"he thinks we're attorneys",
			'thinks im a lawyer',
			'do we have lawyers on staff',
			'is there an attorney on my case',
			'does she get legal representation',
		],
		answer:
			'Say what you are: the company that negotiates, and you are not a lawyer. Say who provides the service, what it includes, and that being defended in court usually is not part of it. No opinion on any case.',
		say: [
			"I'm not a lawyer and can't give legal advice. {company} negotiates with your creditors. If you are sued, contact a local attorney or legal aid right away and tell us.",
			'What is included and what is not is on this page of the agreement; let us read it together.',
		],
		briefly:
			"I'm not a lawyer and can't give legal advice. We negotiate with your creditors. If you are sued, contact a local attorney or legal aid right away and tell us.",
		related: ['legal-representation-claim', 'attorney-positioning', 'legal-protection-messaging'],
	},
	{
		id: 'is-it-a-loan',
		title: 'Is this a loan? Are you consolidating my debt?',
		kind: 'fact',
		asked: [
			'is it a loan',
			'so you pay off my cards',
			'is this debt consolidation',
			'customer applied for a loan online and got us',
			'he thinks hes getting a loan',
			'when do i get the money',
			'did i get approved',
			'one low monthly payment what is that',
			'is this a balance transfer',
			'she thought this was a loan',
			'wants to borrow money',
			'thinks we are lending him cash',
			'was expecting a check',
			'asks about the loan rate',
			'difference between us and a loan',
			'loan or settlement which is this',
		],
		answer:
			'No, and the customer must hear that no clearly: no money is lent, their cards are not paid off at the start, and they still owe their creditors. If they came for a loan, say so at once and let them choose.',
		why: 'Leads from loan ads switched to settlement are among the cases regulators have sued over.',
		say: [
			'No, this is not a loan. No money is lent, and your creditors are not paid until there are settlements you approve. You still owe them until then.',
			'If a loan is what you were looking for, I do not want to waste your time. Shall I say what this is, or would you rather stop here?',
		],
		briefly:
			'No, this is not a loan. No money is lent, your creditors are not paid until there are settlements you approve, and you still owe them until then.',
		related: ['loan-misrepresentation', 'consolidation-loan', 'what-settlement-is'],
	},
	{
		id: 'will-you-stop-the-calls',
		title: 'Will you stop the collection calls?',
		kind: 'fact',
		asked: [
			'will you stop the calls',
			'do the collectors stop calling',
			'can you make them leave me alone',
			'collectors call me ten times a day',
			'do i send a cease and desist',
			'how do i answer when they ask about creditor calls',
			'what do they say when the bank calls',
			'will the phone calls from collectors end',
			'make the harassment stop',
			'collectors keep ringing',
			'do calls stop when they enroll',
		],
		answer:
			'No: calls may go on and may get more at first. Outside collectors must respect a written request to stop contact; a lender collecting its own debt is mostly not covered by that law. And an end of calls does not end the debt or a lawsuit.',
		say: [
			'I cannot stop them, and there may be more calls at first. You can ask an outside collector in writing to stop contacting you; that does not stop a lawsuit.',
			'You may pick up and say that you are working on your debts, and you need not agree to anything on the phone. Keep every letter and open all your mail.',
		],
		briefly:
			'I cannot stop them, and there may be more at first. You can ask an outside collector in writing to stop contacting you; that does not stop a lawsuit. Open all your mail.',
		citation: '15 U.S.C. 1692c',
		related: ['lawsuit-denial', 'collectors-and-validation', 'legal-protection-messaging'],
	},
]
