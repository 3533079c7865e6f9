import { type GuideEntry, readCall, signsOfObjections } from '#features/compliance/index.ts'
import {
	entryAbout,
	entryById,
	guide,
	type Match,
	matterShare,
	nameMatter,
	nearScore,
	readWords,
	searchGuide,
	sureScore,
	termsOf,
} from '#features/guide/index.ts'
import { findObjections } from '#features/playbook/index.ts'
import type { CoachAnswer, Thread } from '../coach-answer.ts'
import { type Act, offTopic, override } from '../understand/act-wordings.ts'
import { customerWords } from '../understand/proposed-line.ts'
import { writtenTurn } from '../written-turn.ts'
import { answerComparison, answerEntry } from './answer-entry.ts'
import { answerFollowUp, answerPart } from './answer-follow-up.ts'
import { answerRefusal, answerUnknown, askWhich } from './answer-plainly.ts'

/** A question for the guide. `customer` are a customer's words that were quoted; `isContinuation` from the thread. */
export type Wanted = {
	message: string
	act: Act
	thread: Thread | null
	customer: string | null
	isContinuation: boolean
}

/** What goes on is favored this much: enough to decide between near ones, not to drown another matter. */
const favorOfThread = 0.18
/** The same for a message that names no matter of the trade: 'and if he is not home?' */
const favorOfOnlyThread = 0.6
const favorOfRelated = 0.06
const favorOfOnlyRelated = 0.35
/** What the analyst hears as this objection in the customer's words. */
const favorOfObjection = 0.12
/** Asked to leave the rules aside, the rule is nearly always what the matter is about. */
const favorOfStatement = 0.15
/** Asked what is allowed, the law answers before the craft where both fit. */
const favorOfKind = 0.06
const favorOfComparison = 0.1
/** With that favor: what fits less is refused without naming a rule. */
const forbiddenScore = 0.57

/** Answers from the guide, asks which of two is meant, or says that it does not know. */
export function findAnswer(wanted: Wanted): CoachAnswer {
	const { message, act, thread, isContinuation } = wanted
	if (offTopic.test(message) && wanted.customer === null && act !== 'words') return answerUnknown([])
	const isForbidden = override.test(message)
	const matches = matchesOf(wanted, isForbidden)
	const [best, second] = matches
	const least = isForbidden ? forbiddenScore : isContinuation ? nearScore : sureScoreFor(message)
	const isVague = !isContinuation && second !== undefined && hangsOnOneWord(message, best, second)
	if (!best || best.score < least || isVague) {
		return isForbidden ? answerRefusal() : answerUnknown(nearTo(message, matches))
	}
	if (isForbidden) return answerEntry(best.entry, 'rule', refusal)
	const other = act === 'compare' ? otherSide(best, matches) : undefined
	if (other) return answerComparison(best.entry, other.entry)
	const latest = thread?.entries[0]
	if (isContinuation && thread && best.entry.id === latest)
		return best.entry.ifNo && act === 'words'
			? answerFollowUp('refused', best.entry, thread)
			: answerPart(best.entry, message, thread)
	if (second && !isContinuation && isEqual(message, best, second)) return askWhich([best.entry, second.entry])
	return answerEntry(best.entry, act)
}

/** A message that speaks of the trade and little else is more surely about what it fits. */
function sureScoreFor(message: string) {
	const share = matterShare(termsOf('', readWords(message)))
	return share >= mainlyTrade ? sureScore - tradeBonus : sureScore
}
const mainlyTrade = 0.4
const tradeBonus = 0.05

/** One common word that fits several entries alike names none of them: 'is it ok to call her at work'. */
function hangsOnOneWord(message: string, best: Match | undefined, second: Match) {
	const terms = termsOf('', readWords(message))
	return terms.length === 1 && !nameMatter(terms) && (best?.score ?? 0) - second.score < clearLead
}
const clearLead = 0.06

/** What lies near a question; nothing when it names no matter of the trade. */
const nearTo = (message: string, matches: readonly Match[]) =>
	nameMatter(termsOf('', readWords(message))) ? matches.filter(({ score }) => score >= nearScore) : []

const refusal =
	"I won't help get around a rule, no matter who asks. Here's what it says and what works instead."

/** Matches of the message and of the customer's words in it, whichever fits better. */
function matchesOf(
	{ message, act, thread, customer, isContinuation }: Wanted,
	isForbidden: boolean,
): Match[] {
	const favored = new Map<string, number>()
	const favor = (id: string, by: number) => favored.set(id, Math.max(by, favored.get(id) ?? 0))
	const spoken = customer ?? (act === 'words' || isForbidden ? customerWords(message) : null)
	if (isContinuation) {
		const latest = entryById(thread?.entries[0] ?? '')
		const isOwnMatter = nameMatter(termsOf('', readWords(message)))
		for (const id of latest?.related ?? []) favor(id, isOwnMatter ? favorOfRelated : favorOfOnlyRelated)
		if (latest) favor(latest.id, isOwnMatter ? favorOfThread : favorOfOnlyThread)
	}
	if (act === 'words') for (const { id } of objectionsHeard(spoken ?? message)) favor(id, favorOfObjection)
	if (isForbidden) for (const { id } of judgedEntries) favor(id, favorOfStatement)
	if (act === 'rule') for (const { id } of lawEntries) favor(id, favorOfKind)
	if (act === 'compare')
		for (const entry of guide) if (comparesItself(entry)) favor(entry.id, favorOfComparison)
	const best = new Map<string, Match>()
	const asked = isForbidden ? message.replace(override, ' ') : withoutForm(message)
	for (const text of [asked, ...(spoken ? [spoken] : [])])
		for (const match of searchGuide(text, favored))
			if (match.score > (best.get(match.entry.id)?.score ?? 0)) best.set(match.entry.id, match)
	const matches = [...best.values()].sort((a, b) => b.score - a.score)
	return act === 'words' ? withWordsFirst(matches) : matches
}

/** For a request for words to say, moves the best similarly ranked entry with lines to the top, disclosures first. */
function withWordsFirst(matches: readonly Match[]): Match[] {
	const [best] = matches
	if (!best || (best.entry.say?.length ?? 0) > 0) return [...matches]
	const speaking = matches.filter(({ entry }) => (entry.say?.length ?? 0) > 0)
	const [first] = speaking.filter(({ score }) => score >= Math.max(sureScore, best.score - alike))
	if (!first) return [...matches]
	const chosen =
		speaking.find(({ entry, score }) => entry.kind === 'disclosure' && score >= first.score - alike) ?? first
	return [chosen, ...matches.filter((match) => match !== chosen)]
}
const alike = 0.035

/** 'A rebuttal for …' asks about what follows, not about rebuttals in general. */
function withoutForm(message: string) {
	const rest = message.replace(form, ' ')
	return termsOf('', readWords(rest)).length > 0 ? rest : message
}
const form =
	/\b(?:rebuttals?|comebacks?|responses?|objections?|replies|reply|scripts?|lines?|words?|wording) (?:for|to|on|about|when|if|against)\b/i

/** What calls are judged by. */
const judgedEntries = guide.filter(({ about }) => about?.kind === 'statement' || about?.kind === 'disclosure')
const lawEntries = guide.filter(({ kind }) => kind === 'rule' || kind === 'disclosure')

/** A rep names an objection in fewer words than a customer raises it: a clear wording of it is enough. */
function objectionsHeard(customer: string) {
	const call = readCall([writtenTurn('customer', customer)])
	const found = findObjections(call, []).map(({ code }) => code)
	const signs = [...signsOfObjections(call.flatMap(({ sentences }) => sentences))]
	const named = signs.filter(({ isStrong }) => isStrong).map(({ code }) => code)
	return [...new Set([...found, ...named])].flatMap((code) => entryAbout('objection', code) ?? [])
}

/** What the best match is compared with; none where its entry compares by itself. */
function otherSide(best: Match, matches: readonly Match[]): Match | undefined {
	if (best.score >= plainScore || comparesItself(best.entry)) return undefined
	return matches.slice(1).find(({ entry, score }) => score >= nearScore && entry.kind === best.entry.kind)
}

/** Asked for just like this, it is the answer. */
const plainScore = 0.85
const comparesItself = ({ title }: GuideEntry) =>
	/\b(?:or|vs|versus|compared|difference|side by side)\b/i.test(title)

/** A message of a few words that fits two entries alike. */
const isEqual = (message: string, best: Match, second: Match) =>
	message.split(/\s+/).length <= 3 && best.score < 0.75 && best.score - second.score < 0.02
