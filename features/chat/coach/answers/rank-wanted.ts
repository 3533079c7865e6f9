import { type GuideEntry, readCall, signsOfObjections } from '#features/compliance/index.ts'
import { entryAbout, entryById, guide, nameMatter, readWords, termsOf } from '#features/guide/index.ts'
import { findObjections } from '#features/playbook/index.ts'
import type { Thread } from '../coach-answer.ts'
import { type Act, asksWords, override } from '../understand/act-wordings.ts'
import { customerWords } from '../understand/proposed-line.ts'
import { type Ranked, rankEntries, sureProbability } from '../understand/rank-entries.ts'
import { writtenTurn } from '../written-turn.ts'

/** A question for the guide. `customer` are a customer's words that were quoted; `isContinuation` from the thread. */
export type Wanted = {
	message: string
	act: Act
	thread: Thread | null
	customer: string | null
	isContinuation: boolean
}

/** The bonus for continuing a topic: enough to decide between close ones, not to drown another. */
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
/** Asked what to say about a matter at large, what must be said comes first. */
const favorOfDisclosure = 0.28

/** Words up to which a question is about a matter at large: 'what do I say about our fee'. */
const longestTopic = 9
/** Asks for words, and says little else. */
export const isAtLarge = (message: string): boolean =>
	asksWords.test(message) && message.split(/\s+/).length <= longestTopic

/** Ranks the entries for the message and for a customer's words in it, whichever is surer. */
export function rankWanted(
	{ message, act, thread, customer, isContinuation }: Wanted,
	isForbidden: boolean,
): Ranked[] {
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
	if (act === 'words' && isAtLarge(message))
		for (const { id } of disclosureEntries) favor(id, favorOfDisclosure)
	const asked = isForbidden ? message.replace(override, ' ') : withoutForm(message)
	const [whole, ...others] = [asked, ...(spoken ? [spoken] : [])].map((text) => rankEntries(text, favored))
	const ranked = others.reduce(surer, whole ?? [])
	if (act !== 'words') return ranked
	const isSure = (ranked[0]?.probability ?? 0) >= sureProbability
	return isAtLarge(message) && !isSure ? onlyWithWords(ranked) : withWordsFirst(ranked)
}

/** Asked what to say about a matter at large, an entry without lines is no answer. */
function onlyWithWords(ranked: readonly Ranked[]): Ranked[] {
	const speaking = ranked.filter(hasWords)
	const total = speaking.reduce((sum, { probability }) => sum + probability, 0)
	return speaking.map(({ entry, probability }) => ({ entry, probability: probability / total }))
}

/** For a request for words to say, an entry with lines comes before one without that is about as likely. */
function withWordsFirst(ranked: Ranked[]): Ranked[] {
	const [best] = ranked
	if (!best || hasWords(best)) return ranked
	const chosen = ranked.find((each) => hasWords(each) && each.probability >= aboutAsLikely * best.probability)
	return chosen ? [chosen, ...ranked.filter((each) => each !== chosen)] : ranked
}
const hasWords = ({ entry }: Ranked) => (entry.say?.length ?? 0) > 0
const aboutAsLikely = 0.4

const surer = (one: Ranked[], other: Ranked[]) =>
	(other[0]?.probability ?? 0) > (one[0]?.probability ?? 0) ? other : one

/** 'A rebuttal for …' and 'what do I say about …' ask about what follows. */
function withoutForm(message: string) {
	const rest = message.replace(form, ' ')
	return termsOf('', readWords(rest)).length > 0 ? rest : message
}
const form =
	/\b(?:rebuttals?|comebacks?|responses?|objections?|replies|reply|scripts?|lines?|words?|wording) (?:for|to|on|about|when|if|against)\b|^\W*what (?:do|should|can) i (?:say|tell (?:them|her|him)) about\b/i

/** What calls are judged by. */
const judgedEntries = guide.filter(({ about }) => about?.kind === 'statement' || about?.kind === 'disclosure')
const disclosureEntries = guide.filter(({ kind }) => kind === 'disclosure')
const lawEntries = guide.filter(({ kind }) => kind === 'rule' || kind === 'disclosure')

/** A rep names an objection in fewer words than a customer raises it: a clear wording of it is enough. */
function objectionsHeard(customer: string) {
	const call = readCall([writtenTurn('customer', customer)])
	const found = findObjections(call, []).map(({ code }) => code)
	const signs = [...signsOfObjections(call.flatMap(({ sentences }) => sentences))]
	const named = signs.filter(({ isStrong }) => isStrong).map(({ code }) => code)
	return [...new Set([...found, ...named])].flatMap((code) => entryAbout('objection', code) ?? [])
}

/** Whether the entry itself compares two topics. */
export const comparesItself = ({ title }: GuideEntry) =>
	/\b(?:or|vs|versus|compared|difference|side by side)\b/i.test(title)
