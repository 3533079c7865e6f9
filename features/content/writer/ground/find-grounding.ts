import type { GuideEntry } from '#features/compliance/index.ts'
import { searchGuide, sureScore } from '#features/guide/index.ts'
import { relatives } from '#features/language/pure.ts'
import { readFigures } from '#platform/english/read-figures.ts'
import { passesInIsolation } from '../../compliance-check/passes-in-isolation.ts'
import type { Brief } from '../../request/brief.ts'

/** What the guides say on the subject of a request, as templates for a piece, with slots in the notation of `piece-writer.ts`. */
export type Grounding = {
	/** "What debt settlement is and isn't": a title that anybody may read; null where there is none. */
	title: string | null
	/** The same for reps: 'No fee before a debt is settled and paid on'. */
	lesson: string | null
	/** Words to a customer. */
	said: string[]
	/** The same, by matter. */
	sections: { title: string; said: string[] }[]
	/** True of anybody, told of nobody: for posts and articles. */
	known: string[]
	/** Told to a rep. */
	taught: string[]
	/** Steps or points for a rep, each a sentence. */
	points: string[]
	/** Wordings to leave, and what to say in their place. */
	swaps: { not: string; say: string }[]
}

const mostEntries = 3
/** Beside the best entry, others are taken whose score is at most so much lower. */
const nearBest = 0.25

/** Names of pieces and of making them: what is left of a request is its subject. */
const pieces =
	/\b(?:please|pls|can (?:you|u)|could you|i need|need|give me|write(?: me)?|draft|make(?: me)?|create|a|an|the|short|long|quick|friendly|formal|brief)\b|\b(?:linkedin|facebook|instagram|social(?: media)?|blog)\b|\b(?:post|article|one[- ]?pager|page|script|email|e-mail|text(?: message)?|faq|checklist|agenda|training(?: note)?|note|memo|letter|flyer|talking points|handout|summary|questions?|words?)\b|\b(?:for|to|with) (?:my |our |the |new )*(?:reps?|team|clients?|customers?|leads?|prospects?|hires?|closers)\b|\d+/gi

/** What the guides say on the subject of a request; of several matters the nearest. */
export function findGrounding(brief: Brief): Grounding {
	const subject = brief.request.replaceAll(pieces, ' ').replaceAll(/\s+/g, ' ').trim()
	const found = subject.length > 0 ? searchGuide(subject.slice(0, longestSubject), favoredBy(brief)) : []
	const best = found[0]?.score ?? 0
	const entries = found
		.filter(({ score }) => score >= sureScore && score >= best - nearBest)
		.slice(0, mostEntries)
		.map(({ entry }) => entry)
	return {
		title: entries.find(isForAnybody)?.title ?? null,
		lesson: entries.find(({ title }) => isClean(title))?.title ?? null,
		said: entries.flatMap(({ say = [], kind }) => (forCustomers.has(kind) ? say : [])).flatMap(asSaid),
		sections: entries
			.filter((entry) => forCustomers.has(entry.kind) && isForAnybody(entry))
			.map(({ title, say = [] }) => ({ title, said: say.flatMap(asSaid) }))
			.filter(({ said }) => said.length > 0),
		known: entries.flatMap(({ answer, kind }) => (kind === 'fact' ? sentencesOf(answer).filter(isOpen) : [])),
		taught: entries.flatMap(({ answer, why = '' }) => [answer, why]).flatMap(asPart),
		points: entries.flatMap(({ points = [] }) => points).flatMap(asPart),
		swaps: entries.flatMap(({ insteadOf = [] }) => insteadOf).flatMap(asSwap),
	}
}

const isForAnybody = ({ kind, title }: GuideEntry) =>
	(kind === 'fact' || title.endsWith('?')) && isClean(title)

/** A title stands alone, so it is heard alone. */
const isClean = (title: string) => passesInIsolation(title) && passesInIsolation(`Subject: ${title}`)

/** Entries on what the request is understood to be about, by the codes of its topics. */
const entryOf: Readonly<Record<string, string>> = {
	fees: 'fees-and-total-cost',
	taxes: 'do-i-owe-taxes',
	lawsuit: 'will-i-get-sued',
	bankruptcy: 'settlement-or-bankruptcy',
	consolidation_loan: 'consolidation-loan',
	credit_counseling: 'credit-counseling-plan',
	do_it_yourself: 'doing-it-yourself',
	how_it_works: 'what-settlement-is',
	hardship: 'creditor-hardship-plans',
	collection_calls: 'will-you-stop-the-calls',
	cancellation: 'can-i-cancel',
	missed_deposit: 'missed-deposit',
	dedicated_account_rights: 'dedicated-account',
}
const favor = 0.2
const favoredBy = ({ topics }: Brief) =>
	new Map(topics.map((topic) => [entryOf[topic] ?? topic.replaceAll('_', '-'), favor]))

/** Characters of a subject that are searched for: a subject is a sentence and no page. */
const longestSubject = 300

/** Entries on skill hold lines for one moment of a call, which say nothing by themselves. */
const forCustomers: ReadonlySet<GuideEntry['kind']> = new Set(['rule', 'disclosure', 'topic', 'fact'])

/** A point of fewer words is a heading. */
const fewestWords = 4

const slotNames: Readonly<Record<string, string>> = {
	percent: 'fee',
	fee: 'feeAmount',
	name: 'rep',
	latest: 'firstOffer',
}
const known: ReadonlySet<string> = new Set(['percent', 'fee', 'name', 'latest', 'company', 'total', 'months'])

/** Words to a customer as a part. They are an example's: the relative in them becomes the one who decides with this customer. */
const asSaid = (line: string): string[] =>
	asPart(line).map((words) => words.replaceAll(ofRelative, '{partner}'))
const ofRelative = new RegExp(String.raw`\byour (?:${relatives})\b`, 'giu')

/** A line of a guide as a part: without figures of its own, its slots as blanks of the piece; none where it cannot be. */
function asPart(line: string): string[] {
	const slots = [...line.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)
	if (line.split(' ').length < fewestWords || readFigures(line.replaceAll(/\{\w+\}/g, '')).length > 0)
		return []
	if (slots.some((slot) => !known.has(slot)) || (slots.includes('percent') && /\boffer\b/i.test(line)))
		return []
	return [line.replaceAll(/\{(\w+)\}/g, (_, slot: string) => `[${slotNames[slot] ?? slot}]`)]
}

const asSwap = ({ not, say }: { not: string; say: string }) =>
	readFigures(not).length > 0 || /[{}]/.test(not) ? [] : asPart(say).map((words) => ({ not, say: words }))

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).flatMap(asPart)

/** Sentences that speak to no rep and of no single customer. */
const isOpen = (sentence: string) =>
	!/\b(?:you|your|say|tell|name|never|do not|don't|ask|them|they|reps?|ours?)\b/i.test(sentence)
