const loudest = 32_767

/**
 * Gathers blocks of samples between -1 and 1, as browsers give them, into 16-bit pieces of `length` samples. What is
 * louder than that is cut. Each piece is a new one: it may be given away.
 */
export function gatherPieces(length: number, onPiece: (piece: Int16Array<ArrayBuffer>) => void) {
	let piece = new Int16Array(length)
	let filled = 0
	return (block: Float32Array) => {
		for (const sample of block) {
			piece[filled++] = Math.round(Math.max(-1, Math.min(1, sample)) * loudest)
			if (filled < length) continue
			onPiece(piece)
			piece = new Int16Array(length)
			filled = 0
		}
	}
}
