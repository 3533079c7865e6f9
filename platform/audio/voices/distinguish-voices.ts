import { type Chunk, findTwoVoices, heardIn } from './find-two-voices.ts'
import { followTurns } from './follow-turns.ts'
import { modelSpeech, type SpeechModel } from './speech-model.ts'
import { difference, learnVoice, likelihood, type Voice } from './voice.ts'
import type { VoiceFrames } from './voice-frames.ts'

/** For each frame of an utterance: whether it is the second voice's, and how much likelier that is (natural log). */
export type VoiceEvidence = { isSecond: boolean[]; evidence: Float64Array }

/** Frames assumed to be of one voice for a first look: 1 s. */
const chunkFrames = 60

/** Rounds of following the turns and learning the voices again from them. */
const rounds = 4

/**
 * Two voices must explain the speech better than one by this much (natural log): a part for the second voice's
 * freedom to fit, and a part for each frame. Between what one synthetic voice alone reaches (320 + 0.1 a frame)
 * and the least that two did; real voices vary more, so that one of them may still be taken for two.
 */
const oneVoiceGain = { once: 400, perFrame: 0.11 }

/**
 * Which of two voices is heard in each frame of some utterances, the first one being who speaks first.
 * Null when all of it sounds like one voice.
 */
export function distinguishVoices(utterances: VoiceFrames[]): VoiceEvidence[] | null {
	const starts = startsOf(utterances)
	const isStart = new Set(starts)
	const model = modelSpeech(utterances)
	const chunks = utterances.flatMap(({ count }, i) => chunksOf(model, i, starts[i] ?? 0, count))
	const found = findTwoVoices(model, chunks)
	if (!found) return null
	const everything = heardIn(model, chunks)
	const gain = found.fit - likelihood(learnVoice(model, everything), everything)
	if (gain < oneVoiceGain.once + oneVoiceGain.perFrame * model.frames) return null

	let voices = found.voices
	let evidence = weigh(model, voices)
	let isSecond = followTurns(evidence, (frame) => isStart.has(frame))
	for (let round = 1; round < rounds; round++) {
		voices = learnFrom(model, isSecond)
		evidence = weigh(model, voices)
		isSecond = followTurns(evidence, (frame) => isStart.has(frame))
	}
	if (isSecond[0]) {
		isSecond = isSecond.map((is) => !is)
		evidence = evidence.map((value) => -value)
	}
	return utterances.map(({ count }, i) => {
		const [from, to] = [starts[i] ?? 0, (starts[i] ?? 0) + count]
		return { isSecond: isSecond.slice(from, to), evidence: evidence.slice(from, to) }
	})
}

function startsOf(utterances: VoiceFrames[]): number[] {
	let frames = 0
	return utterances.map(({ count }) => {
		frames += count
		return frames - count
	})
}

function chunksOf(model: SpeechModel, utterance: number, start: number, count: number): Chunk[] {
	const parts = Math.max(1, Math.round(count / chunkFrames))
	const edge = (part: number) => start + Math.floor((count * part) / parts)
	return Array.from({ length: parts }, (_, part) => {
		const heard = model.nothingHeard()
		for (let frame = edge(part); frame < edge(part + 1); frame++) model.hear(frame, heard)
		return { utterance, heard }
	})
}

function learnFrom(model: SpeechModel, isSecond: boolean[]): [Voice, Voice] {
	const heard = [model.nothingHeard(), model.nothingHeard()] as const
	isSecond.forEach((second, frame) => {
		model.hear(frame, heard[second ? 1 : 0])
	})
	return [learnVoice(model, heard[0]), learnVoice(model, heard[1])]
}

function weigh(model: SpeechModel, [first, second]: [Voice, Voice]): Float64Array {
	const towardsSecond = difference(second, first)
	return Float64Array.from({ length: model.frames }, (_, frame) => {
		const heard = model.nothingHeard()
		model.hear(frame, heard)
		return likelihood(towardsSecond, heard)
	})
}
