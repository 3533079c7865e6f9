import { verifyWording } from '#features/language/pure.ts'
import { readFigures } from '#platform/english/read-figures.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { contentStems } from '#platform/text/content-stems.ts'

import { soundOf } from '../prospect/index.ts'
import type { HiddenFact, ProspectScript } from '../prospect/script.ts'
import type { ReplySetting } from './reply.ts'

const longestLine = 600

/** Beyond what every model's text is verified for. */
const outOfCharacter =
	/\b(?:as an? (?:prospect|customer|character)|(?:i'?m|i am|being) (?:just )?an? (?:assistant|program|machine|simulation)|instructions?|role[- ]?play(?:ing)?|simulat\w+|in character|roleplay|training (?:exercise|session|scenario)|scenario|json)\b/gi
const coaching =
	/\b(?:(?:good|great|nice|excellent|well-handled) (?:job|work|empathy|rapport|technique|objection handling)|tip:|feedback|better (?:approach|line|way to (?:say|ask|put))|well done|open[- ]ended)\b/gi
const theRep =
	/\b(?:rep|agent|prospect|customer|user|ai|assistant)\s*:|\b(?:our (?:program|fee|fees|clients|company|negotiators|specialists)|recorded line|enroll you|get you (?:started|enrolled|set up)|(?:how|what) can i help|on behalf of)\b/gi
/** Laws that have no number. */
const law = /\b(?:telemarketing sales rule|ftc|federal trade commission|c\.?f\.?r|statute)\b/gi

/** Figures up to here count children, tries and the like, and are as good as words. */
const smallFigure = 12
/** People round, and leave the thousands out: fifteen grand or fifteen for $14,900. */
const rounding = 0.07
const leftOut = [1, 100, 1_000]
const passingTime = /^[\s-]*(?:minutes?|mins?|hours?|seconds?|days?|weeks?|o'?clock|[ap]\.?m\b)/i

/**
 * Why a line that a model wrote may not be said by this prospect, for the model to mend; empty where it may. The line
 * speaks as the prospect and nobody else, brings no figure, name, matter of life or law that is neither on the sheet
 * nor was said, tells the secrets it claims to tell and no others, and was not said before.
 */
export function faultsOfLine(
	line: string,
	told: readonly string[],
	{ script, state, conversation }: Pick<ReplySetting, 'script' | 'state' | 'conversation'>,
): string[] {
	const said = conversation.map(({ message }) => message).join('\n')
	const open = script.hidden.filter(({ id }) => state.revealed.includes(id) || told.includes(id))
	const known = [sheetText(script), ...open.flatMap(({ lines }) => lines), said].join('\n')
	const statements = readSentences(line)
		.filter(({ isQuestion }) => !isQuestion)
		.map(({ from, to }) => line.slice(from, to))
		.join('. ')
	const faults: [string, boolean][] = [
		['It is empty.', !/\p{L}/u.test(line)],
		[
			'It leaves the role of the person.',
			[outOfCharacter, coaching, theRep].some((pattern) => isNew(pattern, line, said)),
		],
		['It speaks of a law that nobody has named.', isNew(law, line, said)],
		[
			'It is too long, or is not plain spoken English.',
			verifyWording(line, { maxCharacters: longestLine, isSpeech: true }).length > 0,
		],
		[
			'It has a name or a law that is neither on the sheet nor in the call.',
			verifyWording(line, { citations: known }).includes('new-citation') ||
				verifyWording(line, { facts: known }).includes('new-name'),
		],
		[
			'It tells something of the person’s life that is neither on the sheet nor in the call.',
			verifyWording(statements, { facts: known }).includes('new-fact'),
		],
		...newFigures(line, script, known).map((figure): [string, boolean] => [
			`The figure ${figure} is neither on the sheet nor in the call.`,
			true,
		]),
		['It was said before.', state.said.includes(`= ${soundOf(line)}`)],
	]
	return [
		...faults.flatMap(([fault, isFound]) => (isFound ? [fault] : [])),
		...faultsOfSecrets(line, told, { script, state }, said),
	]
}

const isNew = (pattern: RegExp, line: string, said: string) =>
	(line.match(pattern) ?? []).some((found) => !said.toLowerCase().includes(found.toLowerCase()))

/** What the sheet says, without its secrets. */
function sheetText({ persona, scenarioContext, description, objections, traps, opening }: ProspectScript) {
	const { name, jobTitle, personality, region, household, history, reasonForCall, smallTalk, debts } = persona
	return [
		name,
		jobTitle,
		personality,
		region,
		household,
		history,
		reasonForCall,
		scenarioContext,
		description,
		...smallTalk,
		...debts.map(({ creditor }) => creditor),
		...objections.flatMap(({ raised, pressed, withdrawn }) => [...raised, ...pressed, ...withdrawn]),
		...traps.flatMap(({ asks, afterHonest, afterFalse }) => [...asks, ...afterHonest, ...afterFalse]),
		...(opening ?? []),
	].join('\n')
}

/** Figures of the line that are neither on the sheet, rounded or added up, nor in the text. */
function newFigures(line: string, { persona }: ProspectScript, text: string) {
	const { age, income, leftOverMonthly, debts } = persona
	const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
	const known = [
		...readFigures(text).map(({ value }) => value),
		...[age, income, income * 12, leftOverMonthly],
		...debts.flatMap(({ balance, minimum, monthsBehind }) => [balance, minimum, monthsBehind]),
		sumOf(debts.map(({ balance }) => balance)),
		sumOf(debts.map(({ minimum }) => minimum)),
	]
	return readFigures(line)
		.filter(({ value, to }) => value > smallFigure && !passingTime.test(line.slice(to)))
		.map(({ value }) => value)
		.filter(
			(value) => !known.some((each) => leftOut.some((by) => Math.abs(each - value * by) <= rounding * each)),
		)
}

/** A line gives a secret away that has two words found only there, or half of one of the ways to tell it. */
const ownWords = 2
const shareOfWay = 0.5

function faultsOfSecrets(
	line: string,
	told: readonly string[],
	{ script, state }: Pick<ReplySetting, 'script' | 'state'>,
	said: string,
) {
	const stems = new Set(contentStems(line))
	const elsewhere = new Set(contentStems(`${sheetText(script)}\n${said}`))
	return script.hidden.flatMap((fact) => {
		if (state.revealed.includes(fact.id)) return []
		const shared = stems.intersection(ownStems(fact).difference(elsewhere)).size
		if (told.includes(fact.id))
			return shared === 0 ? [`It does not tell the secret ${fact.id}, which it says it tells.`] : []
		const isTold = shared >= ownWords || fact.lines.some((way) => tells(stems, way))
		return isTold ? [`It gives away the secret ${fact.id}, which is not in secretsTold.`] : []
	})
}

function tells(stems: ReadonlySet<string>, way: string) {
	const wanted = new Set(contentStems(way))
	const shared = wanted.intersection(stems).size
	return shared >= ownWords && shared >= shareOfWay * wanted.size
}

const ownStems = ({ lines }: HiddenFact) => new Set(contentStems(lines.join('\n')))
