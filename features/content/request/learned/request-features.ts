import { signsOfObjections } from '#features/compliance/index.ts'
import type { Messages } from '#features/language/pure.ts'
import type { SentenceInput } from '#platform/classifier/sentence-encoder.ts'
import type { HeadInput } from '#platform/classifier/text-head.ts'
import { featureStem } from '#platform/classifier/word-features.ts'
import type { ContentType, PieceKind } from '../../contract.ts'
import type { Channel, Occasion } from '../brief.ts'
import { type Cue, codesOf, findCues } from '../cues.ts'
import { type KindName, kinds } from '../kinds.ts'
import { readTopics } from '../read-subjects.ts'
import type { Typed } from '../read-typed.ts'
import { latestNamedStage, objectionCues, stageCues } from '../stand-cues.ts'

/** Input of the kind classifier. */
export type RequestSigns = {
	typed: Typed
	/** Names of pieces in it, and those of them that are asked for by 'write', 'need' and the like. */
	cues: readonly Cue<KindName>[]
	asked: ReadonlySet<Cue<KindName>>
	/** The type and the kind according to the phrase lists. */
	ruled: ContentType
	named: PieceKind
	occasion: Occasion | null
	/** Its features about several messages. */
	messages: Messages
	hasObjection: boolean
	hasRecipient: boolean
	/** It mentions reminding, thanking and other things that are done in writing. */
	isSent: boolean
}

/** A piece that goes out by more than one of these goes out more than once. */
const sentBy: ReadonlySet<Channel> = new Set(['email', 'text', 'voicemail', 'phone'])

/** Counts above this one mean the same. */
const manyMessages = 4

/** Words at the beginning and the end of a request that carry more weight than others. */
const edge = 3

/** Input of the kind and type heads: the words of the request, names of pieces in it, and quoted speech. */
export function kindInput({ typed, cues, asked, ...signs }: RequestSigns): HeadInput {
	const features = new Set<string>(['request'])
	const { text } = typed
	const hasSchedule = (signs.messages.count ?? 0) > 1
	if (hasSchedule) features.add('schedule')
	features.add(`messages ${Math.min(signs.messages.count ?? 0, manyMessages)}`)
	if (signs.messages.told) features.add('messages told')
	if (signs.messages.days) features.add('days told')
	if (signs.hasObjection) features.add('objection')
	if (signs.hasRecipient) features.add('somebody')
	if (signs.isSent) features.add('sent')
	if (cues.length === 0) {
		features.add('unnamed')
		if (signs.isSent || signs.hasRecipient) features.add('sent unnamed')
	}
	const channels = new Set(cues.map(({ code }) => kinds[code].channel).filter((each) => sentBy.has(each)))
	if (channels.size > 1) features.add(hasSchedule ? 'ways to send, in turn' : 'ways to send')
	if (signs.hasObjection && !cues.some(isSure)) features.add('objection alone')
	for (const cue of cues) {
		const { type, weight } = kinds[cue.code]
		features.add(`cue ${cue.code}`)
		features.add(`type ${type}`)
		if (weight >= sure) features.add(`sure ${type}`)
		if (asked.has(cue)) features.add(`asked ${type}`)
	}
	const [first] = cues.filter(isSure)
	if (first) features.add(`first ${kinds[first.code].type}`)
	addQuotes(features, text)
	addWords(features, typed)
	for (const stem of lastStems(typed)) features.add(`ends ${stem}`)
	return {
		features: [...features],
		signs: [`ruled ${signs.ruled}`, `named ${signs.named}`, ...firstNamed(typed, cues, signs.occasion)],
		sentences: sentencesOf(typed),
	}
}

/** Signs for the piece that is named first, as in 'huddle for monday, last week we had …'. */
function firstNamed({ sentences }: Typed, cues: readonly Cue<KindName>[], occasion: Occasion | null) {
	const [cue] = cues
	const isEarly = cue && cue.sentence === sentences[0] && cue.first < fewestBefore
	return [
		...(cue ? [`first ${cue.code}`] : []),
		...(isEarly ? [`early ${cue.code}`] : []),
		...(occasion ? [`occasion ${occasion}`] : []),
	]
}
const fewestBefore = 5

const sure = 5
const isSure = ({ code }: Cue<KindName>) => kinds[code].weight >= sure

function addQuotes(features: Set<string>, text: string) {
	const quoted = [
		...text.matchAll(/[“"]([^“”"]+)[”"]|(?<![\p{L}\d])['‘]([^'‘’]{6,}(?:['’]\p{Ll}[^'‘’]*)*)['’]/gu),
	]
	const length = quoted.reduce((sum, [words]) => sum + words.length, 0)
	if (length > 0) features.add('quotes')
	if (length > text.length / 2) features.add('quotes mostly')
	if (/^\s*["“'‘]/u.test(text)) features.add('quote first')
	if (/["”'’]\s*$/u.test(text)) features.add('quote last')
	if (/\?\s*$/.test(text)) features.add('question last')
	if (/^[^:]{1,30}:/.test(text)) features.add('label first')
	if (/\b(?:i|my|i'm|i've|i'd|i'll)\b/i.test(quoted.map(([words]) => words).join(' ')))
		features.add('quotes I')
}

/** The words of a request, each with the one before it, and how it begins. */
function addWords(features: Set<string>, { sentences }: Pick<Typed, 'sentences'>) {
	let at = 0
	for (const { words } of sentences) {
		let previous = '^'
		for (const word of words.trim().split(' ')) {
			const stem = featureStem(word)
			features.add(`w ${stem}`)
			features.add(`w ${previous} ${stem}`)
			if (at++ < edge) features.add(`begins ${stem}`)
			previous = stem
		}
	}
}

const lastStems = ({ sentences }: Typed) =>
	(sentences.at(-1)?.words.trim().split(' ') ?? []).slice(-edge).map(featureStem)

/** Features for a customer's stage: the words of the request, its subject and the wordings of stages. */
export function stageInput(typed: Typed): HeadInput {
	const features = new Set<string>(['request'])
	addWords(features, typed)
	for (const topic of readTopics(typed)) features.add(`topic ${topic}`)
	for (const { code } of findCues(typed.sentences, stageCues)) features.add(`cue ${code}`)
	return {
		features: [...features],
		signs: [`latest ${latestNamedStage(typed)}`],
		sentences: sentencesOf(typed),
	}
}

/**
 * Features for the objection that a request is about: its words, what else it is about, and the wordings in which customers
 * object.
 */
export function objectionInput(typed: Typed): HeadInput {
	const features = new Set<string>(['request'])
	addWords(features, typed)
	for (const topic of readTopics(typed)) features.add(`topic ${topic}`)
	for (const { code, isStrong } of signsOfObjections(typed.sentences)) {
		const sign = `${isStrong ? 'strong' : 'hint'} ${code}`
		features.add(features.has(sign) ? `further ${sign}` : sign)
	}
	const signs = codesOf(findCues(typed.sentences, objectionCues)).map((code) => `cue ${code}`)
	return { features: [...features], signs, sentences: sentencesOf(typed) }
}

/** The sentences of a request as the encoder reads them. */
const sentencesOf = ({ sentences }: Pick<Typed, 'sentences'>): SentenceInput[] =>
	sentences.map(({ words, isQuestion }) => ({ words: words.trim().toLowerCase().split(' '), isQuestion }))
