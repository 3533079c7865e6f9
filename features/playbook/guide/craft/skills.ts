import type { GuideEntry } from '#features/compliance/index.ts'

/** The five skills a call is rated on: what earns points and how it sounds. */
export const skillEntries: readonly GuideEntry[] = [
	{
		id: 'discovery',
		title: 'Discovery',
		kind: 'skill',
		about: { kind: 'skill', code: 'discovery' },
		asked: [
			'how do i get better at discovery',
			'my discovery score is low',
			'what should i ask before i pitch',
			'discovery skill',
			'why did i get a 4 on discovery',
			'what counts as good discovery',
			'i pitch too early',
			'how to find the real need',
			'fact finding',
		],
		answer:
			'Ask before you explain: the debts one by one, what happened, income, bills and what is left, whether the minimums are met, and what else they tried. Open questions, one at a time, and follow what they say.',
		why: 'It is what the rating listens for, and it is the only way to know whether the program fits at all.',
		say: [
			'Before I say anything about us: what happened that got you here?',
			'Let us go card by card. Who do you owe, how much, and are you current?',
			'What do you bring home in a month, and what is left after rent, food, the car and medicine?',
			'What have you tried already, and who else decides with you?',
		],
		briefly:
			'Before I say anything about us: what happened that got you here, who do you owe and how much, and what is left at the end of the month?',
		points: [
			'The debts by creditor, and whether each is current.',
			'The cause of the hardship, in their words.',
			'Income, bills and what is left over.',
			'Other ways tried or possible.',
			'Numbers said back to them before you go on.',
		],
		related: ['discovery-questions', 'budget', 'talk-share'],
	},
	{
		id: 'rapport',
		title: 'Rapport and empathy',
		kind: 'skill',
		about: { kind: 'skill', code: 'rapport' },
		asked: [
			'how do i build rapport',
			'rapport score low',
			'i sound cold on calls',
			'how to show empathy without being fake',
			'what counts as rapport',
			'customer just told me her husband died what do i say',
			'how do i connect with people who are ashamed',
			'empathy lines',
		],
		answer:
			'Answer hardship before you answer facts, concede what is true, and tell bad news yourself. Plain and short: one sentence of sympathy, then a pause, then a question.',
		why: 'The rating hears sympathy that follows a hardship, warmth, and honesty about limits. Scripted pity and milking the pain work the other way.',
		say: [
			'I am sorry. That is a lot to carry. Take your time.',
			'There is no shame in this; a lot of careful people end up here.',
			'You are right about that, and I would rather tell you now than have you find out later.',
		],
		briefly:
			'I am sorry, that is a lot to carry. There is no shame in it. Take your time, and tell me only what you want to.',
		insteadOf: [
			{
				not: 'Okay, and what are your balances?',
				say: 'I am sorry to hear that. When you are ready, let us look at the balances together.',
			},
		],
		points: [
			'Say back what you heard, the fact and the feeling.',
			'Match their pace.',
			'Concede true points.',
			'At distress, stop selling.',
		],
		related: ['reading-distress', 'tone', 'interruptions'],
	},
	{
		id: 'objection-handling',
		title: 'Objection handling',
		kind: 'skill',
		about: { kind: 'skill', code: 'objection_handling' },
		asked: [
			'how do i handle objections',
			'objection handling score low',
			'whats the pattern for objections',
			'acknowledge clarify answer confirm',
			'why was my objection not handled',
			'how many times can i answer an objection',
			'feel felt found',
			'rebuttal framework',
			'i freeze when they push back',
		],
		answer:
			'Four steps: acknowledge it, clarify what is behind it, answer that honestly, confirm that it answered. Two tries at most on one objection, then a dated follow-up or a clean goodbye.',
		why: 'An objection counts as handled when the answer is about it and makes no prohibited claim. Repeating the pitch counts as leaving it.',
		say: [
			'That makes sense. What is it about that which worries you most?',
			'Here is the honest answer, the bad part first.',
			'Does that answer it, or is something else in the way?',
		],
		briefly:
			'That makes sense. What is it about that which worries you most? Here is the honest answer, the bad part first. Does that answer it, or is something else in the way?',
		insteadOf: [
			{
				not: 'I felt the same, and my clients found they saved thousands.',
				say: 'Others felt unsure too. What helped them was reading the risks and costs first.',
			},
			{ not: 'Yeah, but listen.', say: 'That is a fair point.' },
		],
		points: [
			'Acknowledge.',
			'Clarify with one question.',
			'Answer that, conceding what is true.',
			'Confirm.',
			'Stop after two tries.',
		],
		related: ['debt-settlement-objections', 'price', 'think-about-it', 'scam-fear'],
	},
	{
		id: 'compliance-skill',
		title: 'Compliance as a skill',
		kind: 'skill',
		about: { kind: 'skill', code: 'compliance' },
		asked: [
			'how do i raise my compliance score',
			'compliance skill low',
			'what does the compliance rating look at',
			'i keep forgetting disclosures',
			'how to sound natural and still be compliant',
			'how do i remember all the disclosures',
			'compliance feels like it kills the sale',
		],
		answer:
			'Two halves: say none of the prohibited things, and give every disclosure in full before they enroll, in words they can repeat. Learn seven short lines by heart, tie each to a moment of the call, and correct yourself at once when you slip.',
		why: 'Serious prohibited statements cap the whole score, however good the rest of the call was.',
		say: [
			'I need to correct what I just said, it was not right.',
			'Before you decide, there are a few things that can go wrong, and I want you to hear them from me.',
		],
		briefly:
			'Before you decide, there are a few things that can go wrong, and I want you to hear them from me first, in plain words.',
		points: [
			'Recording notice and who you are: first breath.',
			'Time and amount before an offer: when you show the plan.',
			'The three risks: in one sentence, never piecemeal.',
			'Fee, total and account rights: before the question to enroll.',
			'Then have them say the hardest ones back.',
		],
		related: ['ftc-compliance', 'pace-of-disclosures', 'teach-back'],
	},
	{
		id: 'closing',
		title: 'Closing',
		kind: 'skill',
		about: { kind: 'skill', code: 'closing' },
		asked: [
			'how do i close',
			'closing score low',
			'how do i ask for the sale',
			'closing lines',
			'how to close without pressure',
			'assumptive close ok?',
			'trial close',
			'when do i ask for the bank info',
			'they say yes to everything then dont sign',
			'hard close',
		],
		answer:
			'Sum up their numbers and the risks, check that they understood, ask directly and then be quiet. A yes that knows the cost is a close, and so is a clean no with a dated next step. Bank details come after the disclosures, never before.',
		why: 'The rating hears room to decide, a named next step, and understanding checked. Assumed sales and invented deadlines cost points and are findings.',
		say: [
			'Here is where we are: the deposit, the total with our fee, the time, and the three risks. What is unclear?',
			'Knowing all of that, do you want to enroll today, or would you rather read it first?',
			'Either answer is fine with me. What would you like to do?',
		],
		briefly:
			'Knowing the cost, the time and the risks, do you want to enroll today, or would you rather read it first? Either answer is fine with me.',
		insteadOf: [
			{
				not: "So I'll go ahead and get you set up, what's your routing number?",
				say: 'Knowing the cost and the risks, do you want to enroll today, or read it first?',
			},
			{
				not: 'What do I have to do to get you to sign today?',
				say: 'What would you need to see to decide, either way?',
			},
		],
		points: [
			'Summary with risks.',
			'Teach-back.',
			'One direct question.',
			'Silence.',
			'Next step with a date, or a clean no.',
		],
		related: ['closing-with-consent', 'same-call-enrollment', 'summarizing', 'ending-a-call'],
	},
]
