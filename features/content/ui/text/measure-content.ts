/** Words a minute, read with care. */
const readingSpeed = 150

/** How long a piece is: `minutes` to read it, rounded up; lines with the empty ones among them. */
export function measureContent(content: string) {
	const words = content.split(/\s+/).filter(Boolean).length
	return {
		lines: content === '' ? 0 : content.split('\n').length,
		characters: content.length,
		words,
		minutes: Math.ceil(words / readingSpeed),
	}
}
