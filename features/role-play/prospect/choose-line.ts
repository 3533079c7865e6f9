import { fillSlots, slotsIn } from '#platform/text/fill-slots.ts'
import { anybody, type Intent } from './lines/anybody.ts'
import { byRegister } from './lines/by-register.ts'
import type { Moment } from './moment.ts'
import { lowerFirst } from './say-figures.ts'
import { ownSheet, type SheetKey, sheetKeys } from './sheet.ts'

/** What makes two lines the same to the ear. */
export const soundOf = (line: string) =>
	line
		.toLowerCase()
		.replaceAll(/[^\p{L}\d ]/gu, '')
		.replaceAll(/\s+/g, ' ')
		.trim()

type Chooser = Pick<Moment, 'script' | 'state' | 'random'>

/** One of the lines, of those not said yet if there are any; marked as said. Undefined of an empty list. */
export function choose(moment: Chooser, lines: readonly string[]): string | undefined {
	const { state, random } = moment
	const isFresh = (line: string) => !state.said.includes(soundOf(line))
	const fresh = lines.filter(isFresh)
	const line = random.pick(fresh.length > 0 ? fresh : lines)
	if (line && isFresh(line)) state.said.push(soundOf(line))
	return line
}

/** A line for an intent in the persona's way of talking; empty when nothing new could be said and it may be left out. */
export function say(moment: Chooser, intent: Intent, fill: Record<string, string> = {}) {
	const { persona } = moment.script
	const ownWords = linesOfSheet(moment, intent)
	if (ownWords.some((line) => !wasSaid(moment, line))) return choose(moment, ownWords) ?? ''
	const own = byRegister[persona.voice.register][intent] ?? []
	// What only this kind of person says comes up as often as all that anybody says.
	const lines =
		own.length > 0 && moment.random.isLucky(0.5) && own.some((line) => !wasSaid(moment, line))
			? own
			: anybody[intent]
	const known = { name: persona.name, ...fill }
	const sayable = lines.filter((line) => slotsIn(line).every((slot) => slot in known))
	return filled(choose(moment, sayable) ?? '', known)
}

const sheetNames: Partial<Record<Intent, SheetKey>> = {
	is_well: 'how_are_you',
	lets_ask: 'permission',
	cannot_make_it_out: 'baffled',
	has_no_questions: 'no_questions',
	feels_good: 'sounds_good',
	feels_unsure: 'sounds_unsure',
}
/** The name under which a sheet has lines for an intent. */
function linesOfSheet(moment: Chooser, intent: Intent): readonly string[] {
	const key = sheetNames[intent] ?? sheetKeys.find((each) => each === intent)
	return (key && ownSheet(moment.script)?.[key]) ?? []
}

const wasSaid = ({ state }: Chooser, line: string) => state.said.includes(soundOf(line))

/** Puts names and figures into a line; a line that then begins with a small letter gets its capital. */
export function filled(line: string, fill: Record<string, string>) {
	const text = fillSlots(line, fill)
	return text.charAt(0).toUpperCase() + text.slice(1)
}

const interjection = /^(?:[\p{L}']+(?: [\p{L}']+)?[,.!?…]|hello|who|excuse)/iu
/** Words that lose their capital behind a filler; any other might be a name. */
const ordinaryStart =
	/^(?:I|i|the|a|an|that|this|these|those|it|we|you|they|he|she|there|so|and|but|if|when|what|how|who|why|where|is|are|do|does|did|can|could|would|will|my|our|your|not|no|nobody|nothing|everything|everybody|all|just|part|mostly|somewhere|put|about|after|before|like|some|somebody|something|one|two|three|four|five|in|on|at|with|for|to|most|half|maybe)(?:['’](?:s|m|d|ll|re|ve|t))?[ ,]/i
const plainEnd = /^(?:[^.!?…]+)\.$/

/** A line said before, said again: 'As I said, it's $85.' */
export function again(lead: string, line: string) {
	if (!/[,:]$/.test(lead)) return `${lead} ${line}`
	// A line that may begin with a name keeps its capital and becomes a sentence of its own.
	return ordinaryStart.test(line) ? `${lead} ${lowerFirst(line)}` : `${lead.slice(0, -1)}. ${line}`
}

/** The pieces put together in the persona's voice: a filler before, a tag behind, both only now and then. */
export function voiced({ script, random }: Chooser, parts: readonly string[]) {
	const { fillers, tags, talkativeness } = script.persona.voice
	const pieces = parts.filter(Boolean)
	const first = pieces[0] ?? ''
	const filler = random.pick(fillers)
	const isDoubled = filler !== undefined && soundOf(first).startsWith(soundOf(filler))
	if (filler && !isDoubled && !interjection.test(first) && random.isLucky(0.18 + talkativeness * 0.3)) {
		if (/[.!?]$/.test(filler)) pieces[0] = `${filler} ${first}`
		else if (ordinaryStart.test(first)) pieces[0] = `${filler} ${lowerFirst(first)}`
	}
	const last = pieces.length - 1
	const tag = random.pick(tags)
	const lastPiece = pieces[last] ?? ''
	if (
		tag &&
		plainEnd.test(lastPiece) &&
		lastPiece.split(' ').length > 3 &&
		random.isLucky(0.08 + talkativeness * 0.22)
	) {
		pieces[last] = lastPiece.replace(/\.$/, `${tag}${/[?!]$/.test(tag) ? '' : '.'}`)
	}
	return pieces.join(' ')
}
