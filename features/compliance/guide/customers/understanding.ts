import type { GuideEntry } from '../guide-entry.ts'

/** Whether they understood, and whether they are well enough to decide. */
export const understandingEntries: readonly GuideEntry[] = [
	{
		id: 'understanding-checks',
		title: 'Checking that they understood',
		kind: 'topic',
		asked: [
			'how do i check understanding',
			'teach back script',
			'customer just says yes to everything',
			'how do i know they understood',
			'make sure they get it before signing',
			'can i ask does that make sense',
			'verification questions before enrollment',
			'what should they repeat back',
		],
		answer:
			'Have them say it in their own words: what it costs in all, what happens if a creditor sues, and how they leave. “Does that make sense?” or “say yes to each” proves nothing.',
		why: 'It finds what was missed while it can still be repaired, and a customer who explained it stays.',
		say: [
			"I've said a lot. In your own words, what would this cost you, and what could go wrong?",
			'If a letter from a court came next month, what would you do with it?',
			'And if you wanted to stop in the second year, what happens with the money in the account?',
		],
		briefly:
			"I've said a lot, and I want to be sure I was clear. In your own words, what does this cost, what could go wrong, and how would you leave?",
		insteadOf: [
			{
				not: 'Just say yes after each one.',
				say: 'Please tell me in your own words what you heard, and stop me where I was unclear.',
			},
		],
		points: [
			'The total cost, in dollars.',
			'What happens when creditors are not paid, and what they do with a summons.',
			'Whose money it is, and how they leave.',
			'Repeat what was wrong, then ask again; do not enroll before it is right.',
		],
		related: ['five-sales-rule-disclosures', 'vulnerable-customers', 'before-enrollment'],
	},
	{
		id: 'vulnerable-customers',
		title: 'Confused, frightened or overwhelmed customers',
		kind: 'rule',
		asked: [
			'elderly customer seems confused',
			'customer is crying what do i do',
			'they dont understand what im saying',
			'customer just lost their spouse',
			'is it ok to enroll someone with dementia',
			'vulnerable customer',
			'customer sounds drunk or medicated',
			'they are scared and will say yes to anything',
			'recently widowed prospect',
		],
		answer:
			'Slow down, stop selling, and offer a break, a later call or somebody they trust beside them. If you doubt that they can decide today, do not enroll, and tell your supervisor.',
		why: 'A yes from fear or confusion is not a yes.',
		say: [
			"We don't have to do this today. Would you like to take a break, or talk another day with somebody you trust on the line?",
			'I can hear this is a lot. Nothing has to be decided now.',
		],
		briefly:
			'I can hear this is a lot. Nothing has to be decided today. Shall we talk another day, with somebody you trust on the line?',
		related: ['crisis-on-a-call', 'understanding-checks', 'false-urgency-or-threat'],
	},
	{
		id: 'crisis-on-a-call',
		title: 'Somebody speaks of ending their life',
		kind: 'rule',
		asked: [
			'customer said they want to die',
			'suicidal customer',
			'they said they dont want to live anymore',
			'self harm on a call what do i do',
			'customer threatened to hurt themselves',
			'mental health crisis call',
		],
		answer:
			'Stop selling at once, stay calm and on the line, ask whether they are safe, and bring in your supervisor for a warm transfer to a crisis line or emergency services. Never use it, never hang up.',
		why: 'Nothing about the debt matters in that minute.',
		say: [
			"I'm glad you told me. Are you safe right now? I'd like to stay on while we get somebody who can help.",
		],
		points: [
			'Stop the sale; no word about the program.',
			'Ask whether they are safe and whether someone is with them.',
			'Supervisor now, and a warm transfer; emergency services if there is danger.',
			'Write it down, and take a break yourself.',
		],
		related: ['vulnerable-customers', 'escalation'],
	},
	{
		id: 'escalation',
		title: 'When to bring in compliance',
		kind: 'rule',
		asked: [
			'when do i escalate',
			'a lawyer called about a customer what do i do',
			'customer threatens to report us to the ftc',
			'reporter called',
			'regulator on the phone',
			'who do i tell about a complaint',
			'a coworker is making illegal claims',
			'customer wants to file a complaint',
			'my manager told me to say something illegal',
		],
		answer:
			"The same day to your supervisor: a wrong statement after the call has ended, a complaint, or a colleague's false claims. Regulators, attorneys and media go to compliance only, lawsuit papers to the client team within one business day.",
		why: 'What is reported early can be put right, and nobody is punished for reporting.',
		say: [
			"I want the right person to answer that, so I'm passing it on today. You can also file a complaint with the CFPB or the FTC.",
		],
		points: [
			'Do-not-call requests: at once, by yourself.',
			'Misstatements, complaints, doubts about capacity: supervisor, the same day.',
			'Court papers: client team, within one business day.',
			'Regulators, attorneys, media: compliance only.',
			'Told to say something prohibited: do not, and report it.',
		],
		related: ['correct-a-misstatement', 'call-records', 'complaints'],
	},
	{
		id: 'complaints',
		title: 'They want to complain, or check on us',
		kind: 'fact',
		asked: [
			'customer wants to report us',
			'where can they complain',
			'ftc phone number',
			'cfpb complaint link',
			'how do they check a company',
			'give them the number for the ftc',
			'customer asks who regulates you',
		],
		answer:
			'Tell them where, without argument: consumerfinance.gov/complaint, the FTC at 1-877-382-4357, or their state attorney general. Then log the complaint.',
		say: [
			"You can reach the FTC at 1-877-382-4357, or file a complaint at consumerfinance.gov. I'll also pass it on here today.",
		],
		related: ['escalation'],
	},
]
