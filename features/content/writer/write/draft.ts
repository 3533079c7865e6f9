/** A piece while it is written: paragraphs, lists among them. The tail, such as a sign-off, stays at the end. */
export type Draft = { head: string[]; body: string[]; tail: string[] }

export const textOf = ({ head, body, tail }: Draft): string =>
	[...head, ...body, ...tail].filter((each) => each !== '').join('\n\n')

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
export const numbered = (lines: readonly string[]): string =>
	lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

/** A heading with its list under it. */
export const listed = (head: string, lines: readonly string[], asList = bullets): string =>
	lines.length === 0 ? '' : `${head}\n${asList(lines)}`

export const sentences = (...each: readonly string[]): string => each.filter((one) => one !== '').join(' ')
