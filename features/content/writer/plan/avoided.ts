import type { Brief } from '../../request/brief.ts'

/** Marks of the parts that a request does without, by the code of what it avoids. */
const marks: Readonly<Record<string, RegExp>> = {
	questions: /\?/,
	exclamation_marks: /!/,
	company: /[[{]company[\]}]/,
	names: /[[{](?:name|partner)[\]}]/,
	amounts: /[[{](?:debt|deposit|payment|income|feeAmount|total)[\]}]/,
	small_talk: /I hope you are well/,
}

/** Whether the brief wants to do without a part. Fear, pressure, jargon and promises are in none. */
export const isAvoided = (part: string, { avoid }: Pick<Brief, 'avoid'>): boolean =>
	avoid.some((code) => marks[code]?.test(part))
