import type { GuideEntry } from '#features/compliance/index.ts'

/** Consent, next steps, and everything around the end of a call. */
export const endingsAndNextSteps: readonly GuideEntry[] = [
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
		id: 'follow-up-after-no',
		title: 'Following up',
		kind: 'skill',
		asked: [
			'how do i follow up',
			'how often should i call after a maybe',
			'follow up call script',
			'they ghosted me',
			'what do i write in the follow up email',
			'follow up after think about it',
			'second call how do i start',
			'when is follow up harassment',
		],
		answer:
			'Only as agreed: the day, the way and the reason you both named. Open with that, ask what they found, and leave it at two unanswered tries. A wish for no contact, however put, ends it at once.',
		say: [
			'Hi, it is {name} with {company} on a recorded line, calling as we agreed about our debt settlement service. You wanted to read the part about fees; what did you find?',
			'You asked for time, so I will keep it short. Is it a yes, a no, or a not yet?',
		],
		briefly:
			'Hi, it is {name} with {company} on a recorded line, calling as we agreed about our debt settlement service. You wanted to read the part on fees; what did you find?',
		ifNo: ['Thank you for telling me. I will close my note and not call again.'],
		points: [
			'Keep the day you named.',
			'Start with their question, not your pitch.',
			'Recording notice and name again.',
			'Two unanswered tries, then leave it with them.',
		],
		related: ['voicemail', 'do-not-call-ignored', 'call-me-back'],
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
		id: 'voicemail',
		title: 'Leaving a voicemail',
		kind: 'skill',
		asked: [
			'what voicemail can i leave',
			'voicemail script',
			'can i leave a message about their debt',
			'ringless voicemail ok?',
			'voicemail that gets callbacks',
			'is urgent matter voicemail allowed',
			'should i leave a message with the wife',
			'vm drop',
		],
		answer:
			'Name, company, that you offer a debt settlement service, your number, and that there is no need to call back. Nothing about their accounts, no urgency, no case numbers, no "legal". Prerecorded drops need prior written consent; ask compliance before using any.',
		why: 'Others may hear it. And a vague "important matter" hides who is calling and why.',
		say: [
			'Hi, this is {name} with {company}. I am calling to offer our debt settlement service. My number is on your display. No rush, and if you would rather not hear from us, just tell us.',
		],
		briefly:
			'Hi, this is {name} with {company}, calling to offer our debt settlement service. No rush, and if you would rather not hear from us, just tell us.',
		insteadOf: [
			{
				not: 'This is an urgent message about your account, case number 4471, call before five.',
				say: 'This is {name} with {company}, calling to offer our debt settlement service. No rush.',
			},
		],
		citation: '47 CFR 64.1200',
		related: ['caller-identity', 'false-urgency-or-threat', 'call-me-back'],
	},
	{
		id: 'transferring-a-call',
		title: 'Transferring a call',
		kind: 'skill',
		asked: [
			'how do i transfer to enrollment',
			'warm transfer script',
			'handing off to verification',
			'transfer to a closer',
			'customer service transfer',
			'who gives disclosures if i transfer',
			'they drop off on the transfer',
			'handoff',
		],
		answer:
			'Ask first, say who is next and why, stay on, and hand over out loud what was said and which disclosures are still open. A transfer changes neither what was promised nor who has to tell it.',
		say: [
			'I would like to bring in my colleague who handles the agreement. Is that all right, and is there anything you want to ask me first?',
			'We have done the budget and the risks; the fee and the account rights are still to come.',
		],
		briefly:
			'I would like to bring in my colleague who handles the agreement. Is that all right? I will stay on and tell them what we have covered.',
		insteadOf: [
			{
				not: "They'll read you some stuff, just say yes to all of it.",
				say: 'They will go through the terms with you. Listen closely, and ask about anything you did not follow.',
			},
		],
		points: [
			'Ask.',
			'Name the person and the reason.',
			'Say what is done and what is open.',
			'Never coach the answers.',
		],
		related: ['manager-or-not-authorized', 'compliance-skill', 'closing-with-consent'],
	},
	{
		id: 'three-way-call',
		title: 'A call with the spouse on the line',
		kind: 'skill',
		asked: [
			'how do i do a three way call',
			'three way with the spouse',
			'conference in her husband',
			'wife joined the call what now',
			'second person on the line',
			'do i repeat the recording notice for the husband',
			'both on speaker',
			'spouse hostile on the three way',
		],
		answer:
			'Get the first one’s leave to speak about the accounts, then start over for the second: recorded line, who you are, what this is. Ask the new voice for questions first, and give the risks to both.',
		say: [
			'Hello, this is {name} with {company} on a recorded line, is that okay with you? We talked about our debt settlement service. What would you like to ask first?',
			'May I speak about the accounts with both of you on the line?',
		],
		briefly:
			'Hello, this is {name} with {company} on a recorded line, is that okay with you? We talked about our debt settlement service. What would you like to ask first?',
		points: [
			'Leave from the one who owes.',
			'Recording notice and name for the new voice.',
			'Their questions before your summary.',
			'Risks and cost to both.',
			'Either one may say no.',
		],
		related: ['spouse', 'co-signer-and-joint', 'recording-notice'],
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
		id: 'rep-under-stress',
		title: 'When you have had a bad run',
		kind: 'skill',
		asked: [
			'im burned out',
			'had a terrible day on the phones',
			'ten nos in a row',
			'i feel bad selling this',
			'lost every call today',
			'how do i stay motivated',
			'i hate this job today',
			'nervous before calls',
			'under pressure to hit quota',
		],
		answer:
			'A no from somebody it does not fit is good work, not a loss. Take five minutes, listen to one call you are proud of, and practice one thing. If the pressure is to cut corners, say so to your supervisor or to compliance; that is what they are for.',
		why: 'Most of what a call is worth you decide: the questions, the honesty, the pace. Whether they buy is theirs.',
		points: [
			'A break before the next dial.',
			'One skill, not ten.',
			'Never make up a number with a claim.',
			'Speak to somebody if it stays heavy.',
		],
		related: ['suitability-honest-no', 'hostile-caller'],
	},
]
