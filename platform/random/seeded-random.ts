/** A linear congruential generator (Numerical Recipes): numbers from 0 up to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0
		return state / 4294967296
	}
}
