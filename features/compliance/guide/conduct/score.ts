import type { GuideEntry } from '../guide-entry.ts'

// The score is made in features/analysis, on a floor above this one, so its figures are repeated here: parts and caps
// of analyze-transcript/score-formula.ts, the pass mark of limits.ts. app/guide-figures.test.ts holds them together.

/** How what is said and left out shows in the score. */
export const scoreEntries: readonly GuideEntry[] = [
	{
		id: 'score-parts',
		title: 'How a call is scored',
		kind: 'topic',
		asked: [
			'how is my score calculated',
			'what makes up the score',
			'why is my score low',
			'how many points for disclosures',
			'score breakdown',
			'how do i raise my score',
			'what counts most in the score',
			'scoring formula',
		],
		answer:
			'100 points: 25 for saying nothing prohibited, 20 for the seven disclosures, 15 each for discovery, rapport and objection handling, 10 for closing. A part the call gave no occasion for gives its weight to the others.',
		why: 'A disclosure given in part counts half. Then the caps apply, so one serious statement outweighs everything else.',
		points: [
			'What must not be said: 25.',
			'What must be said: 20.',
			'Discovery, rapport and objection handling: 15 each.',
			'Closing: 10.',
			'Caps for serious statements and for enrolling without disclosures come last.',
		],
		related: ['score-caps', 'pass-mark', 'seven-required-disclosures'],
	},
	{
		id: 'score-caps',
		title: 'How a serious statement caps the score',
		kind: 'topic',
		asked: [
			'why is my score capped',
			'one violation and i failed why',
			'what does critical severity do',
			'how much does a violation cost me',
			'score capped at 55',
			'difference between critical and high',
			'severity levels and score',
			'i had a great call but got 55',
			'why 60 points max',
		],
		answer:
			'One critical or high statement keeps the whole score at 55 or less, a second at 45, and it goes on down. A closed deal that lacks two or more of the five sales-rule disclosures stays at 60 or less.',
		why: 'A good pitch does not make up for a customer who was misled. A statement you corrected on the same call does not count toward the cap.',
		points: [
			'One serious statement: at most 55.',
			'Two: at most 45; three: at most 38; more: lower still.',
			'Enrolled with two or more of the five disclosures missing: at most 60.',
			'All of these are below the pass mark of 70.',
		],
		related: ['score-parts', 'pass-mark', 'correct-a-misstatement', 'dispute-a-finding'],
	},
	{
		id: 'pass-mark',
		title: 'The pass mark',
		kind: 'topic',
		asked: [
			'what score do i need to pass',
			'pass mark',
			'is 68 a pass',
			'passing score',
			'minimum score',
			'what counts as a failed call',
		],
		answer:
			'A score of 70 or more passes. With one serious prohibited statement left uncorrected, no call can reach it.',
		why: 'A call with too little said is not scored at all, so it neither passes nor fails.',
		related: ['score-caps', 'score-parts'],
	},
]
