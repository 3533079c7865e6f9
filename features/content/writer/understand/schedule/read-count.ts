import { overlaps, type Stretch, stretchesOf } from '../stretch.ts'
import { countIn, kinds, mostMessages, number, unit } from './time-words.ts'

const manner =
	'(?:(?:short|quick|brief|little|light|gentle|soft|calm|spaced|different|follow[- ]?up|nurture|welcome|friendly|warm|reminder|automated|separate|total|drip|outreach|plain|weekly|daily|monthly|unique|re-?engagement|reassuring|polite|more|after-event)[ ,]+){0,2}'
const counted = new RegExp(String.raw`\b(${number})[\s-]+${manner}(${kinds})\b`, 'gi')
const seriesOf = new RegExp(
	String.raw`\b(?:series|sequence|drip|cadence|campaign|set|run|string|chain)\s+(?:of|with)\s+(${number})\b(?!\s*(?:-|days?|weeks?|months?))`,
	'gi',
)
/** 'Six of them', '5 in 7 days', '4 over a month', 'four would do', '3 more times'. */
const inAll = new RegExp(
	String.raw`\b(${number})\s+(?:of (?:them|these|em|'em|those)|(?:is|are|will be|would be) (?:enough|plenty|fine|good)|(?:would|will|should) do|in all|in total|total|tops|more times|messages? total|(?:in|over|within|across) (?=(?:\d+|an?|two|three|four|six|the) (?:next )?${unit}))\b`,
	'gi',
)
/** Standing alone between marks: 'emails only, four, zero pressure', 'weekly, max 3', 'so eight.', '3x a week apart'. */
const alone = new RegExp(
	String.raw`(?:^|[,.;(:]|\bso|\btotal|\bmax)\s*(?:(?:so|total|in total|max|about|just|only|maybe|say|like)\s+)*(${number}(?<!\ban?))\s*(?:total|max|tops|only|actually)?\s*(?=[,;](?!\d)|[.!?](?:\s|$)|$)`,
	'gi',
)
const timesOver =
	/\b(\d{1,2}) ?x\b(?=\s*(?:$|[,.;]|an?\b|across|over|in|each|per))|\b(\d) times\b(?= (?:over|across|in|this))/gi
/** After a count, more of the same: 'two reminders before the draft date, one after it fails', 'two before, two after'. */
const alsoSome =
	/[,;]\s*(?:and |then )*(one|two|three|\d)(?=\s+(?:before|after|once|when|if|on the day)\b(?!-))/gi
const before = /\b(two|three|four|\d)\s+(?:before|ahead)\b(?=[^.;!?]*[,;])/gi
/** '5-email sequence' is a count; 'my two emails', 'her last 2 emails' tell what was. */
const past =
	/\b(?:my|her|his|their|our|last|previous|first|those|these|after|ignored|answered|opened|read|received|got|already|sent|days?)(?: (?:last|first|previous|other|sent))?\s+$/i

const isRate = /^\s+(?:an?|per|each|every)\s+(?:day|week|month|year)\b(?!\s+apart)/i

/** How many messages are asked for outside of `except`, and the stretches of the text that say so. */
export function readCount(
	text: string,
	except: readonly Stretch[],
): { count: number | null; stretches: Stretch[] } {
	const isNew = ({ from, to }: Stretch) =>
		!except.some((taken) => overlaps(taken, { from, to })) &&
		!past.test(text.slice(Math.max(0, from - 40), from)) &&
		!isRate.test(text.slice(to, to + 15))
	const pieces = stretchesOf(text, counted).filter(isNew)
	const wholes = [...stretchesOf(text, seriesOf), ...stretchesOf(text, inAll)]
	const stretches: Stretch[] = [...pieces, ...wholes]
	const [whole] = wholes.map(({ groups }) => countIn(groups[1])).filter(isCount)
	if (whole) return { count: whole, stretches }
	// '3 emails and 2 texts' are five; 'a 5 touch sequence, 3 emails and 2 texts' are five as well.
	const some = pieces.length > 0 ? pieces : stretchesOf(text, before)
	const ones = pieces.filter(({ groups }) => /^(?:1|one)$/i.test(groups[1] ?? '')).length
	const more = some.length > 0 ? stretchesOf(text, alsoSome) : []
	const values = [...some, ...more]
		.map(({ groups }) => countIn(groups[1]))
		.filter((value): value is number => value !== null && value <= mostMessages)
		.filter((value) => value > 1 || ones > 1 || more.length > 0)
	const [first, ...rest] = values
	if (first !== undefined) {
		const sum = rest.reduce((total, value) => total + value, 0)
		return {
			count: Math.min(sum === first && more.length === 0 ? first : first + sum, mostMessages),
			stretches: [...stretches, ...more],
		}
	}
	const bare = [...stretchesOf(text, timesOver), ...stretchesOf(text, alone)]
	const found = bare.find(({ groups }) => isCount(countIn(groups[1] ?? groups[2])))
	return found
		? { count: countIn(found.groups[1] ?? found.groups[2]), stretches: [...stretches, found] }
		: { count: null, stretches }
}

const isCount = (value: number | null): value is number =>
	value !== null && value > 1 && value <= mostMessages
