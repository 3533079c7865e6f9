import type { GuideEntry } from '#features/compliance/index.ts'
import { nameMatter, readWords, termsOf } from '#features/guide/index.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerDirectly } from '../direct/answer-directly.ts'
import { offTopic, override } from '../understand/act-wordings.ts'
import {
	likelyProbability,
	offeredProbability,
	type Ranked,
	sureProbability,
} from '../understand/rank-entries.ts'
import { answerComparison, answerEntry } from './answer-entry.ts'
import { answerFollowUp, answerPart } from './answer-follow-up.ts'
import { answerRefusal, answerUnknown, askWhich, listOptions } from './answer-plainly.ts'
import { plainTexts } from './plain-texts.ts'
import { comparesItself, isAtLarge, rankWanted, type Wanted } from './rank-wanted.ts'

/** Answers from the guide, asks which of some entries is meant, or says that it does not know. */
export function findAnswer(wanted: Wanted): CoachAnswer {
	const { message, act, thread, isContinuation } = wanted
	const isForbidden = act === 'evade' || override.test(message)
	const ranked = rankWanted(wanted, isForbidden)
	const [best, second] = ranked
	if (!best || !second) return answerUnknown([])
	if (isForbidden)
		return best.probability < likelyProbability ? answerRefusal() : answerEntry(best.entry, 'rule', refusal)
	if (best.probability < sureProbability) {
		if (offTopic.test(message) && wanted.customer === null) return answerUnknown([])
		if (!mayAnswer(wanted, best, second)) return askAmong(ranked, message)
	}
	const other = act === 'compare' ? otherSide(best, ranked) : undefined
	if (other) return answerComparison(best.entry, other.entry)
	const latest = thread?.entries[0]
	if (isContinuation && thread && best.entry.id === latest)
		return best.entry.ifNo && act === 'words'
			? answerFollowUp('refused', best.entry, thread)
			: answerPart(best.entry, message, thread)
	const direct = asksYesOrNo.has(act) ? answerDirectly(message, best.entry.id) : null
	const answer = answerEntry(best.entry, act, direct)
	return best.probability < aloneProbability
		? orMeant(answer, likelyOf(ranked, namedProbability).slice(1))
		: answer
}

/** Probability from which no other entry is listed below the answer. Between 'sure' and this, about one answer in seven is wrong. */
const aloneProbability = 0.85
/** Least probability of an entry listed below the answer. The right one is often among them, and a line costs little. */
const namedProbability = 0.05

/** Acts whose answers open with yes or no if the message asks a yes/no question. */
const asksYesOrNo: ReadonlySet<string> = new Set(['rule', 'fact'])

/** An entry this many times as likely as the next one is the answer even if it is not sure; the others are named below it. */
const clearLead = 1.8

/** Whether to answer from an entry that is only likely: others are named beside it. */
function mayAnswer({ message, act }: Wanted, best: Ranked, second: Ranked): boolean {
	if (act === 'words' && isAtLarge(message)) return best.probability >= leastAtLarge
	const isAlone =
		best.probability >= clearLead * second.probability ||
		(areRelated(best.entry, second.entry) && best.probability + second.probability >= sureProbability)
	return best.probability >= likelyProbability && isAlone
}
const leastAtLarge = 0.15

const areRelated = (one: GuideEntry, other: GuideEntry) =>
	(one.related ?? []).includes(other.id) || (other.related ?? []).includes(one.id)

/** An answer that may miss the point, followed by what else the rep may have meant. */
function orMeant(answer: CoachAnswer, others: readonly Ranked[]): CoachAnswer {
	if (others.length === 0) return answer
	const options = others.map(({ entry }) => entry)
	return {
		...answer,
		response: `${answer.response}\n\n${plainTexts.orMeant}\n\n${listOptions(options)}`,
		thread: { ...answer.thread, asked: { about: 'instead', options: options.map(({ id }) => id) } },
	}
}

const likelyOf = (ranked: readonly Ranked[], least = offeredProbability) =>
	ranked.slice(0, mostOffered).filter(({ probability }) => probability >= least)

/** Most entries to choose from. */
const mostOffered = 3
/** If the likely entries add up to less than this, the guide probably doesn't have the answer. */
const leastOffered = 0.3

/** Offers the likely entries to choose from, or says that it doesn't know. */
function askAmong(ranked: readonly Ranked[], message: string): CoachAnswer {
	const likely = likelyOf(ranked)
	const together = likely.reduce((sum, { probability }) => sum + probability, 0)
	const speaksOfTrade = nameMatter(termsOf('', readWords(message)))
	if (likely.length > 1 && together >= leastOffered) return askWhich(likely.map(({ entry }) => entry))
	return answerUnknown(speaksOfTrade ? ranked.slice(0, mostOffered) : [])
}

const refusal =
	"I won't help get around a rule, no matter who asks. Here's what it says and what works instead."

/** The entry to set beside the best one; undefined if the best one already compares two topics. */
function otherSide(best: Ranked, ranked: readonly Ranked[]): Ranked | undefined {
	if (comparesItself(best.entry)) return undefined
	return ranked
		.slice(1)
		.find(({ entry, probability }) => probability >= offeredProbability && entry.kind === best.entry.kind)
}
