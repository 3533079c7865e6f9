import {
	countsFully,
	elementNames,
	elementsIn,
	type Finding,
	isCertain,
	readCall,
	requiredDisclosures,
} from '#features/compliance/index.ts'
import type { LiveDisclosure, LiveEntry } from '../contract.ts'
import { joinEntries } from './join-entries.ts'

/** A prohibited statement and the entry that makes it. */
export type Said = { finding: Finding; entry: LiveEntry }

/**
 * The elements of the disclosures that count after these entries, in the order of the rule pack: those `heard` before
 * and those said in them, without those that the rep denied afterwards. When they are said does not matter here:
 * what is said late is no more to be said, and the analysis after the call tells that it came late.
 */
export function hearElements(
	entries: readonly LiveEntry[],
	said: readonly Said[],
	heard: readonly string[],
): string[] {
	const denials = said.filter(({ finding }) => countsFully(finding) && deniedBy(finding).length > 0)
	const denied = new Set(denials.map(({ entry }) => entry.id))
	// A disclosure is spoken with pauses: all that a rep says in one go is one. What follows a denial starts again.
	const joined = joinEntries(entries, (earlier) => !denied.has(earlier.id))
	const call = readCall(joined.map(({ turn }) => turn))
	const stand = new Set(heard)
	for (const read of call) {
		if (read.turn.speaker === 'rep' && isCertain(read.confidence))
			for (const name of elementsIn(read, call[read.index - 1])) stand.add(name)
		const own = new Set(joined[read.index]?.parts.map(({ entry }) => entry))
		for (const { finding, entry } of denials)
			if (own.has(entry)) for (const name of deniedBy(finding)) stand.delete(name)
	}
	return elementNames.filter((name) => stand.has(name))
}

/** The elements, by name, that a prohibited statement undoes. */
const deniedBy = ({ code }: Finding) =>
	requiredDisclosures.flatMap((disclosure) =>
		(disclosure.undoneBy[code]?.split(' ') ?? []).map((element) => `${disclosure.code}.${element}`),
	)

/** The seven disclosures, in the order in which they are due, each with the line that gives it. */
export function presentDisclosures(heard: readonly string[]): LiveDisclosure[] {
	return inOrder.map(({ code, title, sayThis, elements }) => {
		const given = elements.filter(({ id }) => heard.includes(`${code}.${id}`)).length
		const status = given === elements.length ? 'given' : given > 0 ? 'partial' : 'missing'
		return { code, title, status, sayThis }
	})
}

const inOrder = requiredDisclosures.toSorted(
	(a, b) => Number(a.due !== 'in the opening') - Number(b.due !== 'in the opening'),
)

/** Codes of the disclosures that come before a customer may enroll. */
export const dueBeforeEnrollment = new Set(
	requiredDisclosures.filter(({ due }) => due === 'before enrollment').map(({ code }) => code),
)
