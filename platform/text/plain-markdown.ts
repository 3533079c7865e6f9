import { cleanText } from '#platform/text/clean-text.ts'

/**
 * Markdown with nothing in it but paragraphs, lists, quotes and tables: without links, pictures, HTML, code and
 * headings, and without what makes a word other than it reads: marks nobody sees, emphasis within it, a line through
 * it. The words of links, code and headings stay.
 */
export function plainMarkdown(text: string) {
	return withoutTags(cleanText(text).replace(/[\p{Cf}~]/gu, ''))
		.replace(/^[ \t]*```.*$/gm, '')
		.replace(/!\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])?/g, '')
		.replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
		.replace(/^[ \t]*\[[^[\]]+\]:.*$/gm, '')
		.replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
		.replaceAll('`', '')
		.replace(/(?<=\p{L})[*_]+(?=\p{L})/gu, '')
		.replace(/^[ \t]*#{1,6}[ \t]+(.*?)[ \t#]*$/gm, '**$1**')
		.trim()
}

/** Again and again: what is left of `<<b>script>` is a tag. */
function withoutTags(text: string): string {
	const without = text.replace(/<!--[\s\S]*?(?:-->|$)|<\/?[a-z!?][^>]*(?:>|$)/gi, '')
	return without === text ? text : withoutTags(without)
}
