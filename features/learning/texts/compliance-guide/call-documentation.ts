import type { ComplianceModule } from './compliance-module.ts'

export const callDocumentation: ComplianceModule = {
	id: 'call-documentation',
	title: 'Call Documentation',
	category: 'Records',
	priority: 'High',
	duration: 20,
	description: 'What is written down and kept, for how long, and what is never touched again.',
	requirements: [
		'Name, number, date, time, duration and outcome of each call',
		'Consent: who, which number, the form as it was shown, the date',
		'Do-not-call requests entered at once',
		'Evidence of settlement, payment and fee',
		'Complaints and lawsuits written down and passed on',
		'Nothing edited, nothing deleted within five years',
	],
	lastUpdated: '2026-11-21',
	sections: [
		{
			id: 'five-years',
			title: 'Five years, not two',
			citation: '16 CFR 310.5; 89 FR 26760',
			paragraphs: [
				'The Telemarketing Sales Rule lists records that every seller and telemarketer keeps. Until 2024 it was for two years. The amendments published on April 16, 2024 made it five, effective May 16, 2024.',
				'One part had more time: the call detail records of 16 CFR 310.5(a)(2) had to be there from October 15, 2024. Both dates are past, so all of it holds now.',
			],
			points: [
				'Scripts, and each different prerecorded message.',
				'Call detail: the number that called, the number called, date, time, duration, and how the call ended.',
				'For each call who made it, for which seller, about what.',
				'Proof of consent, and do-not-call records.',
			],
		},
		{
			id: 'your-note',
			title: 'The note you write',
			paragraphs: [
				'The machine records who called whom and for how long. What it cannot record is what was agreed, and that is your note. Write it before the next call, in sentences that somebody who has never met you can follow in two years.',
				'Write what was said, not what should have been said. If a disclosure did not come up, the note says so, and somebody can call back. A note that says “all disclosures read” on a call where they were not is worse than none.',
			],
			points: [
				'Outcome, and the next step with its date and time zone.',
				'Debts, income and hardship as the customer told them, not improved.',
				'Which script version you used, and what you left out.',
				'Questions about risks and cost, and what you answered.',
				'Anything that makes you doubt that it fits.',
			],
		},
		{
			id: 'a-good-note',
			title: 'A good note and a bad one',
			paragraphs: [
				'Bad: “Great call, very motivated, ready to go, all good, sent docs.” Nobody can tell from it what the customer heard or wants.',
				'Good: “Four cards, about 18,000 in all, two months behind on Discover. Hours cut in August. Budget done, 310 left over. Heard time, amount, risks, fee and total; asked twice about lawsuits, told that it can happen and to see a lawyer. Wants to read the agreement with his wife. Call back Tuesday at 6 p.m. his time (Central).”',
				'Leave out what nobody needs: health details, card numbers, opinions about the person.',
			],
		},
		{
			id: 'where-the-lead-came-from',
			title: 'Where the lead came from',
			citation: '16 CFR 310.5; 47 CFR 64.1200',
			paragraphs: [
				'Consent is proved by a name, a number, a date and the request as the person saw it. Sales calls and texts that are dialed automatically or use a recorded or artificial voice need prior express written consent, so the form is the permission itself.',
				'When a customer says “I never asked for this”, tell them what your screen shows. If you do not know, say so. A wish to hear no more goes in at once, whatever the form says.',
			],
			say: [
				{
					after: 'I never filled out any form.',
					line: "I have a request under this number from our web form. If that wasn't you, I'll take the number off right now.",
				},
				{
					line: "I don't know where it came from, and I'll find out. Shall I take your number off in the meantime?",
				},
			],
			leave: [
				{
					after: 'Please stop calling me.',
					line: 'You filled out a form so we are allowed to keep calling.',
					finds: 'do_not_call_ignored',
					why: 'A form does not outlive a request to stop.',
				},
			],
		},
		{
			id: 'do-not-call-entries',
			title: 'Do-not-call entries',
			citation: '16 CFR 310.4(b)(1)(iii)(A)',
			paragraphs: [
				'A request to stop goes on our own list while you are still on the call. It holds for every colleague and every number of ours. Consent to automatic calls and texts can be taken back in any reasonable way and must be honored within 10 business days, in force since April 11, 2025; here it is done on the spot.',
				'Before outbound calls the numbers are checked against our list and against the national registry, in a version no more than 31 days old.',
			],
			say: [
				{
					after: 'Take me off your list.',
					line: "Done, you're on our do-not-call list and we won't call again. Goodbye.",
				},
			],
		},
		{
			id: 'fees-settlements-complaints',
			title: 'Fees, settlements, complaints',
			citation: '16 CFR 310.4(a)(5)(i)(A)-(C)',
			paragraphs: [
				'Before any fee the file must show three things: the agreement with the creditor that the customer accepted, the customer’s yes to it, and proof of at least one payment. If one of them is missing, so is the right to the fee.',
				'Complaints are written down in the customer’s words with the date and passed on the same day. That also holds for the ones you think are unfair.',
			],
		},
		{
			id: 'never-edit',
			title: 'Never edit, never delete',
			paragraphs: [
				'A transcript is evidence, not a draft. If the software misheard a word, ask for a correction that stays visible; do not smooth the text. If you yourself said it wrong, the call is corrected with the customer, not in the file.',
				'Before a recording is deleted, ask compliance. Within the five years the answer is usually no, and where a complaint or a lawsuit is under way it is always no.',
			],
		},
	],
	quiz: [
		{
			asked: 'How long are telemarketing records kept since the 2024 amendments?',
			answers: ['Two years', 'Five years', 'Seven years'],
			right: 1,
			why: 'Five, effective May 16, 2024. Before that it was two.',
		},
		{
			asked: 'Which part had to be there from October 15, 2024?',
			answers: ['Call detail records', 'Scripts', 'Recordings of every call'],
			right: 0,
			why: 'The call detail records of 16 CFR 310.5(a)(2): numbers, date, time, duration, outcome.',
		},
		{
			asked: 'You forgot the account rights on a call. What does your note say?',
			answers: [
				'“All disclosures read”',
				'Nothing about it',
				'That they were not given, so that somebody calls back before enrollment',
			],
			right: 2,
			why: 'The note says what happened. A false note is worse than a gap.',
		},
		{
			asked: 'A transcript has a wrong word in it. What do you do?',
			answers: [
				'Fix it in the text',
				'Ask for a correction that leaves the original visible',
				'Delete the transcript and the recording',
			],
			right: 1,
			why: 'A transcript is evidence. Corrections are added, never painted over.',
		},
		{
			asked: 'What must the file show before a fee on a debt?',
			answers: [
				'The creditor’s verbal yes',
				'An accepted agreement, the customer’s approval, and one payment made',
				'A signed power of attorney',
			],
			right: 1,
			why: 'All three, debt by debt.',
		},
	],
}
