import { isDenial } from '#features/language/pure.ts'

/** A consequence of enrolling or not paying: the violation that denies it, and a customer's question about it. */
export type Consequence = { code: string; question: string }

const consequences: readonly (Consequence & { names: RegExp })[] = [
	{
		code: 'tax_consequence_denial',
		question: 'Will I owe taxes on what they forgive?',
		names:
			/\b(?:tax(?:es|ed|able)?|irs|1099(?:-?c)?|tax return|(?:his|her|their|your|my|the) return|(?:to|gotta|must) report)\b/i,
	},
	{
		code: 'stop_paying_without_consequences',
		question: 'Will my balance grow from interest and late fees if I stop paying?',
		names:
			/\b(?:interest(?! (?:in|rate plan))|late (?:fees?|charges?)|balances?(?= .{0,20}\b(?:grow|increase|go up|go down|freez\w*|froze|stay|ris)| (?:grow|increase|freez\w*|froze|stay)\w*)|balance (?:grows?|going)|(?:grow|increase)\w* .{0,12}\bbalances?|(?:stop|stops|quit|quits|stopping|not) paying)\b/i,
	},
	{
		code: 'lawsuit_denial',
		question: 'Can they sue me, garnish my wages or keep calling me?',
		names:
			/\b(?:sue|sues|sued|suing|lawsuits?|court|litigat\w+|garnish\w*|get served|be served|judg(?:e?ments?)|levy|levied|legal action|collectors?|collections?|collection calls?|harass\w*|(?:keep|still|quit|stop) calling|(?:creditors?|they|will they) .{0,8}\bcall(?:ing)?|no more calls|the calls)\b/i,
	},
	{
		code: 'credit_harm_denial',
		question: 'Is this going to hurt my credit?',
		names:
			/\b(?:credit(?! (?:cards?|counsel\w*|unions?|limits?))|(?:credit )?scores?|fico|bureaus?|creditors report)\b/i,
	},
	{
		code: 'nonprofit_claim',
		question: 'Do I have to pay you anything for this?',
		names:
			/\b(?:fees?|price|what (?:we|you|it) costs?|our costs?|cost to|charg(?:e|es|ing)(?! ?offs?)|pay us|pays nothing|free)\b/i,
	},
]

/** The first consequence mentioned in a text; null if there is none. */
export function consequenceIn(text: string): Consequence | null {
	const found = consequences.find(({ names }) => names.test(text))
	return found ? { code: found.code, question: found.question } : null
}

const playsDown =
	/\b(?:relax|chill|fine|good|ok|okay|safe|covered|protected|big deal|no problem|myth|rare|rarely|barely|hardly|tiny|temporary|bump|bounces?|stop(?:s|ped)?|freez\w+|froze|frozen|gone|done|over|free|unchanged|(?:the )?same|disappears?|handle|take care|shut|quit|ends?)\b/i
/** Words of a truthful answer: that it may happen, what it depends on, and who would know. */
const allows =
	/\b(?:may|might|could|possible|possibly|depend\w*|risks?|likely|probably|expect|promise|guarantee\w*|prevent|until|unless|except|before|after|upfront|up front|advance|attorney|lawyer|legal aid|(?:tax )?professional|advis[eo]r|accountant|cpa|ask|sure|know|predict|some(?:times)?|can (?:still |also )?(?:sue|call|grow|report|go|be)|(?:will|does|do|would) (?:likely |probably |still )?(?:hurt|drop|keep|grow|call|affect|happen)|yes|yeah)\b|\b(?:do not|don['’]?t) (?:ignore|stop paying)\b/i

/** Whether words deny a consequence or play it down, without leaving it open. */
export const wavesAway = (words: string): boolean =>
	(isDenial(words) || playsDown.test(words)) && !allows.test(words.replace(/\b(?:for sure|not sure)\b/gi, ''))

/** Whether words admit a consequence without playing it down. */
export const admits = (words: string): boolean =>
	allows.test(words) && !isDenial(words) && !playsDown.test(words)

/** The consequence that a line denies or plays down; null if there is none. */
export const deniedIn = (line: string): Consequence | null => (wavesAway(line) ? consequenceIn(line) : null)
