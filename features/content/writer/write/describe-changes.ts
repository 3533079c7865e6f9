import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import type { Change } from '../../contract.ts'
import type { UnlawfulRequest } from '../../request/brief.ts'
import type { PieceWriter } from '../plan/piece-writer.ts'
import { changeWords, keptWords, leftOut, replacementsFor } from '../templates/replacements.ts'
import { disclosure } from './disclose.ts'

/** The lawful words for each unlawful request that has a wording of its own, once for each code. */
export type Replacements = ReadonlyMap<string, string>

/** Forms that have no room for more than their own words. */
const isBrief = (writer: PieceWriter) => writer.is('text_message|voicemail_script')

/** What is written in the place of each unlawful request of the brief. */
export function chooseReplacements(writer: PieceWriter): Replacements {
	if (isBrief(writer)) return new Map()
	const codes = new Set(writer.brief.unlawful.map(({ code }) => code))
	return new Map(
		[...codes].flatMap((code) => {
			const templates = replacementsFor[code]
			const words = templates ? writer.mustSay(templates) : disclosure(writer, code)
			return words === '' ? [] : [[code, words] as const]
		}),
	)
}

/** What was not written as asked: every unlawful request, and another language. */
export function describeChanges(writer: PieceWriter, replacements: Replacements, content: string): Change[] {
	const { unlawful, language } = writer.brief
	const changes = groupByRequest(unlawful).map(({ asked, codes }) => ({
		asked,
		...together(codes.map((code) => changeFor(writer, code, replacements, content))),
	}))
	if (language === null) return changes
	return [
		...changes,
		{
			asked: language,
			wrote: 'Written in English.',
			why: `The checks that keep a piece lawful read English only. Have a translation into ${language} reviewed before it is sent.`,
			citation: null,
		},
	]
}

/** Requests told in the same words are one, which breaks several rules. */
function groupByRequest(unlawful: readonly UnlawfulRequest[]): { asked: string; codes: string[] }[] {
	const requests: { asked: string; codes: string[] }[] = []
	for (const { code, asked } of unlawful) {
		const known = requests.find((request) => request.asked.includes(asked) || asked.includes(request.asked))
		if (!known) requests.push({ asked, codes: [code] })
		else {
			known.codes.push(code)
			if (asked.length < known.asked.length && known.codes.length === 1) known.asked = asked
		}
	}
	return requests
}

function together(each: readonly Omit<Change, 'asked'>[]): Omit<Change, 'asked'> {
	const citations = each.flatMap(({ citation }) => citation?.split('; ') ?? [])
	return {
		wrote: [...new Set(each.map(({ wrote }) => wrote))].join(' '),
		why: [...new Set(each.map(({ why }) => why))].join(' '),
		citation: citations.length > 0 ? [...new Set(citations)].join('; ') : null,
	}
}

function changeFor(
	writer: PieceWriter,
	code: string,
	replacements: Replacements,
	content: string,
): Omit<Change, 'asked'> {
	const statement = prohibitedStatements.find((each) => each.code === code)
	if (!statement) return keptFor(writer, code)
	const words = writer.is('text_message')
		? content.replace(/ (?:Text me back|Answer here)[^.]*$/, '')
		: replacements.get(code)
	const isThere = words !== undefined && content.includes(words)
	const wrote = isThere ? changeWords[0].replace('{words}', words) : leftOut[0]
	return { wrote, why: statement.why, citation: statement.citation }
}

function keptFor(writer: PieceWriter, code: string): Omit<Change, 'asked'> {
	const known = requiredDisclosures.find((each) => each.code === code)
	const title = known?.title ?? 'results are not guaranteed and vary'
	return {
		wrote: writer.oneOf(keptWords).replace('{title}', title),
		why: 'A customer has to be told this before deciding, so a piece that calls for it may not leave it out.',
		citation: known?.citation ?? '16 CFR 310.3(a)(2)(x)',
	}
}
