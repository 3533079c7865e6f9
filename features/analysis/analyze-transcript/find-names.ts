import type { ReadTurn } from '#features/compliance/index.ts'

export type Names = { salesAgentName: string; prospectName: string }

/** Said by nobody: a name is never guessed. */
const unknown = 'Unknown'

const name = String.raw`(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)`
const title = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s|Mister\s)?`
const agentPatterns = [
	`\\b(?:[Mm]y name is|[Mm]y name's|[Tt]his is|I'm|I am|[Ii]t's|[Yy]ou've got|[Yy]ou're speaking with|[Yy]ou're talking to|[Yy]ou've reached)\\s${title}${name}`,
	`\\b${name}\\s(?:here|speaking|calling)\\b`,
	`\\b${name},?\\s(?:with|from|at|over at|out of)\\s\\p{Lu}`,
	`\\b${name},\\s(?:\\p{Lu}[\\p{L}'’-]+\\s){1,3}(?:Debt|Financial|Credit|Relief|Settlement)\\b`,
].map((pattern) => new RegExp(pattern, 'gu'))
const prospectPatterns = [
	`\\b(?:reach|speak with|speak to|speaking with|speaking to|looking for|is that|[Ii]s this|[Aa]m I speaking with|talk to|ask for|talking to|calling for)\\s(${title}${name})`,
	`^(?:(?:Hi|Hello|Hey|Hola|Good (?:morning|afternoon|evening)|Thanks[^,.]{0,30}|Evening|Morning|Afternoon)[,.!]?\\s)(${title}${name})\\b`,
	`^(${title}${name})[,?]\\s`,
	`,\\s(${title}${name}),\\s`,
	`[,.]\\s(${title}${name})[.?!]`,
].map((pattern) => new RegExp(pattern, 'gu'))
const selfPatterns = [
	`\\b(?:[Tt]his is|[Mm]y name is|I'm|[Tt]his is|[Ss]peaking,? this is)\\s(${title}${name})`,
].map((pattern) => new RegExp(pattern, 'gu'))
/** For transcripts without capitals. */
const lowerAgent =
	/\b(?:my name is|this is|its|it's|im|i'm|you got|youve got)\s(?:uh |um )?([a-z]{2,15})(?:\s([a-z]{3,15}))?(?=\s(?:with|from|at|im|i'm|calling|over|out|here|for|you|and|the|speaking|on)\b)/
const lowerProspect =
	/^(?:(?:hi|hello|hey|hola|yeah|good (?:morning|afternoon|evening)|is|is this|uh|um)\s)+((?:(?:mr|mrs|ms|miss|mister)\s)?[a-z]{3,15}(?:\s[a-z]{3,15})?)(?=\s(?:this|its|it's|im|there|how|good|thanks|please|speaking)\b)|^((?:mr|mrs|ms|miss|mister)\s[a-z]{3,15})\b/

const notNames = new Set(
	'i the and not your our his her they them that this there here calling with from good just sorry glad going sure happy okay well yeah yes morning afternoon evening everything nothing great looking trying debt relief credit hello thanks monday tuesday wednesday thursday friday saturday sunday january god like still what how speaking talking recorded who for only about really an a it is was so all still right very also one two another someone somebody sir maam ma hi hey is uh um quick mister miss sounds no oh'.split(
		' ',
	),
)

/** The names that were said: the rep's own in the first turns, and what the customer is called or calls himself. */
export function findNames(call: ReadTurn[]): Names {
	const rep = call.filter(({ turn }) => turn.speaker === 'rep').slice(0, 4)
	const customer = call.filter(({ turn }) => turn.speaker === 'customer').slice(0, 4)
	const salesAgentName = firstName(rep, agentPatterns) ?? lowerName(rep, lowerAgent)
	const others = (found: string) => !salesAgentName?.split(' ').includes(found.split(' ')[0] ?? '')
	const prospectName =
		firstName(customer, selfPatterns, others) ??
		firstName(rep, prospectPatterns, others) ??
		lowerName(rep, lowerProspect)
	return { salesAgentName: salesAgentName ?? unknown, prospectName: prospectName ?? unknown }
}

function firstName(turns: ReadTurn[], patterns: RegExp[], isWanted = (_: string) => true) {
	for (const pattern of patterns) {
		for (const { turn } of turns) {
			for (const [, said] of turn.text.slice(0, 600).matchAll(pattern)) {
				const found = said?.trim()
				if (found && isName(found) && isWanted(found)) return found
			}
		}
	}
	return null
}

function lowerName(turns: ReadTurn[], pattern: RegExp) {
	for (const { turn } of turns) {
		const found = pattern.exec(turn.text.slice(0, 600))
		const words = [found?.[1], found?.[2]]
			.filter((word) => word !== undefined)
			.join(' ')
			.split(' ')
		const kept = words.filter((word) => word && !notNames.has(word))
		if (kept.length > 0 && kept.length === words.filter(Boolean).length) return kept.map(capitalize).join(' ')
		const [first] = words
		if (first && !notNames.has(first)) return capitalize(first)
	}
	return null
}

const isName = (found: string) =>
	found
		.replace(/^(?:Mr|Mrs|Ms|Miss|Dr|Mister)\.?\s/, '')
		.split(' ')
		.every((word) => !notNames.has(word.toLowerCase().replace(/['’].*/, '')))

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
