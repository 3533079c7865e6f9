import { plainMarkdown } from '#platform/text/plain-markdown.ts'

/** A model's words as plain text with lists and blanks: without links, HTML, emphasis and headings. */
export function plainText(text: string): string {
	return plainMarkdown(text.replaceAll(/\r\n?/g, '\n'))
		.replaceAll(/^[ \t]*[*+•–][ \t]+/gm, '- ')
		.replaceAll(/[*]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
		.replaceAll(/^[ \t]*-(?:[ \t]*-)+[ \t]*$/gm, '')
		.replaceAll(/[ \t]+$/gm, '')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim()
}
