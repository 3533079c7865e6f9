/**
 * The index of the last turn that began by `seconds`, -1 before the first. Turns without times are passed
 * over. The starts must rise.
 */
export function turnAt(starts: readonly (number | null)[], seconds: number): number {
	let found = -1
	for (const [index, start] of starts.entries()) {
		if (start === null) continue
		if (start > seconds) break
		found = index
	}
	return found
}
