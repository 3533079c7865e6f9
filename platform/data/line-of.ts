import { EVENT_DOCUMENT, EVENT_MAPPING, EVENT_POP, EVENT_SCALAR, EVENT_SEQUENCE, parseEvents } from 'js-yaml'

/** A value in a YAML file, with the place in the text where it begins. */
type Place = { start: number; inside: ReadonlyMap<string, Place> }

/** The line, from 1, of the value at a path, or of the innermost value around it that exists. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
	let place = readPlaces(text)
	for (const key of path) {
		const next = place.inside.get(String(key))
		if (!next) break
		place = next
	}
	return text.slice(0, place.start).split('\n').length
}

function readPlaces(text: string): Place {
	const events = parseEvents(text, {})
	let at = events[0]?.type === EVENT_DOCUMENT ? 1 : 0
	return readPlace()

	function readPlace(): Place {
		const event = events[at++]
		const inside = new Map<string, Place>()
		if (event?.type === EVENT_SCALAR) return { start: event.valueStart, inside }
		if (event?.type !== EVENT_MAPPING && event?.type !== EVENT_SEQUENCE) return { start: 0, inside }
		while (events[at] && events[at]?.type !== EVENT_POP) {
			const key = event.type === EVENT_MAPPING ? readKey() : String(inside.size)
			inside.set(key, readPlace())
		}
		at++
		return { start: event.start, inside }
	}

	function readKey(): string {
		const event = events[at++]
		return event?.type === EVENT_SCALAR ? text.slice(event.valueStart, event.valueEnd) : ''
	}
}
