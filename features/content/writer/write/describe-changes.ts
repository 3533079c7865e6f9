import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import type { Change } from '../../contract.ts'
import type { UnlawfulWish } from '../brief.ts'
import { changeWords, insteadOf, keptWords, leftOut } from '../parts/instead.ts'
import type { Pen } from '../plan/pen.ts'
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

/** What was not written as asked: every unlawful wish, and another language. */
export function describeChanges(pen: Pen, insteads: Insteads, content: string): Change[] {
	const { unlawful, language } = pen.brief
	const changes = wishesOf(unlawful).map(({ asked, codes }) => ({
		asked,
		...together(codes.map((code) => changeFor(pen, code, insteads, content))),
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

/** Wishes told in the same words are one, which breaks several rules. */
function wishesOf(unlawful: readonly UnlawfulWish[]): { asked: string; codes: string[] }[] {
	const wishes: { asked: string; codes: string[] }[] = []
	for (const { code, asked } of unlawful) {
		const known = wishes.find((wish) => wish.asked.includes(asked) || asked.includes(wish.asked))
		if (!known) wishes.push({ asked, codes: [code] })
		else {
			known.codes.push(code)
			if (asked.length < known.asked.length && known.codes.length === 1) known.asked = asked
		}
	}
	return wishes
}

function together(each: readonly Omit<Change, 'asked'>[]): Omit<Change, 'asked'> {
	const citations = each.flatMap(({ citation }) => citation?.split('; ') ?? [])
	return {
		wrote: [...new Set(each.map(({ wrote }) => wrote))].join(' '),
		why: [...new Set(each.map(({ why }) => why))].join(' '),
		citation: citations.length > 0 ? [...new Set(citations)].join('; ') : null,
	}
}

function changeFor(pen: Pen, code: string, insteads: Insteads, content: string): Omit<Change, 'asked'> {
	const statement = prohibitedStatements.find((each) => each.code === code)
	if (!statement) return keptFor(pen, code)
	const words = pen.is('text_message')
		? content.replace(/ (?:Text me back|Answer here)[^.]*$/, '')
		: insteads.get(code)
	const isThere = words !== undefined && content.includes(words)
	const wrote = isThere ? changeWords[0].replace('{words}', words) : leftOut[0]
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
