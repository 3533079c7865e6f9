import { choose, filled, say } from './choose-line.ts'
import { debtSum, describeDebts } from './describe-debts.ts'
import { aboutOneself, nothingOfTheKind } from './lines/about-oneself.ts'
import { concerns } from './lines/concerns.ts'
import { has, type Moment, openObjection, trusts } from './moment.ts'
import { raiseAsked } from './objections.ts'
import type { Topic } from './rep-act.ts'
import { revealFact } from './reveal-fact.ts'
import { inFirstPerson, lowerFirst, sayDollars, withArticle } from './say-figures.ts'

/** Questions answered in one breath. */
const mostAnswers = 2
/** What a question about a topic may bring up instead of an answer. */
const objectionsOn: Partial<Record<Topic, string[]>> = {
	past_attempts: ['already_tried'],
	competitor: ['competitor'],
	scam: ['scam_fear'],
	spouse: ['spouse', 'manager_or_not_authorized'],
	bankruptcy: ['bankruptcy_instead'],
	credit: ['credit_score_worry'],
}

/** Most telling first: what a question is really after when it touches several topics. */
const order: Topic[] = [
	'lawsuit',
	'bankruptcy',
	'student_loans',
	'secured_debt',
	'past_attempts',
	'competitor',
	'scam',
	'spouse',
	'family_help',
	'health',
	'hardship',
	'goal',
	'creditors',
	'debts',
	'income',
	'budget',
	'housing',
	'household',
	'job',
	'credit',
	'taxes',
]

/** Answers what the rep asks about the prospect. Answers whether anything was answered. */
export function answerQuestions(moment: Moment) {
	const { rep } = moment
	const asked = pointed(order.filter((topic) => rep.asksAbout.includes(topic)))
	// 'How much, and to whom?' is answered before what lies behind it.
	const isAboutDebts = asked.some((topic) => topic === 'debts' || topic === 'creditors')
	const isFirst = !moment.state.told.some((told) => told === 'debts: sum' || told === 'debts: each')
	const isOwed =
		isAboutDebts && isFirst && asked.length <= 2 && !asked.includes('goal') && describeOwed(moment)
	if (revealFact(moment, asked) || isOwed) return true
	// What was told already is told again only when nothing else was asked.
	const untold = asked.filter((topic) => !moment.state.told.includes(topicKey(topic)))
	let answers = 0
	for (const topic of untold.length > 0 ? untold : asked.slice(0, 1)) {
		const isNew = untold.length === 0 || !moment.state.told.includes(topicKey(topic))
		if (answers < mostAnswers && isNew && answerAbout(moment, topic)) answers++
	}
	if (answers === 0 && asked.some((topic) => unknowable.has(topic))) {
		answers++
		moment.parts.push(say(moment, trusts(moment) ? 'does_not_know' : 'will_not_say'))
	}
	return answers > 0
}

/** What a person may well not have in mind. */
const unknowable = new Set<Topic>(['credit', 'housing', 'health', 'spouse', 'taxes', 'account', 'time'])
/** Who is at home and whether there is a spouse is one answer. */
const topicKey = (topic: Topic) => (topic === 'spouse' ? 'household' : topic)

/** Of a question that names a matter in passing, what it is after: 'papers from a creditor' asks for papers. */
function pointed(topics: Topic[]) {
	const inPassing: Topic[] = topics[0] === 'hardship' ? [] : ['hardship']
	if (topics.includes('lawsuit') || topics.includes('bankruptcy')) inPassing.push('debts', 'creditors')
	if (topics.includes('creditors')) inPassing.push('debts')
	if (topics.includes('budget')) inPassing.push('secured_debt', 'housing')
	return topics.filter((topic) => !inPassing.includes(topic))
}

function answerAbout(moment: Moment, topic: Topic): boolean {
	const { state, rep } = moment
	const codes = objectionsOn[topic]
	if (codes && raiseAsked(moment, codes)) return true
	const open = openObjection(moment)
	if (open && codes?.includes(open.code)) return add(moment, choose(moment, concerns[open.code] ?? []) ?? '')
	if (topic === 'hardship') return describeHistory(moment)
	if (topic === 'goal') return describeReason(moment)
	if (topic === 'debts' || topic === 'creditors') return describeOwed(moment)
	const isRepeated = state.told.includes(topicKey(topic))
	const lines = linesAbout(moment, topic)
	if (lines.length === 0) return false
	const isPersonal = topic === 'income' || topic === 'budget' || topic === 'household'
	if (isPersonal && state.mood.trust < 3 && !has(moment, 'asks_permission', 'empathizes') && !isRepeated)
		return add(moment, say(moment, 'will_not_say'))
	if (!isRepeated) state.told.push(topicKey(topic))
	const [line = ''] = lines
	if (isRepeated && rep.asksAbout.length < 3) {
		const again = say(moment, 'already_told')
		return add(
			moment,
			/^[A-Z]\w* (?:One|Citi)|^[A-Z]{2}/.test(line) ? `${again} ${line}` : `${again} ${lowerFirst(line)}`,
		)
	}
	return add(moment, line)
}

const add = ({ parts }: Moment, line: string) => {
	parts.push(line)
	return line !== ''
}

function describeOwed(moment: Moment) {
	const owed = describeDebts(moment)
	if (owed !== null) return add(moment, owed)
	if (moment.script.persona.debts.length === 0) return false
	return add(moment, `${say(moment, 'already_told')} ${lowerFirst(debtSum(moment))}`)
}

function describeHistory(moment: Moment) {
	const { script, state, random, parts } = moment
	const sentences = script.persona.history.match(/[^.!?]+[.!?]+/g)?.map((sentence) => sentence.trim()) ?? []
	const mentioned = state.told.filter((each) => each.startsWith('history')).length
	const rest = sentences.slice(mentioned)
	if (rest.length === 0) return mentioned > 0 && add(moment, say(moment, 'told_all_history'))
	const count = state.mood.trust < 3 ? 1 : script.persona.voice.talkativeness > 0.6 || trusts(moment) ? 2 : 1
	const now = rest.slice(0, Math.max(1, count))
	now.forEach((_, index) => {
		state.told.push(`history ${mentioned + index}`)
	})
	if (random.isLucky(mentioned === 0 ? 0.7 : 0.6))
		parts.push(say(moment, mentioned === 0 ? 'leads_into_history' : 'more_of_history'))
	return add(moment, now.join(' '))
}

function describeReason(moment: Moment) {
	const { state, script } = moment
	if (state.told.includes('reason')) return describeHistory(moment)
	state.told.push('reason')
	return add(moment, script.persona.reasonForCall)
}

/** A line about what the persona holds; none when it holds nothing on the topic. */
function linesAbout(moment: Moment, topic: Topic): string[] {
	const { script, random } = moment
	const { persona } = script
	const line = (lines: readonly string[], fill: Record<string, string>) => [
		filled(choose(moment, lines) ?? '', fill),
	]
	const dollars = (amount: number) => sayDollars(amount, persona, random)
	if (topic === 'income') return line(aboutOneself.income, { income: dollars(persona.income) })
	if (topic === 'budget')
		return persona.leftOverMonthly > 0
			? line(aboutOneself.budget, { left: dollars(persona.leftOverMonthly) })
			: line(aboutOneself.nothingLeft, {})
	if (
		topic === 'household' ||
		(topic === 'spouse' &&
			/married|wife|husband|partner|girlfriend|boyfriend|fianc|divorc|widow|alone|single/i.test(
				persona.household,
			))
	)
		return [inFirstPerson(persona.household)]
	if (topic === 'job') {
		const isRetired = /retired|disab/i.test(persona.jobTitle)
		return line(isRetired ? aboutOneself.retired : aboutOneself.job, {
			job: withArticle(persona.jobTitle),
			jobRaw: persona.jobTitle,
		})
	}
	const nothing = nothingOfTheKind[topic]
	// Nothing is denied that the scenario hides and a better question would bring out.
	const isHidden = script.hidden.some(
		({ id, askedBy }) => askedBy.includes(topic) && !moment.state.revealed.includes(id),
	)
	if (isHidden) return [say(moment, 'will_not_say')]
	const isKnown = script.hidden.some(({ askedBy }) => askedBy.includes(topic))
	return nothing && !isKnown ? line(nothing, { age: String(persona.age) }) : []
}
