import { type CheckedLine, checkLine } from '../check/check-line.ts'
import { predictQuestion } from '../learned/question-heads.ts'
import type { intents } from '../training/intents.ts'
import { type Act, actOf, asksWords } from './act-wordings.ts'
import type { ProposedLine } from './proposed-line.ts'
import { rankEntries } from './rank-entries.ts'

type Intent = (typeof intents)[number]

/** Intents that are met without an entry of the guide, each with its least probability. */
const plainIntents: readonly (readonly [Intent & Act, number])[] = [
	['crisis', 0.2],
	['distress', 0.25],
	['greeting', 0.5],
	['thanks', 0.5],
	['abilities', 0.25],
	['misread', 0.25],
	['practice', 0.25],
	['evade', 0.3],
	['off_topic', 0.3],
	['calls', 0.3],
]
/** Acts whose known wordings leave no doubt. */
const plainActs: ReadonlySet<Act> = new Set([
	'crisis',
	'distress',
	'greeting',
	'thanks',
	'abilities',
	'misread',
	'practice',
])
/** From here on a line in a message is a line to judge; below, it is a customer's, or only tells what happened. */
const leastOfLine = 0.3
/** A quoted line is often the customer's. A line after a label, or one that the rep said to a customer, is the rep's own. */
const isSurelyLine = ({ sign }: ProposedLine, { verdict, afterStop }: CheckedLine) =>
	sign === 'label' ||
	sign === 'telling' ||
	(sign !== 'quotes' && (verdict !== 'unheard' || afterStop !== null))
/** A message that plainly asks for words is about calls only from this probability on. */
const sureOfCalls = 0.6
/** Below this probability of the intent, a sure entry of the guide comes first. */
const sureOfIntent = 0.6
const isSurelyInGuide = (message: string) => (rankEntries(message)[0]?.probability ?? 0) >= sureOfEntry
const sureOfEntry = 0.8
const guideActs = ['words', 'rule', 'fact', 'compare'] as const

/**
 * What a message is for. Known wordings decide where they leave no doubt; else what reps of other companies meant by such
 * messages (`corpus/questions`), with those wordings as evidence.
 */
export function readIntent(message: string, proposed: ProposedLine | null): Act {
	const line = proposed?.line ?? null
	const known = actOf(line ? message.replace(line, ' ') : message, line !== null)
	if (plainActs.has(known)) return known
	const learned = predictQuestion('intent', message)
	const likely = (intent: Intent) => learned.get(intent) ?? 0
	if (proposed && line) {
		const isSure = isSurelyLine(proposed, checkLine({ ...proposed, line }))
		if (isSure || likely('check') + likely('rewrite') >= leastOfLine)
			return known === 'rewrite' || likely('rewrite') > Math.max(likely('check'), leastOfLine)
				? 'rewrite'
				: 'check'
	}
	if (asksWords.test(message) && likely('calls') < sureOfCalls) return 'words'
	const plain = plainIntents.find(([intent, least]) => likely(intent) >= least)
	if (plain && (likely(plain[0]) >= sureOfIntent || !isSurelyInGuide(message))) return plain[0]
	if (known === 'rewrite' && likely('rewrite') >= leastOfLine) return 'rewrite'
	return guideActs.reduce((best, act) => (likely(act) > likely(best) ? act : best))
}
