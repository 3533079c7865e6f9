import type { GuideEntry } from '#features/compliance/index.ts'

/** Reaching people again, and other people on the line. */
export const reaching: readonly GuideEntry[] = [
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
			'how do i do the second call',
			'checking back in with a lead',
			'reach out again after a maybe',
			'follow up text',
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
			'what message do i leave on the machine',
			'leaving a message',
			'answering machine what to say',
			'nobody picks up, do i leave something',
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
			'passing the customer to the closer',
			'send the call to another department',
			'hand the customer over',
			'conference in the enrollment team',
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
			'husband is joining the line now',
			'wife got on the phone',
			'two people on the call',
			'spouse picks up the extension',
			'run a three way with the wife',
			'bringing the husband into the call',
		],
		answer:
			"Get the first one's leave to speak about the accounts, then start over for the second: recorded line, who you are, what this is. Ask the new voice for questions first, and give the risks to both.",
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
]
