/** A generator that yields the same numbers for the same seed. Its whole state is one number, so that it can be stored. */
export class SeededRandom {
	state: number

	constructor(state: number) {
		this.state = state >>> 0
	}

	/** The next number, 0 up to but not 1 (mulberry32). */
	next() {
		this.state = (this.state + 0x6d2b79f5) >>> 0
		let mixed = this.state
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}

	isLucky(chance: number) {
		return this.next() < chance
	}

	/** One of the list; undefined of an empty one. */
	pick<Item>(items: readonly Item[]): Item | undefined {
		return items[Math.floor(this.next() * items.length)]
	}

	/** The list in a random order. */
	shuffle<Item>(items: readonly Item[]): Item[] {
		return items
			.map((item) => ({ item, place: this.next() }))
			.sort((a, b) => a.place - b.place)
			.map(({ item }) => item)
	}
}

/** A linear congruential generator (Numerical Recipes), 0 up to 1: classifiers were trained and content is tested with it. */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0
		return state / 4294967296
	}
}
