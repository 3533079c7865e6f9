import {
	assessDisclosures,
	type Finding,
	findViolations,
	lexicon,
	type ReadTurn,
	readCall,
	saysYes,
	type Turn,
} from '#features/compliance/index.ts'
import { compilePhrases, findPhrases, holdsPhrase, type PhraseBook } from '#platform/english/phrases.ts'
import { readSentences, type Sentence } from '#platform/english/read-sentences.ts'
import { actWords, jargonWords, pushyWords, rudeWords, unpushed, unrude } from './act-words.ts'
import { soundOf } from './choose-line.ts'
import { anybody } from './lines/anybody.ts'
import { byRegister } from './lines/by-register.ts'
import { ownQuestions } from './lines/own-questions.ts'
import { type DisclosureSoFar, type RepActName, type RepActs, type Topic, topicNames } from './rep-act.ts'
import { topicWords } from './topic-words.ts'

export type SpokenLine = { speaker: 'user' | 'ai'; message: string }

const book = (phrases: readonly string[]) => compilePhrases(phrases, lexicon)
const readyActs = actWords.map(({ act, say, unless, form }) => ({
	act,
	form,
	say: book(say),
	unless: book(unless ?? []),
}))
const readyTopics = topicNames.map((topic) => ({ topic, say: book(topicWords[topic]) }))
const pushy = { say: book(pushyWords), unless: book(unpushed) }
const rude = { say: book(rudeWords), unless: book(unrude) }
const jargon = book(jargonWords)
const concessions = book([
	'may|might|could|likely|probably|sometimes|possible|possibly|depends|they_can|it_will|they_do|it_can|it_does',
	'can_not|could_not|will_not|do_not|not|no ~3 promise|guarantee|predict|advise|stop|prevent|control|sure|certain',
	'private_company|for_profit|on_commission|not_a_lawyer|not_a_loan|tax_professional|do_not_know|until_a_debt|yours',
	'that_is_not|it_is_not ~1 true|right|how|correct|accurate|guaranteed|automatic',
])

/** Characters read of one message: longer than anybody types in a chat, and cheap however long it is. */
const charactersRead = 4000
/** Words beyond which nobody follows a message; one that gives disclosures may take longer. */
const rambling = 120
const ramblingWithDisclosures = 190

/**
 * What a message of the rep does, given the conversation before it. Prohibited claims and disclosures are found by
 * the call analyst over the whole conversation, so that 'exactly' after 'so it's free?' counts.
 */
export function readRepMessage(conversation: readonly SpokenLine[], message: string): RepActs {
	const call = [...conversation, { speaker: 'user' as const, message }].map(readLine)
	const read = call.at(-1)
	if (!read) throw new Error('A call that was read has as many turns as were spoken.')
	const before = call.slice(0, -1)
	const { wordCount: words } = read
	const questions = read.sentences.filter(isAsking)
	const topics = topicsIn(read.sentences)
	const findings = findViolations(call)
	const disclosures = disclosuresSoFar(call, findings)
	const isLong =
		words > (disclosures.some(({ saidNow }) => saidNow.length > 1) ? ramblingWithDisclosures : rambling)
	const done = actsIn(read, topicsIn(questions))
	const isIntroduced = done.includes('introduces_self')
	const answered = readAnswer(before.at(-1), read, { topics, disclosures, isIntroduced })
	const acts = [...new Set([...done, ...(answered.isAnswer ? answerOnly : [])])]
	return {
		acts,
		topics,
		asksAbout: topicsIn(questions),
		openQuestions: questions.filter(isOpen).length,
		closedQuestions: questions.filter((question) => !isOpen(question)).length,
		words,
		figures: read.turn.text.match(/\d[\d,.]*/g)?.length ?? 0,
		jargon: read.sentences.flatMap((sentence) =>
			findPhrases(sentence, jargon).map(({ first, after }) => wordsOf(sentence, first, after)),
		),
		disclosures,
		claims: findings.filter(({ turn, status }) => turn === read.index && status === 'found'),
		wasAsked: answered.wasAsked,
		ignoresQuestion: answered.wasAsked && !answered.isAnswer,
		isSilent: isSilent(read),
		isRepeating: isRepeating(before, read),
		isRambling: isLong,
		isRude:
			holds(read.sentences, rude) ||
			findings.some((each) => each.turn === read.index && each.code === 'abusive_language'),
		isPushy: holds(read.sentences, pushy),
		isGibberish: isGibberish(message, read),
		saysYes: saysYes(read),
		saysNo: / (?:no|nope|not|never|nothing) /.test((read.sentences[0]?.words ?? '').slice(0, 24)),
		concedes: read.sentences.some((sentence) => holdsPhrase(sentence, concessions)),
	}
}

const answerOnly: RepActName[] = ['answers_question']

// A conversation is read again with each of its messages. What was read of a line is kept, the oldest given up first:
// the same words are the same sentences, and what the phrase books know of a sentence is kept with it.
const lines = new Map<string, ReadTurn>()
const mostLines = 600

function readLine(line: SpokenLine, index: number): ReadTurn {
	const key = `${line.speaker} ${line.message.slice(0, charactersRead)}`
	const known = lines.get(key) ?? readCall([toTurn(line)])[0]
	if (!known) throw new Error('A line that was read is one turn.')
	lines.delete(key)
	lines.set(key, known)
	if (lines.size > mostLines) lines.delete(lines.keys().next().value ?? '')
	return { ...known, index }
}

const toTurn = ({ speaker, message }: SpokenLine): Turn => ({
	speaker: speaker === 'user' ? 'rep' : 'customer',
	text: message.slice(0, charactersRead).replaceAll(/\p{Cc}+/gu, ' '),
	start: null,
	end: null,
	confidence: null,
})

function actsIn({ sentences }: ReadTurn, asksAbout: Topic[]): RepActName[] {
	const acts = readyActs.flatMap(({ act, say, unless, form }) =>
		sentences.some(
			(sentence) =>
				(form === undefined || isAsking(sentence) === (form === 'question')) &&
				holdsPhrase(sentence, say) &&
				!holdsPhrase(sentence, unless),
		)
			? [act]
			: [],
	)
	if (sentences.some((sentence) => isAsking(sentence) && isOpen(sentence))) acts.push('asks_open_question')
	for (const { act, topics } of askingActs) {
		if (topics.some((topic) => asksAbout.includes(topic))) acts.push(act)
	}
	return acts
}

const askingActs: { act: RepActName; topics: Topic[] }[] = [
	{ act: 'asks_budget', topics: ['budget', 'income'] },
	{ act: 'asks_debts', topics: ['debts', 'creditors'] },
	{ act: 'asks_hardship', topics: ['hardship'] },
	{ act: 'asks_goal', topics: ['goal'] },
]

const askingStart =
	/^ (?:(?:so|and|okay|well|now|but|alright|then|um|uh|please|maybe|first|also|thanks|sure) )*(?:what|how|why|when|where|which|who|tell me|walk me|help me understand|describe|talk me|give me (?:a sense|an idea|the)|share|i would (?:like|love) to (?:hear|know|understand)|i am curious|(?:can|could|would|will) you (?:tell|walk|share|describe|help me|give me|say)) /
const openStart =
	/ (?:what(?! time| day| is the balance| is your balance)|why|how(?! much| many| old| long| soon| often)|tell me|walk me|describe|talk me|help me understand|i am curious|share|(?:love|like) to (?:hear|understand)) /

const isAsking = ({ isQuestion, words }: Sentence) =>
	isQuestion ||
	(askingStart.test(words) &&
		!/^ (?:what|when|how|where|who|which|why) (?:i|we|matters|that means|this means|happens) /.test(words))
const isOpen = ({ words }: Sentence) => openStart.test(words)

const topicsIn = (sentences: readonly Sentence[]): Topic[] =>
	readyTopics
		.filter(({ say }) => sentences.some((sentence) => holdsPhrase(sentence, say)))
		.map(({ topic }) => topic)

const holds = (sentences: readonly Sentence[], { say, unless }: { say: PhraseBook; unless: PhraseBook }) =>
	sentences.some((sentence) => holdsPhrase(sentence, say) && !holdsPhrase(sentence, unless))

const wordsOf = ({ words, places }: Sentence, first: number, after: number) =>
	words.slice(places[first]?.at, places[after]?.at ?? words.length).trim()

function disclosuresSoFar(call: ReadTurn[], findings: readonly Finding[]): DisclosureSoFar[] {
	return assessDisclosures(call, null, findings).map(({ code, title, status, elements }) => {
		const said = elements.filter(({ evidence }) => evidence)
		const saidNow = said.filter(({ evidence }) => evidence?.turn === call.length - 1)
		return { code, title, status, said: said.map(({ id }) => id), saidNow: saidNow.map(({ id }) => id) }
	})
}

/** Whether the prospect's last words asked something, and whether the reply takes it up. */
function readAnswer(
	asked: ReadTurn | undefined,
	reply: ReadTurn,
	told: { topics: Topic[]; disclosures: readonly DisclosureSoFar[]; isIntroduced: boolean },
) {
	const questions = asked?.turn.speaker === 'customer' ? asked.sentences.filter(wantsAnswer) : []
	if (questions.length === 0) return { wasAsked: false, isAnswer: false }
	const statements = reply.sentences.filter((sentence) => !isAsking(sentence))
	const sharesTopic = topicsIn(questions).some((topic) => told.topics.includes(topic))
	const asksFor = questions.flatMap(({ words }) => disclosureAskedBy.get(soundOf(words)) ?? [])
	const isAnswer =
		answerStart.test((reply.sentences[0]?.words ?? '').slice(0, 60)) ||
		saysYes(reply) ||
		told.isIntroduced ||
		told.disclosures.some(({ code, saidNow }) => asksFor.includes(code) && saidNow.length > 0) ||
		(statements.length > 0 && (sharesTopic || sharesWord(questions, statements))) ||
		reply.sentences.some((sentence) => holdsPhrase(sentence, concessions))
	return { wasAsked: true, isAnswer }
}

const answerStart =
	/^ (?:(?:oh|well|honestly|good question|fair question|that is a fair question|great question|sure) )*(?:yes|yeah|no|not|never|of course|absolutely|i do|i am|we do|we are|it is|it depends|about|you can|you do) /

/** 'Hello?' wants no answer, and 'so what now?' takes any. */
const wantsAnswer = ({ isQuestion, places, words }: Sentence) =>
	isQuestion && places.length > 1 && !invitations.has(soundOf(words))
const spoken = (line: string) => readSentences(line).map(({ words }) => soundOf(words))
const invitations = new Set(
	[anybody, ...Object.values(byRegister)].flatMap(({ hands_back, hands_back_coolly }) =>
		[...(hands_back ?? []), ...(hands_back_coolly ?? [])].flatMap(spoken),
	),
)
const disclosureAskedBy = new Map(
	Object.entries(ownQuestions).flatMap(([code, lines]) =>
		lines.flatMap(spoken).map((line) => [line, code] as const),
	),
)

function sharesWord(questions: readonly Sentence[], statements: readonly Sentence[]) {
	const asked = new Set(questions.flatMap(({ words }) => words.match(/\p{L}{5,}/gu) ?? []))
	return statements.some(({ words }) => (words.match(/\p{L}{5,}/gu) ?? []).some((word) => asked.has(word)))
}

const isSilent = ({ sentences }: ReadTurn) =>
	sentences.every(({ words }) => /^ (?:(?:uh|um|er|eh|hm+|mm+|ah|huh|so|silence|pause) )*$/.test(words))

/** Share of a message's words said in one earlier message from which it is the same again. */
const sameAgain = 0.8

function isRepeating(before: ReadTurn[], read: ReadTurn) {
	const words = wordSet(read)
	if (words.size < 4) return false
	return before
		.filter(({ turn }) => turn.speaker === 'rep')
		.some((earlier) => {
			const said = wordSet(earlier)
			const both = [...words].filter((word) => said.has(word)).length
			return both / Math.max(words.size, said.size) >= sameAgain
		})
}

const wordSet = ({ sentences }: ReadTurn) =>
	new Set(sentences.flatMap(({ words }) => words.trim().split(' ')))

const everyday =
	/ (?:i|you|we|it|is|the|a|to|of|and|that|what|how|are|do|not|no|yes|okay|hello|hi|thanks|thank|your|my|this|in|for|sure|please|can|sorry|right|so|me|us|on|have|be) /

/** Other scripts, markup, or keys struck at random. */
function isGibberish(message: string, { sentences, wordCount }: ReadTurn) {
	const start = message.slice(0, charactersRead)
	if (/<\/?[a-z][^>]*>|\{\{|\$\{/i.test(start)) return true
	const letters = start.match(/\p{L}/gu)?.length ?? 0
	const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0
	if (letters > 0 && latin / letters < 0.6) return true
	if (sentences.some(({ words }) => /\S{32}/.test(words))) return true
	return wordCount >= 4 && !sentences.some(({ words }) => everyday.test(words))
}
