import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import type { Change } from '../../contract.ts'
import { changeWords, insteadOf, keptWords, leftOut } from '../parts/instead.ts'
import type { Pen } from '../plan/pen.ts'
import { requiredOf } from '../required-of.ts'
import { disclosure } from './disclose.ts'

/** The lawful words for each unlawful wish that has a wording of its own, once for each code. */
export type Insteads = ReadonlyMap<string, string>

/** Forms that have no room for more than their own words. */
const isBrief = (pen: Pen) => pen.is('text_message|voicemail_script')

/** What is written in the place of each unlawful wish of the brief. */
export function chooseInsteads(pen: Pen): Insteads {
	if (isBrief(pen)) return new Map()
	const codes = new Set(pen.brief.unlawful.map(({ code }) => code))
	return new Map(
		[...codes].flatMap((code) => {
			const bank = insteadOf[code]
			const words = bank ? pen.mustSay(bank) : disclosure(pen, code)
			return words === '' ? [] : [[code, words] as const]
		}),
	)
}

/** What was not written as asked: every unlawful wish, disclosures that were to be left out, another language. */
export function tellChanges(pen: Pen, insteads: Insteads, content: string): Change[] {
	const { unlawful, language } = pen.brief
	const changes = unlawful.map(({ code, asked }) => ({ asked, ...changeFor(pen, code, insteads, content) }))
	const kept = avoidedDisclosures(pen, content)
	if (language === null) return [...changes, ...kept]
	return [
		...changes,
		...kept,
		{
			asked: language,
			wrote: 'Written in English.',
			why: `The checks that keep a piece lawful read English only. Have a translation into ${language} reviewed before it is sent.`,
			citation: null,
		},
	]
}

function changeFor(pen: Pen, code: string, insteads: Insteads, content: string): Omit<Change, 'asked'> {
	const statement = prohibitedStatements.find((each) => each.code === code)
	if (!statement) return keptFor(pen, code)
	const words = insteads.get(code)
	const isThere = words !== undefined && content.includes(words)
	const wrote = isThere ? pen.oneOf(changeWords).replace('{words}', words) : pen.mustSay(leftOut)
	return { wrote, why: statement.why, citation: statement.citation }
}

function keptFor(pen: Pen, code: string): Omit<Change, 'asked'> {
	const known = requiredDisclosures.find((each) => each.code === code)
	const title = known?.title ?? 'results are not guaranteed and vary'
	return {
		wrote: pen.oneOf(keptWords).replace('{title}', title),
		why: 'A customer has to be told this before deciding, so a piece that calls for it may not leave it out.',
		citation: known?.citation ?? '16 CFR 310.3(a)(2)(x)',
	}
}

/** What a wish to avoid something would drop, by code. */
const subjectsOfDisclosures: readonly (readonly [RegExp, string])[] = [
	[/\b(?:fees?|costs?|price|pricing|charges?)\b/i, 'fees_and_total_cost'],
	[
		/\b(?:credit|score|lawsuits?|sue|sued|suing|court|collections?|collectors|risks?|downsides?|negatives?|consequences)\b/i,
		'nonpayment_consequences',
	],
	[/\b(?:disclosures?|disclaimers?|fine print|legal stuff|guarantee\w*|results)\b/i, 'results_vary'],
	[/\b(?:account|ownership|withdraw\w*)\b/i, 'dedicated_account_rights'],
	[/\b(?:how long|time ?frame|timeline|months)\b/i, 'time_to_results'],
	[/\brecord(?:ed|ing)\b/i, 'recording_notice'],
]

function avoidedDisclosures(pen: Pen, content: string): Change[] {
	const required = new Set(requiredOf(pen.brief, content).map(({ code }) => code))
	const known = new Set(pen.brief.unlawful.map(({ code }) => code))
	return pen.brief.avoid.flatMap((asked) =>
		subjectsOfDisclosures
			.filter(([words, code]) => words.test(asked) && required.has(code) && !known.has(code))
			.map(([, code]) => ({ asked, ...keptFor(pen, code) })),
	)
}
