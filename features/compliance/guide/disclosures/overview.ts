import type { GuideEntry } from '../guide-entry.ts'

/** What has to be said at all, by when, and what does not count as saying it. */
export const disclosureOverview: readonly GuideEntry[] = [
	{
		id: 'seven-required-disclosures',
		title: 'The seven required disclosures',
		kind: 'topic',
		asked: [
			'what are the required disclosures',
			'list the seven disclosures',
			'what do i have to say on every call',
			'which disclosures are mandatory',
			'disclosure checklist',
			'what must i say before they sign',
			'all the disclosures in order',
			'give me the disclosures script',
		],
		answer:
			'Two belong in the opening: that the call is recorded, and who is calling to sell what. Five come before they enroll: time, amount to save, what not paying leads to, account rights, and fee with total cost.',
		why: "The five before enrollment are those of the Telemarketing Sales Rule for debt relief; the two of the opening rest on state recording laws and the rule's duties for outbound calls.",
		points: [
			'Opening: the call is recorded; your name, company, that you sell debt settlement.',
			'Time to results, and by when each creditor gets an offer; how much of each debt must be saved before that offer.',
			'What not paying leads to: credit hurt, collections or a lawsuit, a growing balance.',
			'The money is theirs, they leave any time without penalty, and get all back but fees already earned.',
			'The fee with its base, and the estimated total in dollars.',
		],
		related: [
			'five-sales-rule-disclosures',
			'recording-notice',
			'caller-identity',
			'before-enrollment',
			'understanding-checks',
		],
	},
	{
		id: 'five-sales-rule-disclosures',
		title: 'The five disclosures of the Telemarketing Sales Rule',
		kind: 'topic',
		asked: [
			'what are the five tsr disclosures',
			'tsr disclosures',
			'ftc disclosures for debt relief',
			'what does the ftc make me say',
			'telemarketing sales rule disclosures before enrollment',
			'ftc compliance basics',
			'which disclosures come before signing',
			'the 5 disclosures in one go',
		],
		answer:
			'Before anyone enrolls, say: how long and when each creditor gets an offer, how much of each debt must be saved first, what not paying leads to, the account rights, and the fee with the total cost. A closed deal that lacks two or more of them altogether cannot pass.',
		why: 'The rule wants them clear and conspicuous, before the customer agrees to pay.',
		say: [
			"Before you decide, here are five things: the time, what you would save up first, what can go wrong when creditors aren't paid, your rights in the account, and the whole cost.",
		],
		points: [
			'Time: {months} months in all, and an offer to each creditor by a stated month.',
			'Amount: about {percent} of each debt saved before its offer.',
			'Not paying: credit likely hurt, collections or a lawsuit possible, the balance may grow.',
			'Account: their money, leave any time without penalty, everything back but fees already earned.',
			'Cost: the fee with its base, and the estimated total in dollars.',
		],
		citation: '16 CFR 310.3(a)(1)',
		related: [
			'time-to-results',
			'amount-before-offer',
			'nonpayment-consequences',
			'dedicated-account-rights',
			'fees-and-total-cost',
		],
	},
	{
		id: 'before-enrollment',
		title: 'What counts as before enrollment',
		kind: 'rule',
		asked: [
			'what counts as enrollment',
			'when is it too late for the disclosures',
			'can i do disclosures after they say yes',
			'disclosures after they sign ok?',
			'do i need to do the disclosures before taking bank info',
			'they already agreed do i still read them',
			'can compliance read the disclosures after i close',
			'when exactly do disclosures have to be said',
		],
		answer:
			'Before the signature, before a bank account is authorized, and before a clear “yes, enroll me”. What comes after the yes is late, even one minute later on the same call.',
		why: 'The rule asks that it be said before the customer consents to pay, and for debt relief before they enroll.',
		say: [
			'Before you say yes to anything, let me go through the time, the risks, your rights and the whole cost.',
		],
		briefly:
			'Before you decide anything, let me go through the time, the risks, your rights and the cost. Then tell me in your own words what you heard.',
		points: [
			'Go through all five first, then ask for the decision.',
			'If they say yes early, thank them and read the five before you take bank details or send papers.',
			'If you forgot one, say it now and ask again whether they want to go on.',
		],
		citation: '16 CFR 310.3(a)(1)',
		related: ['five-sales-rule-disclosures', 'understanding-checks'],
	},
	{
		id: 'undoing-a-disclosure',
		title: 'Do not take a disclosure back',
		kind: 'rule',
		asked: [
			'can i say its just legal stuff',
			'is it ok to say this part is just a formality',
			'i said the risks but it shows missing',
			'why does the disclosure not count i said it',
			'can i tell them not to worry about the disclosures',
			'i have to read this but it never happens',
			'downplay the disclosure',
		],
		answer:
			"A disclosure that you wave away afterward is not given. “It's just legal stuff” or a later denial undoes it; say it plainly and let it stand.",
		why: 'What counts is what the customer believes at the end, not which sentence was read.',
		say: [
			'These next points matter, so please stop me when something is unclear.',
			"This is the part I'd want to hear if I were in your place.",
		],
		insteadOf: [
			{
				not: 'I have to read you this but it is just legal stuff.',
				say: 'These next points matter, so please stop me when something is unclear.',
			},
		],
		related: ['hedges-do-not-help', 'nonpayment-consequences', 'reading-too-fast'],
	},
	{
		id: 'not-only-in-writing',
		title: 'In the agreement is not said',
		kind: 'rule',
		asked: [
			'its in the contract do i still have to say it',
			'can i email the disclosures instead',
			'they can read it in the packet is that enough',
			'can i play a recording of the disclosures',
			'does page 4 count as disclosure',
			'written disclosure instead of saying it',
			'link to the terms enough?',
		],
		answer:
			'Say it yourself on the call. A page number, an email or a played recording does not count as given by itself.',
		why: 'The analyst scores what the customer heard from you. The papers come on top.',
		say: [
			"It's all in the agreement too, and I'd like you to hear it from me first.",
			'Have the page in front of you while I go through it, and ask whatever you like.',
		],
		related: ['five-sales-rule-disclosures', 'understanding-checks'],
	},
	{
		id: 'reading-too-fast',
		title: 'Reading the disclosures too fast',
		kind: 'rule',
		asked: [
			'why does it say i read fast',
			'words per minute disclosure',
			'can i speed through the disclosures',
			'disclosure pace',
			'reading speed flagged',
		],
		answer:
			'Speak the disclosures at your normal pace, with a pause after each figure. The analysis marks passages above 200 words a minute; that number is our own measure, the rule only asks for clear and conspicuous.',
		why: 'People talk at about 150 words a minute, and figures heard for the first time need longer.',
		say: ["I'll go slowly here, because there are a few numbers. Do you have a pen?"],
		citation: '16 CFR 310.3(a)(1)',
		related: ['understanding-checks', 'undoing-a-disclosure'],
	},
	{
		id: 'inbound-calls',
		title: 'They called us: what still applies',
		kind: 'rule',
		asked: [
			'they called me do the rules apply',
			'inbound call disclosures',
			'do i need disclosures on inbound',
			'customer responded to our mailer',
			'is inbound exempt from tsr',
			'incoming call what must i say',
			'does do not call apply if they call us',
		],
		answer:
			'The five disclosures, the ban on misstatements and the ban on advance fees bind calls answering our advertising just as well. Calling hours, do-not-call and the opening duties of the rule are for outbound calls; say who you are and that it is recorded anyway.',
		why: 'Since 2010 the exemption for calls that answer an advertisement no longer covers debt relief.',
		say: [
			'Thanks for calling {company}, this is {name} on a recorded line. We offer a paid debt settlement service.',
		],
		citation: '16 CFR 310.3(a)(1); 75 FR 48458',
		related: ['caller-identity', 'five-sales-rule-disclosures', 'calling-hours'],
	},
]
