import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CallNetwork, type CallOutput, type TurnInput } from '#platform/classifier/call-network.ts'
import { sigmoid } from '#platform/classifier/layers.ts'
import type { SentenceEncoder } from '#platform/classifier/sentence-encoder.ts'
import { type NetworkHeader, readStoredNetwork } from '#platform/classifier/stored-network.ts'
import { matchRules } from '../detect/match-rules.ts'
import type { ReadTurn } from '../detect/read-call.ts'
import { factsOf } from './turn-facts.ts'

/** The network's predictions for a call; all probabilities from 0 to 1, by turn. */
export type CallPrediction = {
	/** Whether the network has a label of this name. */
	knows(label: string): boolean
	/** That the rep makes this prohibited statement in this turn. */
	statement(turn: number, code: string): number
	/** That the rep gives this disclosure element (`code.E1`) in this turn. */
	element(turn: number, name: string): number
	/** That the customer raises this objection in this turn, and, if so, that the rep handles it. */
	objection(turn: number, code: string): number
	isHandled(turn: number, code: string): number
	/** The number of the turn's sentence that speaks most clearly for a statement, element or objection. */
	clearestSentence(turn: number, label: string): number
	/** That the customer agrees to enroll and does not take it back. */
	isClosed: number
}

type Loaded = { header: NetworkHeader; network: CallNetwork }
let loaded: Loaded | undefined

/** The committed weights, read when the first call is analyzed. */
export function readNetwork(): Loaded {
	if (loaded) return loaded
	const { header, tensors } = readStoredNetwork(readFileSync(join(import.meta.dirname, 'weights.bin')))
	loaded = { header, network: new CallNetwork(header, tensors) }
	return loaded
}

/** The encoder of the call network, which other features' classifiers share. */
export const sentenceEncoder = (): SentenceEncoder => readNetwork().network.encoder

const predicted = new WeakMap<readonly ReadTurn[], CallPrediction>()

/** More than six hours of talk: in a longer call, each part of this many turns is read separately. */
const mostTurns = 4000

/** Reads the whole call once, however many features ask. */
export function predictCall(call: readonly ReadTurn[]): CallPrediction {
	const known = predicted.get(call)
	if (known) return known
	const prediction = read(call)
	predicted.set(call, prediction)
	return prediction
}

function read(call: readonly ReadTurn[]): CallPrediction {
	const { header, network } = readNetwork()
	const facts = factsOf(call, matchRules([...call]))
	const turns = call.map(({ turn, sentences }, at) => ({
		speaker: turn.speaker === 'unknown' ? ('other' as const) : turn.speaker,
		sentences: sentences.map(({ words, isQuestion }) => ({ words: words.trim().split(' '), isQuestion })),
		facts: facts[at] ?? new Float64Array(),
	}))
	return predictionOf(header, readInParts(network, turns))
}

function readInParts(network: CallNetwork, turns: readonly TurnInput[]): CallOutput {
	const outputs: CallOutput[] = []
	for (let from = 0; from === 0 || from < turns.length; from += mostTurns)
		outputs.push(network.read(turns.slice(from, from + mostTurns)))
	return {
		turns: outputs.flatMap((output) => output.turns),
		sentences: outputs.flatMap((output) => output.sentences),
		call: outputs.at(-1)?.call ?? new Float64Array(),
	}
}

function predictionOf(header: NetworkHeader, output: CallOutput): CallPrediction {
	const { statements, disclosures, objections } = header
	const probability = (logOdds: number | undefined) => sigmoid(logOdds ?? Number.NEGATIVE_INFINITY)
	const label = (turn: number, at: number) => probability(output.turns[turn]?.[at])
	const firstObjection = statements.length + disclosures.length
	const labels = [...statements, ...disclosures, ...objections]
	return {
		knows: (name) => labels.includes(name),
		statement: (turn, code) => label(turn, placeOf(statements, code)),
		element: (turn, name) => label(turn, statements.length + placeOf(disclosures, name)),
		objection: (turn, code) => label(turn, firstObjection + placeOf(objections, code)),
		isHandled: (turn, code) => label(turn, firstObjection + objections.length + placeOf(objections, code)),
		clearestSentence(turn, name) {
			const at = placeOf(labels, name)
			const scores = (output.sentences[turn] ?? []).map(
				(sentence) => sentence[at] ?? Number.NEGATIVE_INFINITY,
			)
			return scores.indexOf(Math.max(...scores))
		},
		isClosed: probability(output.call[0]),
	}
}

function placeOf(labels: readonly string[], label: string) {
	const at = labels.indexOf(label)
	if (at < 0) throw new Error(`The network has no label '${label}'`)
	return at
}
