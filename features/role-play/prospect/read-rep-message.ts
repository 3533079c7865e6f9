import {
	assessDisclosures,
	countsFully,
	type Finding,
	type ReadTurn,
	saysYes,
	weighFinding,
} from '#features/compliance/index.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { appointmentNamed } from './appointment.ts'
import { findPracticeClaims } from './find-claims.ts'
import {
	actsOfQuestions,
	classifyActs,
	classifyManner,
	classifyQuestions,
	type Manner,
} from './learned/classify-message.ts'
import { isGibberish, isRepeating, isSilent } from './noise.ts'
import { offersContact } from './question-kind.ts'
import { isAsking, isOpen, topicsIn } from './questions.ts'
import { concedes, readAnswer } from './read-answer.ts'
import { readLine, type SpokenLine } from './read-line.ts'
import { dismissalIn, isDeferring, jargonIn } from './read-manner.ts'
import type { AskedQuestion, DisclosureSoFar, RepActName, RepActs } from './rep-act.ts'
import { ruledActs } from './rule-acts.ts'

/** Words above which a message is rambling. Messages with disclosures may be longer. */
const rambling = 120
const ramblingWithDisclosures = 190

/**
 * What a message of the rep does, given the conversation before it. Prohibited claims and disclosures are found by
 * the call analyst over the whole conversation, so that 'exactly' after 'so it's free?' counts.
 */
export function readRepMessage(conversation: readonly SpokenLine[], message: string): RepActs {
	const { call, wasNonsense } = withoutNonsense([...conversation, { speaker: 'user' as const, message }])
	const before = call.slice(0, -1)
	const read = readLine({ speaker: 'user', message }, before.length)
	const { wordCount: words } = read
	const manner = mannerOf(before.at(-1), read, wasNonsense)
	const isNonsense = manner === 'nonsense'
	const questions = isNonsense ? [] : read.sentences.filter(isAsking)
	const topics = isNonsense ? [] : topicsIn(read.sentences)
	const findings = findPracticeClaims(call)
	const said = findings.filter(({ turn }) => turn === read.index)
	const disclosures = disclosuresSoFar(call, findings)
	const isLong =
		words > (disclosures.some(({ saidNow }) => saidNow.length > 1) ? ramblingWithDisclosures : rambling)
	const asked = isNonsense ? [] : classifyQuestions(read).map(readAppointment)
	const done = isNonsense
		? []
		: withoutHedges(
				[
					...classifyActs(read),
					...actsOfQuestions(asked),
					...introductionIn(disclosures),
					...appointmentIn(message, asked),
				],
				said,
			)
	const asksAbout = topicsIn(questions)
	const dismissal =
		manner === 'brush_off' && !done.includes('empathizes')
			? 'brush_off'
			: dismissalIn(read, {
					acts: [...done, ...ruledActs(read)],
					asksAbout,
					isDisclosing: disclosures.some(({ saidNow }) => saidNow.length > 0),
				})
	const { wasAsked, answered } = readAnswer(before.at(-1), read, dismissal)
	const defersAnswer = answered === 'defers' && !defersAgain(before)
	const acts = answered === 'yes' ? [...new Set([...done, ...answerOnly])] : done
	return {
		acts,
		topics,
		asksAbout,
		asked,
		openQuestions: questions.filter(isOpen).length,
		closedQuestions: questions.filter((question) => !isOpen(question)).length,
		words,
		figures: read.turn.text.match(/\d[\d,.]*/g)?.length ?? 0,
		jargon: jargonIn(read),
		disclosures,
		claims: said.filter((finding) => weighFinding(finding) > 0),
		wasAsked,
		// Asking about the concern behind a question does not ignore it.
		ignoresQuestion: wasAsked && answered !== 'yes' && !defersAnswer && !done.includes('asks_concern'),
		isSilent: isSilent(read),
		isRepeating: isRepeating(before, read),
		isRambling: isLong,
		isRude:
			manner === 'rude' ||
			said.some((finding) => countsFully(finding) && finding.code === 'abusive_language'),
		isPushy: manner === 'pushy',
		dismissal,
		defersAnswer,
		isGibberish: isNonsense,
		saysYes: saysYes(read),
		saysNo: / (?:no|nope|not|never|nothing) /.test((read.sentences[0]?.words ?? '').slice(0, 24)),
		concedes: concedes(read),
	}
}

/** How the message treats the prospect, by its known wordings or, failing these, by what is likely. */
function mannerOf(before: ReadTurn | undefined, read: ReadTurn, wasNonsense: boolean): Manner {
	if (isGibberish(read)) return 'nonsense'
	return isSilent(read) ? 'fine' : classifyManner(before, read, wasNonsense)
}

/** Whether the rep's previous message also deferred an answer; twice in a row counts as ignoring the question. */
function defersAgain(before: readonly ReadTurn[]) {
	const last = before.findLast(({ turn }) => turn.speaker === 'rep')
	return last !== undefined && isDeferring(last)
}

/** The conversation as turns of a call, with nonsense messages of the rep blanked. */
function withoutNonsense(conversation: readonly SpokenLine[]) {
	const call: ReadTurn[] = []
	let wasNonsense = false
	conversation.forEach((line, at) => {
		const read = readLine(line, at)
		const isNonsense = line.speaker === 'user' && mannerOf(call.at(-1), read, wasNonsense) === 'nonsense'
		call.push(isNonsense ? readLine({ ...line, message: '' }, at) : read)
		wasNonsense ||= isNonsense && at < conversation.length - 1
	})
	return { call, wasNonsense }
}

const answerOnly: RepActName[] = ['answers_question']

/** A rep who names the company introduces themselves, in whatever words. */
const introductionIn = (disclosures: readonly DisclosureSoFar[]): RepActName[] =>
	disclosures.some(({ code, saidNow }) => code === 'caller_identity' && saidNow.includes('E1'))
		? ['introduces_self']
		: []

/** 'How about Saturday at eleven with both of you?' asks when. */
function readAppointment(question: AskedQuestion): AskedQuestion {
	if (question.probability >= sureMatter) return question
	if (appointmentNamed(question.words)) return { ...question, matter: 'when' }
	return readSentences(question.words).some(offersContact) ? { ...question, matter: 'next_step' } : question
}
/** Probability of a matter from which a day in the question does not change it. */
const sureMatter = 0.8

/** 'Shall we talk on Thursday at ten?' fixes what comes next. */
function appointmentIn(message: string, asked: readonly AskedQuestion[]): RepActName[] {
	const isArranging = asked.some(({ matter }) => matter === 'when' || matter === 'next_step')
	return isArranging && appointmentNamed(message) ? ['agrees_next_step'] : []
}

/** 'I can't say guarantee, but everyone gets out' does not admit a limit. */
function withoutHedges(acts: readonly RepActName[], said: readonly Finding[]): RepActName[] {
	const isHedge = said.some((finding) => weighFinding(finding) > 0)
	return [...new Set(acts)].filter((act) => !(isHedge && act === 'admits_limits'))
}

function disclosuresSoFar(call: ReadTurn[], findings: readonly Finding[]): DisclosureSoFar[] {
	return assessDisclosures(call, null, findings).map(({ code, title, status, elements }) => {
		const said = elements.filter(({ evidence }) => evidence)
		const saidNow = said.filter(({ evidence }) => evidence?.turn === call.length - 1)
		return { code, title, status, said: said.map(({ id }) => id), saidNow: saidNow.map(({ id }) => id) }
	})
}
