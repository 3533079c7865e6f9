import type { ModuleSection } from '../compliance-module.ts'

/** The two that open a call. */
export const inTheOpening: readonly ModuleSection[] = [
	{
		id: 'recording-notice',
		title: 'The call is recorded',
		about: { kind: 'disclosure', code: 'recording_notice' },
		citation: '18 U.S.C. 2511',
		paragraphs: [
			'Federal law asks for the consent of one party. A number of states ask for everyone’s, among them California, Florida and Illinois (Cal. Penal Code 632, Fla. Stat. 934.03, 720 ILCS 5/14), and a cell phone does not tell you where its owner is.',
			'So the notice comes on every call, in your first turn, before any personal question. A spoken yes is worth waiting for. On a no, stop the recording or end the call politely.',
		],
		say: [
			{ line: 'Before we start, this call is recorded. Is that okay with you?', gives: 'recording_notice' },
			{
				line: 'Just so you know, we are on a recorded line. Is it all right to go on?',
				gives: 'recording_notice',
			},
		],
		leave: [
			{
				line: 'We keep notes for quality, as usual.',
				lacks: 'recording_notice',
				why: 'Notes are not a recording.',
			},
		],
	},
	{
		id: 'caller-identity',
		title: 'Caller identity',
		about: { kind: 'disclosure', code: 'caller_identity' },
		citation: '16 CFR 310.4(d)',
		paragraphs: [
			'On an outbound call you say promptly who the seller is, that the purpose is to sell, and what it is you sell. The house rule for callers who ring us is the name at least; the rest costs five seconds.',
			'“A quick courtesy call about your accounts” hides all three, and it is how impostors open.',
		],
		say: [
			{
				line: 'This is {name} with {company}. I am calling to offer our debt settlement service.',
				gives: 'caller_identity',
			},
		],
		leave: [
			{
				line: 'Hi, it is about the inquiry on your credit cards.',
				lacks: 'caller_identity',
				why: 'No seller, no purpose, no service.',
			},
			{
				line: 'I am with card services for your Visa.',
				finds: 'government_affiliation',
				why: 'You are with your company, not with theirs.',
			},
		],
	},
]
