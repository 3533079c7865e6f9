import { passMark } from '#features/analysis/limits.ts'
import type { GuideEntry } from '#features/compliance/index.ts'
import { fewestTranscriptCharacters } from '#features/role-play/limits.ts'

/** What the guide says of practice calls and of the coach itself, by what people ask. */
export const practiceAndCoachEntries: readonly GuideEntry[] = [
	{
		id: 'practice-role-play',
		title: 'Practicing with role-play',
		kind: 'fact',
		asked: [
			'how do i practice',
			'how does role play work',
			'where can i practice objections',
			'start a practice call',
			'practice with a fake customer',
			'what is exam mode',
			'what is a seed',
			'is practice counted in my score',
			'can i practice my own call',
			'make a scenario from a recording',
			'how do the practice calls work',
			'simulated customer',
			'train against a bot',
			'roleplay page',
		],
		answer: `On the Role-play page you pick a scenario and talk, in writing or by voice, with a prospect who has reasons of their own. Each message is judged, and at the end there is a score with better lines. ${passMark} points and no critical claim pass; it does not touch the scores of your calls.`,
		points: [
			`A prospect can be made from a call of yours, without names and exact figures, if its transcript has more than ${fewestTranscriptCharacters} characters.`,
			'With the same seed everybody meets the same prospect.',
			'An exam keeps the coaching back until the end.',
			'Telling a prospect that it does not fit is a good end where it does not.',
		],
		related: ['raising-my-score', 'what-others-see', 'objection-handling'],
	},
	{
		id: 'what-the-coach-can-do',
		title: 'What the coach can do',
		kind: 'fact',
		asked: [
			'what can you do',
			'what can i ask you',
			'help',
			'how do i use the ai coach',
			'are you a real person',
			'where do your answers come from',
			'can you be wrong',
			'are you a lawyer',
			'can you check a line for me',
			'who are you',
			'what are you good for',
			'how does this coach work',
		],
		answer:
			'Ask me for a rule, for words against an objection, to check or rewrite a line of yours, to drill you, or about your own calls. My answers come from the guide and from your scored calls, with the source under each. I am a program and no lawyer; where I know nothing I say so.',
		points: [
			'"What do I say when she has to ask her husband?"',
			'"Check this line: …"',
			'"Where did I lose the last call?"',
			'"Drill me on price."',
		],
		related: ['how-the-score-is-made', 'practice-role-play', 'disputing-a-finding'],
	},
	{
		id: 'company-figures',
		title: "Your company's own figures",
		kind: 'fact',
		asked: [
			'what is our fee',
			'what percent do we charge',
			'how many months is our program',
			'whats our minimum debt to enroll',
			'how much do they need saved before an offer with us',
			'which states do we serve',
			'whats our published savings figure',
			'how much commission do i make',
			'what does our account provider charge',
			'our license number',
			'what does our program cost in percent',
			'our fee percentage',
			'company minimums',
			'how long is our own program',
		],
		answer:
			"I do not know your company's own figures and will not make one up: fee, term, amount before an offer, minimum debt, states, published results, commissions. They are in your agreement and with your supervisor. In my lines they stand as blanks for you to fill in.",
		related: ['what-the-coach-can-do', 'fees-and-total-cost', 'unsupported-savings-claim'],
	},
]
