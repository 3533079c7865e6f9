import type { ReadTurn } from '#features/compliance/index.ts'
import type { Conversation } from '../contract.ts'

/** A customer who starts this long before the rep ends (seconds), or the other way round, interrupts. */
const overlapThatInterrupts = 0.3

/** Pace and balance of a call from its turn times; what needs times is null without them. */
export function measureConversation(call: ReadTurn[]): Conversation {
	const rep = call.filter(({ turn }) => turn.speaker === 'rep')
	const customer = call.filter(({ turn }) => turn.speaker === 'customer')
	const isTimed = call.length > 0 && call.every(({ turn }) => turn.start !== null && turn.end !== null)
	const repSeconds = secondsOf(rep)
	const repWords = wordsOf(rep)
	const spoken = isTimed ? [repSeconds, secondsOf(customer)] : [repWords, wordsOf(customer)]
	const total = (spoken[0] ?? 0) + (spoken[1] ?? 0)
	return {
		repTalkShare: total > 0 ? round((spoken[0] ?? 0) / total, 3) : null,
		longestMonologueSeconds: isTimed ? round(Math.max(0, ...rep.map(secondsOfTurn)), 1) : null,
		repWordsPerMinute: isTimed && repSeconds > 0 ? Math.round((repWords / repSeconds) * 60) : null,
		questionsAsked: rep.reduce((sum, { sentences }) => sum + sentences.filter(isAsked).length, 0),
		interruptions: isTimed ? countInterruptions(call) : null,
		silenceSeconds: isTimed ? round(silence(call), 1) : null,
	}
}

const asks =
	/^ (?:(?:and|so|okay|but|well|now|alright|uh|um|oh) )*(?:what|how|why|when|where|which|who|do you|did you|are you|have you|can you|could you|would you|is there|is that|is it|has any|tell me) /

const isAsked = ({ isQuestion, words }: ReadTurn['sentences'][number]) => isQuestion || asks.test(words)
const secondsOfTurn = ({ turn }: ReadTurn) => Math.max(0, (turn.end ?? 0) - (turn.start ?? 0))
const secondsOf = (turns: ReadTurn[]) => turns.reduce((sum, turn) => sum + secondsOfTurn(turn), 0)
const wordsOf = (turns: ReadTurn[]) => turns.reduce((sum, { wordCount }) => sum + wordCount, 0)
const gap = (call: ReadTurn[], at: number) => (call[at]?.turn.start ?? 0) - (call[at - 1]?.turn.end ?? 0)

const countInterruptions = (call: ReadTurn[]) =>
	call.filter(
		({ turn }, at) =>
			at > 0 && turn.speaker !== call[at - 1]?.turn.speaker && gap(call, at) < -overlapThatInterrupts,
	).length

const silence = (call: ReadTurn[]) =>
	call.reduce((sum, _, at) => (at === 0 ? 0 : sum + Math.max(0, gap(call, at))), 0)

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
