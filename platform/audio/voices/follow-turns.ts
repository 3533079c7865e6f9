/** Evidence needed for a change of voice, natural log: between utterances a little, inside one more. */
const changeCost = { between: 4, within: 25 }

/** No single frame says more than this. */
const mostPerFrame = 4

/**
 * The likeliest course of two voices through frames (Viterbi): for each frame whether it is the second voice.
 * `evidence` says how much better each frame fits the second; `isFirstOfUtterance` where utterances begin.
 */
export function followTurns(
	evidence: Float64Array,
	isFirstOfUtterance: (frame: number) => boolean,
): boolean[] {
	const cameFromSecond = [new Uint8Array(evidence.length), new Uint8Array(evidence.length)] as const
	let first = 0
	let second = 0
	evidence.forEach((value, frame) => {
		const cost = isFirstOfUtterance(frame) ? changeCost.between : changeCost.within
		const clamped = Math.max(-mostPerFrame, Math.min(mostPerFrame, value))
		cameFromSecond[0][frame] = second - cost > first ? 1 : 0
		cameFromSecond[1][frame] = second >= first - cost ? 1 : 0
		const nextFirst = Math.max(first, second - cost)
		second = Math.max(second, first - cost) + clamped
		first = nextFirst
	})
	const isSecond = new Array<boolean>(evidence.length)
	let now = second > first
	for (let frame = evidence.length - 1; frame >= 0; frame--) {
		isSecond[frame] = now
		now = cameFromSecond[now ? 1 : 0][frame] === 1
	}
	return isSecond
}
