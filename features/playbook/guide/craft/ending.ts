import type { GuideEntry } from '#features/compliance/index.ts'

/** Consent, a clean no, the end of a call and what follows it. */
export const ending: readonly GuideEntry[] = [
	{
		id: 'closing-with-consent',
		title: 'Getting an informed yes',
		kind: 'skill',
		asked: [
			'what is informed consent on the call',
			'how do i get a clear yes',
			'verbal consent to enroll',
			'is uh huh a yes',
			'when can i take bank info',
			'can i send docusign before the disclosures',
			'order of steps before signature',
			'consent before enrollment checklist',
		],
		answer:
			'In this order: budget fits, all disclosures given, understood in their own words, papers read, then one clear question and a clear yes, and only then signature and bank details. "Uh-huh" is no yes.',
		say: [
			'You have heard the cost, the time and what can go wrong. Do you want to enroll these four accounts, yes or no?',
			'Please read the agreement before you sign, I will wait. Ask me about any line.',
		],
		briefly:
			'You have heard the cost, the time and what can go wrong. Do you want to enroll these accounts, yes or no? Please read the agreement before you sign, I will wait.',
		citation: '16 CFR 310.3(a)(1)',
		points: [
			'Budget.',
			'Disclosures.',
			'Teach-back.',
			'Papers read.',
			'Clear question, clear yes, then signature.',
		],
		related: ['same-call-enrollment', 'teach-back', 'closing'],
	},
	{
		id: 'suitability-honest-no',
		title: 'Telling somebody it does not fit',
		kind: 'skill',
		asked: [
			'when should i not enroll someone',
			'who is not a good fit',
			'how do i turn a customer down',
			'disqualify script',
			'they dont qualify what do i say',
			'customer is current with a good score should they do this',
			'is it ok to lose the sale',
			'suitability check',
		],
		answer:
			'Say no for them when the deposit does not fit, when the debts are secured or federal student loans, when they are current and need their credit soon, or when a lawsuit or no income calls for a lawyer. Name where to go instead.',
		why: 'A clean no is rated as good closing, and it is the person you sent away who recommends you.',
		say: [
			'I do not think this is right for you, and I would rather say it now. You are current and want a house next year; a credit counselor is the better first call.',
			'With nothing left over, this would make things worse. Please speak with a non-profit counselor or a bankruptcy attorney first.',
		],
		briefly:
			'I do not think this is right for you, and I would rather say it now. A non-profit credit counselor is the better first call.',
		points: [
			'Deposit does not fit.',
			'Secured debts or federal student loans.',
			'Current, and credit needed soon.',
			'Lawsuit under way or nothing left: an attorney first.',
			'Confused or in distress: not today.',
		],
		related: ['which-debts-qualify', 'alternatives-at-a-glance', 'cannot-afford-deposit'],
	},
	{
		id: 'ending-a-call',
		title: 'Ending a call cleanly',
		kind: 'skill',
		asked: [
			'how do i end the call',
			'how to get off the phone politely',
			'clean no',
			'they said no now what',
			'last thing to say',
			'end call after do not call request',
			'customer wont hang up',
			'goodbye script',
		],
		answer:
			'Say what happens next and who does it, ask for open questions, thank them, and stop. After a no there is no last pitch. After "do not call" there is one sentence and goodbye.',
		say: [
			'You will have the agreement by email today, you read it, and we talk on {day}. Is anything open? Thank you for your time.',
			'Thank you for hearing me out. I wish you well with it. Take care.',
			'I have put this number on our do-not-call list. You will not hear from us again. Goodbye.',
		],
		briefly:
			'You will have the agreement by email today, you read it, and we talk on {day}. Is anything open? Thank you for your time.',
		points: [
			'Next step with name and date.',
			'One open question.',
			'Thanks, and stop.',
			'Notes before the next call.',
		],
		related: ['documenting-a-call', 'do-not-call-ignored', 'follow-up-after-no'],
	},
	{
		id: 'documenting-a-call',
		title: 'Documenting the call',
		kind: 'skill',
		asked: [
			'what do i write in the notes',
			'call notes what to include',
			'documentation after a call',
			'how long do we keep records',
			'what goes in the crm',
			'do i log a do not call request',
			'can i fix the notes later',
			'notes for a customer complaint',
		],
		answer:
			'Right after the call: date, outcome, the budget, what they understood in their words, any request about contact, the next step and the papers sent. Facts, no opinions. A stop request is logged before you hang up; a wrong note is corrected with a new one.',
		why: 'Telemarketing records are kept five years since the 2024 amendment of the sales rule.',
		points: [
			'Outcome and next step with date.',
			'Budget and what was left.',
			'What they said back about risk and cost.',
			'Consent and do-not-call wishes.',
			'No card, account or social security numbers in notes.',
		],
		citation: '16 CFR 310.5',
		related: ['ending-a-call', 'do-not-call-ignored'],
	},
]
