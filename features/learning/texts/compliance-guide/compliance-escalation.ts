import type { ComplianceModule } from './compliance-module.ts'

export const complianceEscalation: ComplianceModule = {
	id: 'compliance-escalation',
	title: 'Compliance Escalation',
	category: 'Escalation',
	priority: 'Medium',
	duration: 15,
	description: 'When to stop a call, whom to tell, and how soon.',
	requirements: [
		'Stop and correct; tell your supervisor the same day',
		'Lawsuit papers to the client team within one business day',
		'Do-not-call requests at once',
		'Talk of self-harm: stop selling, give 988, hand over warmly',
		'Regulators, attorneys and reporters go to compliance',
		'No retaliation; the recording is preserved',
	],
	lastUpdated: '2026-11-21',
	sections: [
		{
			id: 'stop-and-correct',
			title: 'Something wrong was said',
			paragraphs: [
				'First the customer: correct it on the call, in plain words, and ask what they heard. Then your supervisor, the same day. If the call is already over, the supervisor decides who calls back.',
				'The deadlines in this module are house rules. They are shorter than what the law asks for, so that nothing is late.',
			],
			say: [
				{
					line: 'I need to correct something before we go on. I said that they would not sue. That was wrong: a creditor can sue you, and I cannot prevent it.',
				},
			],
		},
		{
			id: 'papers-and-lawsuits',
			title: 'Papers from a court',
			paragraphs: [
				'A customer who mentions a summons, a hearing or a sheriff’s notice needs a lawyer today and is not a sales lead in that minute. Ask for the date on the paper, tell them not to ignore it, send them to an attorney or legal aid, and pass it to the client team within one business day.',
				'Do not say whether or how to answer. Do not sell anything on top of it.',
			],
			say: [
				{
					line: "Please don't ignore it. What date does it say to answer by? Talk to a lawyer or legal aid before that, and send us a copy today.",
				},
			],
			leave: [
				{
					line: 'Do not bother answering that summons, our attorneys will handle the court.',
					finds: 'legal_representation_claim',
					why: 'Advice that can lose the case, and a defense that does not exist.',
				},
			],
		},
		{
			id: 'stop-requests',
			title: 'A request to stop',
			citation: '16 CFR 310.4(b)(1)(iii)(A)',
			paragraphs: [
				'Log it before you do anything else; it cannot wait for the end of your shift. If they name other companies that call, say that you can only take them off our list.',
			],
			say: [
				{
					after: 'I told you people to stop calling.',
					line: "You're right, and I'm sorry. I've put this number on our do-not-call list. You won't hear from us again. Goodbye.",
				},
			],
		},
		{
			id: 'distress',
			title: 'Despair',
			paragraphs: [
				'If somebody says that they want to die, that it would be better without them, or that they will not be here next month, the sale is over. Stay on the line, say that you are glad they told you, and give the number of the 988 Suicide & Crisis Lifeline, which they can call or text at any hour. In immediate danger it is 911.',
				'Bring your supervisor onto the call and introduce them; do not transfer and hang up. Afterward take a break, and write down what happened.',
			],
			say: [
				{
					line: "I'm glad you told me, and I'm not going to talk about debt now. Are you safe at this moment?",
				},
				{
					line: 'You can call or text 988 at any hour and somebody will listen. I would like to stay with you and bring in my supervisor. Is that all right?',
				},
			],
		},
		{
			id: 'officials-and-press',
			title: 'Officials, attorneys, reporters',
			paragraphs: [
				'A call from a regulator, an attorney general’s office, a customer’s attorney or a reporter goes to compliance. Be polite, take name, office, number and subject, and promise a call back. Answer no questions, deny nothing, delete nothing.',
				'A customer who complains to an authority has every right to. Say so.',
			],
			say: [
				{
					line: 'I am not the right person for that. Let me take your name, office and number, and our compliance team will call you back.',
				},
				{ line: 'You have every right to do that, and I will pass your complaint on.' },
			],
		},
		{
			id: 'vulnerable-customers',
			title: 'Confused or under somebody’s thumb',
			paragraphs: [
				'You hear somebody whisper the answers. The customer does not know which bank they owe, or thinks that you are the bank. They agree to everything. Stop, offer to talk with somebody they choose, and tell your supervisor. Nobody is enrolled on that call.',
			],
			say: [
				{
					line: "Let's leave it here for today. I'll send you this in writing, so you can go through it with somebody you trust.",
				},
			],
		},
		{
			id: 'speaking-up',
			title: 'Speaking up',
			paragraphs: [
				'Report a colleague’s wrong promise as you would report your own: what was said, on which call. The house rule is that nobody is punished for an honest report, and that a report about a manager goes to compliance directly.',
				'It matters to you, too. Violations can cost up to $53,088 each, the amount in effect since January 17, 2025 (ask compliance whether it has gone up), and in the StratFS case an owner and a writer of scripts were held answerable in person on the preliminary record.',
			],
			citation: '15 U.S.C. 45(m)(1)(A); 16 CFR 1.98',
		},
		{
			id: 'keep-the-recording',
			title: 'Keep the recording',
			citation: '16 CFR 310.5',
			paragraphs: [
				'Once something was escalated, the recording, the transcript and the notes stay as they are. Nobody re-listens in order to rewrite. That protects the customer, and it protects you.',
			],
		},
	],
	quiz: [
		{
			asked: 'A customer says that a summons came last week. First you:',
			answers: [
				'Enroll them quickly, so that we can negotiate',
				'Ask for the answer date, tell them not to ignore it, send them to a lawyer or legal aid',
				'Tell them to wait for the next letter',
			],
			right: 1,
			why: 'The date on the paper is real. The client team gets it within one business day.',
		},
		{
			asked: 'When is a do-not-call request logged?',
			answers: ['At the end of the shift', 'Within 10 business days', 'At once, before anything else'],
			right: 2,
			why: 'The rules allow some time for consent that is taken back. The house does not use it.',
		},
		{
			asked: 'A customer says that everybody would be better off without them. You:',
			answers: [
				'Go on gently with the budget',
				'Stop selling, ask whether they are safe, give 988, bring in your supervisor',
				'End the call to give them rest',
			],
			right: 1,
			why: 'The sale is over. Stay, give the number, hand over warmly.',
		},
		{
			asked: 'A man from the attorney general’s office is on your line. You:',
			answers: [
				'Answer what you know',
				'Take his details and pass them to compliance',
				'Say that we have done nothing wrong',
			],
			right: 1,
			why: 'Polite, brief, no answers, nothing deleted.',
		},
		{
			asked: 'You notice after the call that you promised a result. What now?',
			answers: [
				'Call the customer back by yourself at home',
				'Wait whether somebody complains',
				'Tell your supervisor the same day',
			],
			right: 2,
			why: 'Whoever may call back corrects it before the customer decides on it.',
		},
	],
}
