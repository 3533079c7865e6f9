import { callerIdentity } from '../../rule-pack/required/caller-identity.ts'
import { recordingNotice } from '../../rule-pack/required/recording-notice.ts'
import type { GuideEntry } from '../guide-entry.ts'
import { disclosureEntry } from '../rule-entry.ts'

/** The two that belong in the first minute. */
export const openingDisclosures: readonly GuideEntry[] = [
	disclosureEntry(recordingNotice, {
		title: 'Recording notice',
		asked: [
			'do i have to say the call is recorded',
			'recording notice wording',
			'when do i tell them its recorded',
			'why was recording notice missing',
			'i said it at the end does that count',
			'recorded line script',
			'how do i ask consent to record',
			'does the beep count as notice',
			'is recorded line enough',
			'forgot to say recorded line',
			'when in the call does the recorded line go',
			'tell them about recording first thing',
			'recorded line too late',
			'how do i word the recording part',
			'do i have to mention we record',
			'must i announce the recording',
		],
		answer:
			'Say in your first breath that the call is recorded, before you ask for anything personal, and get a spoken yes where you can. Said late, it does not count as given.',
		why: 'Some states allow recording only when everyone on the call agrees, and you cannot know where a cell phone is.',
		say: [
			'Hi, this is {name} with {company} on a recorded line. Is that okay with you?',
			"This line is recorded. If you'd rather not be, tell me and I'll stop.",
		],
		briefly: 'Before we start, this call is recorded. Is that okay with you?',
		insteadOf: [
			{
				not: 'We keep everything on file.',
				say: 'Before we start, this call is being recorded. Is that okay with you?',
			},
		],
		points: [
			'Say in clear words that this call is recorded.',
			'Say it in the opening, before any personal data.',
			'Wait for a yes, or for them to go on.',
		],
		related: ['recording-consent', 'declined-recording', 'seven-required-disclosures'],
	}),
	disclosureEntry(callerIdentity, {
		title: 'Caller identity',
		asked: [
			'what do i say about who we are',
			'how do i open the call legally',
			'caller identity disclosure',
			'opening line script compliant',
			'do i have to say its a sales call',
			'why was caller identity partial',
			'is hi its dana got a minute enough',
			'can i say im calling about your accounts',
			'do i have to say the company name',
			'courtesy call ok?',
			'what must i say in the first minute',
			'legal intro for cold calls',
			'first sentence of the call',
			'introduce myself what must be in it',
			'can i hide that its a sales call',
			'how do i word who i am',
			'do i need to say im selling something',
			'must i say its a sales call',
		],
		answer:
			'On an outbound call say promptly who you are with, that you are calling to offer a paid service, and that it is debt settlement. Do it in the first minute, before any question about their debts.',
		why: 'A person who does not know that this is a sales call, or whose, cannot decide whether to listen.',
		say: [
			'Hi, this is {name} with {company} on a recorded line, calling to offer our debt settlement program.',
			'My name is {name} from {company}. This is a sales call about our debt settlement service. Is now okay?',
		],
		briefly:
			'This is {name} with {company}, calling to offer our debt settlement service. Is now a good time?',
		insteadOf: [
			{
				not: 'I am calling about your accounts.',
				say: 'This is {name} with {company}, calling to offer our debt settlement service.',
			},
			{
				not: 'This is a courtesy call about your credit cards.',
				say: "This is {name} with {company}. It's a sales call about our debt settlement program.",
			},
		],
		points: [
			'Say the name of the company.',
			'Say that the purpose is to sell a service.',
			'Say that it is debt relief or settlement.',
			'It belongs in the first minute.',
		],
		related: ['inbound-calls', 'hardship-program', 'loan-leads', 'seven-required-disclosures'],
	}),
]
