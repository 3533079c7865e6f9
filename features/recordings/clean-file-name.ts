import { cleanText } from '#platform/text/clean-text.ts'

const longestName = 200

/** The file's name as its owner knows it: without folders, at most 200 characters, never empty. */
export function cleanFileName(name: string) {
	const last = cleanText(name).split(/[/\\]/).at(-1)?.replace(/\s+/g, ' ').trim() ?? ''
	return Array.from(last).slice(-longestName).join('') || 'recording'
}
