/** The name of a heading in the address: "Score cap" is #score-cap. */
export const anchorOf = (title: string) =>
	title
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '')

/** The second-level headings of a Markdown text, in their order. */
export const headingsOf = (body: string): string[] =>
	body.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3).trim()] : []))
