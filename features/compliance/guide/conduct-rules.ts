import type { GuideEntry } from './guide-entry.ts'

/** What holds for every prohibited statement alike. */
export const conductRules: readonly GuideEntry[] = [
	{
		id: 'prohibited-at-a-glance',
		title: 'All fifteen prohibited statements at a glance',
		kind: 'topic',
		asked: [
			'what cant i say',
			'list of prohibited statements',
			'what are the 15 prohibited claims',
			'what am i not allowed to say on a call',
			'forbidden phrases',
			'words i should never use',
			'red flags on calls',
			'compliance donts',
			'what gets me flagged',
		],
		answer:
			'Fifteen things, in five groups: money, results, risks, who we are, and pressure. Each has safe words in its place, so ask me about any of them.',
		why: 'Each one misstates the service or pressures the customer, which the Telemarketing Sales Rule forbids.',
		points: [
			'Money: a fee before a debt is settled and paid on; savings or success figures without a base; misstating the account; denying tax.',
			'Results: guarantees and certainties.',
			'Risks: denying harm to credit; making stopping payments sound safe; denying lawsuits and collection.',
			'Who we are: tied to the government or a bank; lawyers; a non-profit; a lender.',
			'Pressure: false deadlines and threats; abusive language; ignoring a request to stop calling.',
		],
		citation: '16 CFR 310.3(a)(2); 16 CFR 310.4',
		related: [
			'advance-fee',
			'guaranteed-result',
			'credit-harm-denial',
			'government-affiliation',
			'false-urgency-or-threat',
		],
	},
	{
		id: 'fee-test',
		title: 'The fee test: three conditions',
		kind: 'rule',
		asked: [
			'when is a fee allowed',
			'three conditions for charging a fee',
			'fee test',
			'what has to happen before we get paid',
			'when do i get my commission can we bill yet',
			'verbal acceptance enough to charge',
			'advance fee ban conditions',
			'how is the fee split between debts',
		],
		answer:
			"A fee on a debt is due only when all three are true: it is settled under an agreement the customer has accepted, the customer has made at least one payment under it, and the fee is only that debt's share. One of them missing means no fee.",
		why: 'Before that the customer has received nothing, and nobody can say whether a creditor will settle.',
		say: [
			'Three things come first: a settlement, your yes to it, and a payment to the creditor. Then our fee for that debt is due, and only for that one.',
		],
		briefly:
			"Three things come before any fee: a settlement, your approval, and a first payment to that creditor. Then you pay only that debt's share.",
		points: [
			'The debt is settled or otherwise changed under an agreement the customer accepted.',
			'The customer has made at least one payment to the creditor under it.',
			"The fee is that debt's proportion of the whole fee, or the same percentage of the amount saved on every debt.",
		],
		citation: '16 CFR 310.4(a)(5)(i)',
		related: ['advance-fee', 'fees-and-total-cost', 'notary-meeting'],
	},
	{
		id: 'correct-a-misstatement',
		title: 'What to do after you misspoke',
		kind: 'rule',
		asked: [
			'i said something wrong on a call what now',
			'how do i correct myself',
			'i promised something i shouldnt have',
			'i accidentally guaranteed results',
			'do i need to fix it on the same call',
			'does correcting it remove the flag',
			'i misspoke how to walk it back',
			'the call already ended and i said something wrong',
			'how do i take back what i said',
		],
		answer:
			'Stop, say that it was wrong, say what is true, and check that they heard it, on the same call. A clear correction is logged as corrected and does not count as a serious statement; a disclaimer beside the claim is no correction.',
		why: 'The customer must not decide on the wrong words. Only taking back the claim itself repairs it.',
		say: [
			"Let me fix what I said a minute ago, because it was wrong. No creditor has to settle, and I can't promise a result.",
			'I misspoke. Please go by this instead, and tell me how you understand it now.',
		],
		briefly:
			'I need to correct myself: what I said was wrong. Here is how it really is, and please tell me how you understand it now.',
		insteadOf: [
			{
				not: 'Legally I am not supposed to use the g word but between us it always works.',
				say: 'I was wrong to sound so sure. No creditor has to settle.',
			},
		],
		points: [
			'Stop the pitch at once.',
			'Name the wrong words and say that they were wrong.',
			'Say what is true, and ask what they heard.',
			'If the call is over, tell your supervisor the same day, so that the customer is called back by whoever may.',
		],
		related: ['hedges-do-not-help', 'escalation'],
	},
	{
		id: 'agreeing-with-a-false-statement',
		title: 'Agreeing with what the customer got wrong',
		kind: 'rule',
		asked: [
			'customer said so they cant sue me and i said right',
			'does it count if the customer said it first',
			'why was i flagged i only said yes',
			'customer misunderstands do i have to correct them',
			'they said its guaranteed i said exactly',
			'is agreeing the same as saying it',
			'the customer assumed its a loan i let it go',
		],
		answer:
			'A “right” or “exactly” to a false belief is your statement, and it is scored as yours. Correct it before you go on, also when it would help the sale.',
		why: 'The customer decides on that belief, whoever put it into words.',
		say: [
			"Not quite, and it matters: they can sue you while you're in the program.",
			"I want to correct that before we go on, because you'd be deciding on it.",
		],
		related: ['prohibited-at-a-glance', 'understanding-checks', 'lawsuit-denial'],
	},
	{
		id: 'quoting-others',
		title: 'Quoting an ad, a mailer or another company',
		kind: 'rule',
		asked: [
			'the mailer said 75 percent can i repeat it',
			'can i quote our ad',
			'what if im just repeating what another company said',
			'is it ok to mention what scammers say',
			'does quoting someone count as a violation',
			'customer brings up the ad claim',
			'reported speech flagged?',
		],
		answer:
			"Reporting what others said is fine as long as you do not stand behind it. “The mailer said that, and it's right” makes it yours.",
		why: 'The same words inform when you distance yourself from them and mislead when you endorse them.',
		say: [
			"I wouldn't rely on that ad. Let me show you the estimate and what could change it.",
			'If somebody promised you that, be careful. Nobody can promise what a creditor does.',
		],
		related: ['unsupported-savings-claim', 'hedges-do-not-help'],
	},
	{
		id: 'hedges-do-not-help',
		title: 'Hedges make it worse',
		kind: 'rule',
		asked: [
			'can i say legally i cant guarantee but',
			'off the record can i tell them',
			'if i say usually is it ok',
			'does probably make it fine',
			'between us wording',
			'i put a disclaimer first why flagged',
			'i said pretty much guaranteed',
			'technically im not allowed to say this but',
		],
		answer:
			"“I can't say guarantee, but…” is a guarantee with a wink, and it reads worse than the plain claim. “Usually” and “pretty much” do not cure one either; leave the claim out.",
		why: 'What counts is what the customer takes away.',
		say: ["I can't promise that, and there is no “but”. Here is what I do know."],
		insteadOf: [
			{
				not: 'Legally I cannot say guarantee, but between you and me it always works.',
				say: "I can't guarantee it. Some creditors settle and some don't.",
			},
			{
				not: 'Off the record, nobody in our program ever gets sued.',
				say: "Some creditors do sue, and I can't prevent it.",
			},
		],
		related: ['guaranteed-result', 'undoing-a-disclosure', 'correct-a-misstatement'],
	},
	{
		id: 'questions-that-claim',
		title: 'Questions that make a claim',
		kind: 'rule',
		asked: [
			'i only asked a question why was i flagged',
			'rhetorical question flagged',
			'who is going to sue you over 4 grand',
			'can i put it as a question',
			'does a question count as a statement',
			'asking instead of claiming',
		],
		answer:
			"A question that expects only one answer is a claim and is scored as one. Repeating the customer's question in order to answer it truthfully is fine.",
		why: "“Who's going to sue you over that?” tells the customer that nobody will.",
		say: ['Can they sue over an amount like that? Yes, they can.'],
		insteadOf: [
			{
				not: 'Who is going to sue you over four grand?',
				say: "A creditor can sue over a small balance too, and I can't prevent it.",
			},
		],
		related: ['lawsuit-denial', 'agreeing-with-a-false-statement'],
	},
]
