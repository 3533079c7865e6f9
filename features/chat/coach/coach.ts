import { entryById, nameMatter, readWords, respell, termsOf } from '#features/guide/index.ts'
import { answerEntry } from './answers/answer-entry.ts'
import {
	answerAbilities,
	answerCrisis,
	answerDistress,
	answerGreeting,
	answerMisread,
	answerOwnPay,
	answerThanks,
	answerUnknown,
	askForMatter,
} from './answers/answer-plainly.ts'
import { findAnswer } from './answers/find-answer.ts'
import { goOn } from './answers/go-on.ts'
import { pickEntry } from './answers/pick-entry.ts'
import { rewriteLine } from './answers/rewrite-line.ts'
import { answerCalls } from './call-insights/answer-calls.ts'
import { isSurelyOfCalls, readCallQuestion } from './call-insights/call-question.ts'
import { goOnInstead } from './call-insights/spoken/answer-instead.ts'
import { answerSpoken } from './call-insights/spoken/answer-spoken.ts'
import { readSpokenQuestion } from './call-insights/spoken/spoken-question.ts'
import { readTwoSpans } from './call-insights/time-span.ts'
import { answerCheck } from './check/answer-check.ts'
import { type CheckedLine, checkLine } from './check/check-line.ts'
import { isBareAnswer, lineToCheck, readLine } from './check/line-to-check.ts'
import { isStopRequest } from './check/stop-request.ts'
import type { Asking, Coach, CoachAnswer, Thread } from './coach-answer.ts'
import { chooseDrill } from './drill/choose-drill.ts'
import { continueDrill } from './drill/run-drill.ts'
import { answerInSpanish, isSpanish, pickInSpanish } from './spanish/answer-in-spanish.ts'
import { permitted } from './understand/act-wordings.ts'
import { rankEntries } from './understand/rank-entries.ts'
import { readIntent } from './understand/read-intent.ts'

/**
 * The built-in coach: understands the question, finds the answer in the guide or in the calls, and answers with a line
 * to say and its source. The same question in the same conversation gives the same answer; a line that is proposed
 * is judged by the call analyst and never praised.
 */
export const coach: Coach = async (asking) => {
	const answer = await answerMessage(asking, respell(asking.message.trim()))
	return { ...answer, thread: remembered(answer.thread, asking.thread) }
}

/** A message with nothing new doesn't make the coach forget the topic. */
const remembered = (now: Thread, before: Thread | null): Thread =>
	before && now.entries.length === 0
		? {
				...now,
				entries: before.entries,
				refusals: before.refusals,
				line: now.line ?? before.line,
				callId: now.callId ?? before.callId,
			}
		: now

async function answerMessage(asking: Asking, message: string): Promise<CoachAnswer> {
	const { thread } = asking
	const drilled = thread?.drill && continueDrill(message, thread.drill)
	if (drilled) return drilled
	const pickedInSpanish = pickInSpanish(asking.message, thread?.asked ?? null)
	if (pickedInSpanish) return pickedInSpanish
	// `message` has English spelling corrections applied.
	if (isSpanish(asking.message)) return answerInSpanish(asking.message)
	const picked = thread?.asked && pickEntry(message, thread.asked)
	if (picked) return answerEntry(picked, 'words')
	const wantsLastCall = thread?.asked?.about === 'last call' && agrees.test(message)
	const parts = questionsIn(wantsLastCall ? 'how was my last call' : message)
	const answers: CoachAnswer[] = []
	for (const part of parts) answers.push(await answerOne(asking, part))
	return joined(answers)
}

const agrees = /^\W*(?:yes|yeah|sure|ok|okay|please|yep|go ahead)\b/i

/** Questions answered of one message. */
const mostQuestions = 2

/** How a question of its own begins; else it only explains the one before. */
const asks =
	/^(?:so|ok|okay|and|also|um|hey|,|\s)*(?:what|whats|how|hows|can|could|may|should|is|are|am|do|does|did|when|why|which|who|where|will|would|if|give|tell)\b/i

/** The questions of a message that asks for several things, one by one; a message with a line is one. */
function questionsIn(message: string): string[] {
	if (/["“”:]/.test(message)) return [message]
	const parts = message
		.split(
			/(?<=\?)\s+(?:and |also |plus )*|\s+(?:and also|also,?|plus,?)\s+(?=(?:what|how|can|is|do|when|why|which|does|am)\b)/i,
		)
		.map((part) => part.trim())
		.filter((part) => nameMatter(termsOf('', readWords(part))))
	const areQuestions = parts.every(
		(part, at) => part.split(/\s+/).length >= 4 && (at === 0 || asks.test(part)),
	)
	return parts.length > 1 && areQuestions ? parts.slice(0, mostQuestions) : [message]
}

function joined(answers: readonly CoachAnswer[]): CoachAnswer {
	const [first, second] = answers
	if (!first) throw new Error('Nothing was answered.')
	if (!second || second.response === first.response) return first
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
	const proposed = readLine(message, thread)
	const act = readIntent(message, proposed)
	if (act === 'crisis') return answerCrisis()
	if (act === 'greeting') return answerGreeting(person.name)
	if (act === 'thanks') return answerThanks(thread)
	if (act === 'abilities') return answerAbilities()
	if (act === 'misread') return answerMisread()
	if (act === 'practice') return chooseDrill(message, thread)
	const ofWords = readSpokenQuestion(message, act === 'calls')
	const said =
		(ofWords && (await answerSpoken(ofWords, { ...asking, message }))) ||
		(await goOnInstead({ ...asking, message }))
	if (said) return said
	if (!proposed?.line && ownPay.test(message)) return answerOwnPay()
	const isStop = isStopRequest(message, proposed?.line ?? null) && !isSurelyOfOther(message)
	const stop = isStop && entryById(stopEntry)
	if (stop) return answerEntry(stop, 'words')
	if (proposed && isBareAnswer(proposed)) return askForMatter()
	const isOfLine = act === 'check' || act === 'rewrite'
	const line = lineToCheck(message, isOfLine ? proposed : null, act, thread)
	const checked = line && onItsMatter(checkLine(line), message)
	if (checked && act === 'rewrite') return rewriteLine(checked, message)
	// 'I told her …' may be about a call, but a line found to be wrong is about the line.
	if (!checked || (line.isReported && checked.verdict === 'unheard')) {
		const asksOfCalls =
			act === 'calls' || isSurelyOfCalls(message) || readTwoSpans(message, asking.at ?? new Date()) !== null
		const ofCall = await ofCalls({ ...asking, message }, asksOfCalls)
		if (ofCall) return ofCall
	}
	const isOnlyAdvice = line?.isAdvice && checked?.verdict === 'unheard'
	if (checked && !isOnlyAdvice)
		return answerCheck(checked, { isOrdered: permitted.test(message), wasSaid: wasSaid.test(message) })
	if (act === 'distress') return answerDistress()
	if (act === 'off_topic') return answerUnknown([])
	const customer = proposed?.customer ?? null
	const goneOn = goOn({ message, act, thread, customer, hasLine: isOfLine && !isOnlyAdvice })
	const wanted = customer ? 'words' : act === 'check' ? 'rule' : act
	return goneOn ?? findAnswer({ message, act: wanted, thread, customer, isContinuation: false })
}

const stopEntry = 'do-not-call-ignored'
/** Probability of a topic from which words that resemble a do-not-call request are ignored. */
const sureOfOther = 0.7

/** Maximum words of a message that is itself a request. A longer one describes what happened. */
const longestRequest = 12

function isSurelyOfOther(message: string) {
	if (message.split(/\s+/).length <= longestRequest) return false
	const [best] = rankEntries(message)
	return best !== undefined && best.entry.id !== stopEntry && best.probability >= sureOfOther
}

/** Threshold for preferring the message's entry over findings that are not certain. */
const sureOfMatter = 0.45
/** Threshold if the line has no findings. */
const likelyMatter = 0.4

/** Adds the guide entry of the whole message if its probability is high enough. */
function onItsMatter(checked: CheckedLine, message: string): CheckedLine {
	const [best] = rankEntries(message)
	const least = checked.verdict === 'unheard' ? likelyMatter : sureOfMatter
	if (!best || best.probability < least || checked.verdict === 'found') return checked
	return { ...checked, entry: best.entry, isSureOfEntry: true }
}

/** Answers from calls; `isSurely` where the message is known to ask about calls. */
async function ofCalls(asking: Asking, isSurely: boolean): Promise<CoachAnswer | null> {
	const { thread, history } = asking
	// 'And last month?' asks again what was asked before.
	const isAgain = thread?.act === 'figures' && onlyTime.test(asking.message)
	const message = isAgain ? `${history.at(-1)?.message ?? ''} ${asking.message}` : asking.message
	const mayBe = isSurely || isAgain || thread?.callId != null
	const asked = mayBe ? readCallQuestion(message, thread?.callId != null, isSurely) : null
	return asked && answerCalls(asked, { ...asking, message })
}

const onlyTime =
	/^(?:ok|so|and|but|what about|how about|\s|,)*(?:for |in |over |since )?(?:today|yesterday|(?:this|last|past|the last|the past) (?:\d+ )?(?:days?|weeks?|months?|years?)|(?:in |since )?[a-z]+ber|january|february|march|april|may|june|july|august)[\s?.!]*$/i

/** Questions about the rep's own pay and work, which only the company can answer. */
const ownPay =
	/\b(?:commission|money|bonus)\b.{0,12}\b(?:do|will|would|can|did) i (?:make|earn|get)\b|\bmy (?:next |own )?(?:commission|bonus|paycheck|salary|pto|schedule|shift|vacation|w2|password)\b/i

/** The line was already said to a customer. */
const wasSaid =
	/\b(?:i|we)(?: (?:accidentally|already|just|kinda|kind of|might have|may have|think i|actually|did|also|sort of|mistakenly|stupidly))? (?:told|said)\b(?! (?:i|we) (?:can|could|should))|\b(?:by accident|by mistake|slipped out|misspoke)\b/i
