import type { GuideEntry } from '#features/compliance/index.ts'
import { readCall } from '#features/compliance/index.ts'
import { findObjections } from '#features/playbook/index.ts'
import { answerComparison, answerEntry } from './answers/answer-entry.ts'
import { answerFollowUp } from './answers/answer-follow-up.ts'
import {
	answerAbilities,
	answerCrisis,
	answerDistress,
	answerGreeting,
	answerThanks,
	answerUnknown,
	askForMatter,
	askWhich,
} from './answers/answer-plainly.ts'
import { rewriteLine } from './answers/rewrite-line.ts'
import { answerCheck } from './check/answer-check.ts'
import { checkLine } from './check/check-line.ts'
import type { Asking, Coach, CoachAnswer, Thread } from './coach-answer.ts'
import { beginDrill, continueDrill, mayDrill } from './drill/run-drill.ts'
import { entryAbout, entryById } from './knowledge/guide.ts'
import { nearScore, readWords, searchGuide, sureScore } from './knowledge/search-guide.ts'
import { termsOf } from './knowledge/terms.ts'
import { answerCalls } from './own-calls/answer-calls.ts'
import { readCallQuestion } from './own-calls/call-question.ts'
import { type Act, actOf, override, permitted, wantsClaim } from './understand/act-wordings.ts'
import { followUpOf, pointsAtNothing } from './understand/follow-up.ts'
import { type ProposedLine, readProposedLine } from './understand/proposed-line.ts'

/**
 * The built-in coach: understands what is asked, finds it in the guide or in the calls, and answers with the words to
 * say and where they stand. The same question in the same conversation gives the same answer; a line that is proposed
 * is judged by the call analyst and never praised.
 */
export const coach: Coach = async (asking) => {
	const message = asking.message.trim()
	const { thread } = asking
	if (thread?.drill) {
		const answer = continueDrill(message, thread.drill)
		if (answer) return answer
	}
	const picked = thread?.asked ? pick(message, thread.asked) : null
	if (picked) return answerEntry(picked, 'words')
	if (
		thread?.asked?.about === 'last call' &&
		/^\W*(?:yes|yeah|sure|ok|okay|please|yep|go ahead)\b/i.test(message)
	)
		return (
			(await ofCalls({ ...asking, message: 'how was my last call' })) ?? answerGreeting(asking.person.name)
		)
	const parts = questionsIn(message)
	if (parts.length < 2) return answerOne(asking, message)
	const answers: CoachAnswer[] = []
	for (const part of parts) answers.push(await answerOne(asking, part))
	return joined(answers)
}

/** Questions answered of one message. */
const mostQuestions = 2

/** The questions of a message that asks for several things, each by itself; a message with a line is one. */
function questionsIn(message: string): string[] {
	if (/["“”:]/.test(message)) return [message]
	const parts = message
		.split(
			/(?<=\?)\s+(?:and |also |plus )*|\s+(?:and also|also,?|plus,?)\s+(?=(?:what|how|can|is|do|when|why|which|does|am)\b)/i,
		)
		.map((part) => part.trim())
		.filter((part) => termsOf('', readWords(part)).length >= 2)
	return parts.length > 1 && parts.every((part) => part.split(/\s+/).length >= 4)
		? parts.slice(0, mostQuestions)
		: [message]
}

function joined(answers: readonly CoachAnswer[]): CoachAnswer {
	const [first, second] = answers
	if (!first || !second) throw new Error('Two answers are joined.')
	if (second.response === first.response) return first
	const sources = [...first.sources, ...second.sources]
	return {
		response: `${first.response}\n\n${second.response}`,
		sources: sources
			.filter(({ href }, at) => sources.findIndex((one) => one.href === href) === at)
			.slice(0, 4),
		thread: { ...second.thread, entries: [...second.thread.entries, ...first.thread.entries] },
		grounding: [...first.grounding, ...second.grounding],
		mayBeReworded: first.mayBeReworded && second.mayBeReworded,
	}
}

async function answerOne(asking: Asking, message: string): Promise<CoachAnswer> {
	const { thread, person } = asking
	const proposed = readProposedLine(message)
	const act = actOf(message, proposed?.line != null)
	if (act === 'crisis') return answerCrisis()
	if (act === 'greeting') return answerGreeting(person.name)
	if (act === 'thanks') return answerThanks(thread)
	if (act === 'abilities') return answerAbilities()
	if (act === 'practice') return practice(message, thread)
	if (!proposed?.line) {
		const ofCall = await ofCalls({ ...asking, message })
		if (ofCall) return ofCall
	}
	if (act === 'distress') return answerDistress()
	const line = lineOf(message, proposed, act, thread)
	if (line && act === 'rewrite') return rewriteLine(line, message)
	if (line) return answerCheck(checkLine(line), permitted.test(message))
	return goOn(message, act, thread, proposed) ?? find(message, act, thread, proposed)
}

async function ofCalls(asking: Asking): Promise<CoachAnswer | null> {
	const asked = readCallQuestion(asking.message, asking.thread?.callId != null)
	return asked && answerCalls(asked, asking)
}

/** The line that is to be checked or rewritten: proposed here, wanted against the rules, or spoken of before. */
function lineOf(message: string, proposed: ProposedLine | null, act: Act, thread: Thread | null) {
	if (proposed?.line) return { ...proposed, line: proposed.line }
	const wanted = wantsClaim.exec(message)?.[1]
	if (wanted) {
		const line = { line: wanted, customer: null, isReported: true }
		if (checkLine(line).verdict === 'found') return line
	}
	if (act === 'rewrite' && thread?.line) return { line: thread.line, customer: null, isReported: false }
	return null
}

/** Follows up on what was said; null when the message brings its own matter. */
function goOn(
	message: string,
	act: Act,
	thread: Thread | null,
	proposed: ProposedLine | null,
): CoachAnswer | null {
	const entry = entryById(thread?.entries[0] ?? '')
	if (pointsAtNothing.test(message) && !entry) return askForMatter()
	const how = proposed ? null : followUpOf(message)
	if (!entry || !thread || !how) return null
	if (how !== 'apply') {
		const [best] = searchGuide(message)
		const isOwnMatter = best && best.score > 0.62 && best.entry.id !== entry.id && how !== 'refused'
		return isOwnMatter ? null : answerFollowUp(how, entry, thread)
	}
	return find(message, act, thread, proposed, true)
}

/** What goes on is favored this much: enough to decide between near ones, not to drown another matter. */
const favorOfThread = 0.18
const favorOfRelated = 0.06
/** What the analyst hears as this objection in the customer's words. */
const favorOfObjection = 0.12

/** Answers from the guide, asks which of two is meant, or says that it does not know. */
function find(
	message: string,
	act: Act,
	thread: Thread | null,
	proposed: ProposedLine | null,
	goesOn = false,
): CoachAnswer {
	const favored = new Map<string, number>()
	if (goesOn && thread) favorThread(thread, favored)
	const text = proposed?.customer ? `${proposed.customer}. ${message}` : message
	if (act === 'words') favorObjections(proposed?.customer ?? message, favored)
	const matches = searchGuide(text, favored)
	const [best, second] = matches
	if (!best || best.score < (goesOn ? nearScore : sureScore))
		return answerUnknown(matches.filter(({ score }) => score >= nearScore))
	if (act === 'compare' && second && second.score >= nearScore) {
		const other =
			matches.slice(1).find(({ entry, score }) => score >= nearScore && entry.kind === 'fact') ?? second
		if (!/\bvs|versus|compar|differ|or\b/i.test(best.entry.title))
			return answerComparison(best.entry, other.entry)
	}
	if (second && !goesOn && isEqual(message, best.score, second.score))
		return askWhich([best.entry, second.entry])
	const opening = override.test(message) && best.entry.about?.kind === 'statement' ? refusal : null
	return answerEntry(best.entry, act, opening)
}

const refusal =
	'I will not help with that one, whoever asks. Here is what the rule says and what works instead.'

/** A message of one word or two that fits two entries alike. */
const isEqual = (message: string, best: number, second: number) =>
	message.split(/\s+/).length <= 3 && best < 0.75 && best - second < 0.02

function favorThread(thread: Thread, favored: Map<string, number>) {
	const [latest] = thread.entries
	if (!latest) return
	for (const id of entryById(latest)?.related ?? []) favored.set(id, favorOfRelated)
	favored.set(latest, favorOfThread)
}

function favorObjections(customer: string, favored: Map<string, number>) {
	const said = { speaker: 'customer' as const, text: customer, start: null, end: null, confidence: null }
	for (const { code } of findObjections(readCall([said]), [])) {
		const entry = entryAbout('objection', code)
		if (entry) favored.set(entry.id, favorOfObjection)
	}
}

/** Begins a drill on what the message names, else on what was spoken of. */
function practice(message: string, thread: Thread | null): CoachAnswer {
	const named = searchGuide(
		message.replace(
			/\b(?:practi[cs]e|drill|quiz|role ?-?play|rehearse|test|objections?|disclosures?|customer|act|play|pretend)\b/gi,
			' ',
		),
	)
	const best = named.find(({ entry, score }) => score >= nearScore && mayDrill(entry))?.entry
	const last = entryById(thread?.entries[0] ?? '')
	const fallback = last && mayDrill(last) ? last : firstToDrill(message)
	const entry: GuideEntry | undefined = best ?? fallback
	return entry ? beginDrill(entry) : answerUnknown([])
}

const firstToDrill = (message: string) =>
	/disclos/i.test(message)
		? entryAbout('disclosure', 'nonpayment_consequences')
		: entryAbout('objection', 'think_about_it')

/** The entry that an answer to 'Which one do you mean?' names, by number or by its words. */
function pick(message: string, asked: NonNullable<Thread['asked']>): GuideEntry | null {
	const options = asked.options.flatMap((id) => entryById(id) ?? [])
	if (options.length === 0 || message.split(/\s+/).length > 8) return null
	const ordinal = /\b(?:1|first|one|former)\b/i.test(message)
		? 0
		: /\b(?:2|second|two|latter)\b/i.test(message)
			? 1
			: /\b(?:3|third|three)\b/i.test(message)
				? 2
				: -1
	if (options[ordinal]) return options[ordinal]
	if (/^\W*(?:yes|yeah|sure|ok|okay|that one|that|yep)\W*$/i.test(message)) return options[0] ?? null
	const terms = termsOf('', readWords(message))
	return (
		options.find(({ title }) => terms.length > 0 && terms.every((term) => termsOf(title).includes(term))) ??
		null
	)
}
