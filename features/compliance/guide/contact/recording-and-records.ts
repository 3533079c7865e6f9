import type { GuideEntry } from '../guide-entry.ts'

/** Recording a call, and what is kept of it. */
export const recordingEntries: readonly GuideEntry[] = [
	{
		id: 'recording-consent',
		title: 'Recording: in which states everyone must agree',
		kind: 'rule',
		asked: [
			'which states are two party consent',
			'all party consent states',
			'do i need permission to record in california',
			'is it legal to record the call',
			'one party consent',
			'recording laws by state',
			'customer is in florida do i need consent',
			'federal recording law',
			'do i need a yes or is the notice enough',
		],
		answer:
			"Federal law asks for the consent of one party; a number of states ask for everyone's. As you cannot know where a cell phone is, announce it on every call in your first turn and get a spoken yes.",
		why: 'Surveys name California, Delaware, Florida, Illinois, Maryland, Massachusetts, Montana, Nevada, New Hampshire, Pennsylvania and Washington; they disagree on Connecticut, Michigan, Oregon and Vermont, so treat those the same.',
		say: ['Before we start, this call is being recorded. Is that okay with you?'],
		citation: '18 U.S.C. 2511; for example Cal. Penal Code 632, Fla. Stat. 934.03, 720 ILCS 5/14',
		related: ['recording-notice', 'declined-recording'],
	},
	{
		id: 'declined-recording',
		title: 'They do not want to be recorded',
		kind: 'rule',
		asked: [
			'customer refuses to be recorded',
			'they said no to recording what now',
			'i dont want to be recorded',
			'can i keep recording anyway',
			'how to stop the recording',
			'can we continue without recording',
			'asked to turn off recording',
		],
		answer:
			'Stop the recording, or end the call politely if your company cannot talk without it. Never go on recording in silence.',
		why: 'A no is a no in every state that asks for consent.',
		say: [
			"That's fine. I'm turning the recording off.",
			"I understand. We only talk on recorded lines, so I'll email you the information instead, if you like.",
		],
		related: ['recording-consent', 'recording-notice'],
	},
	{
		id: 'records-five-years',
		title: 'Records are kept five years',
		kind: 'rule',
		asked: [
			'how long do we keep call records',
			'record retention',
			'is it still two years',
			'can i delete a recording',
			'what records does the tsr require',
			'call detail records rule',
			'five years since when',
			'retention period for scripts',
		],
		answer:
			'Five years, not two, since the amendment in force from May 16, 2024. Nothing within that time is deleted or edited, recordings and transcripts included; ask compliance before you remove anything.',
		why: 'Call detail records (numbers, date, time, duration, outcome) are part of it since October 15, 2024, beside scripts, consent and do-not-call records.',
		points: [
			'Scripts and each prerecorded message.',
			'Who called whom, when, how long, and how it ended.',
			'Consent: name, number, and the request as it was shown.',
			'Do-not-call requests.',
		],
		citation: '16 CFR 310.5; 89 FR 26760',
		related: ['call-records', 'consent-records'],
	},
	{
		id: 'call-records',
		title: 'The record of a call: what it must hold',
		kind: 'rule',
		asked: [
			'what do i put in the notes',
			'call documentation',
			'notes after the call',
			'what should i document',
			'can i fix the transcript',
			'wrap up notes',
			'crm notes compliance',
			'do i log complaints',
		],
		answer:
			'Name, number, date, time, outcome, the script version, consent, and what was agreed next; a do-not-call request or complaint goes in before the next call. Write what was said, not what should have been said, and never edit a transcript.',
		why: 'Notes are what is left of a call when somebody asks two years later.',
		points: [
			'Outcome and next step, with date and time zone.',
			'Hardship, budget and debts as the customer told them.',
			'Disclosures that were questions, and what they answered.',
			'Do-not-call requests, complaints and lawsuits at once.',
		],
		citation: '16 CFR 310.5',
		related: ['records-five-years', 'escalation'],
	},
]
