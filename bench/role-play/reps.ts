import { prohibitedStatements } from '#features/compliance/index.ts'
import { rightEnds, shouldBeDeclined } from '#features/role-play/judge/play.ts'
import type { ProspectScript } from '#features/role-play/prospect/script.ts'
import { bad, honest } from './lines.ts'
import type { Room } from './room.ts'

export type Rep = {
	name: string /** Better reps have a higher rank; reps of one rank are not compared. */
	rank: number
	say: (room: Room) => string | null
}

/** The next line of a list; null when all were said. */
function next({ mind, script }: Room, key: string, lines: readonly string[]) {
	const at = mind.used.get(key) ?? 0
	mind.used.set(key, at + 1)
	const line = lines[at]
	return line === undefined ? null : fill(line, script)
}

function fill(line: string, { persona }: ProspectScript) {
	const total = persona.debts.reduce((sum, { balance }) => sum + balance, 0)
	const dollars = (amount: number) => `$${Math.round(amount / 100) * 100}`
	const values: Record<string, string> = {
		name: persona.name.split(' ')[0] ?? persona.name,
		total: dollars(total),
		fee: dollars(total * 0.25),
		all: dollars(total * 0.75),
		creditors: persona.debts.map(({ creditor }) => creditor).join(' and '),
	}
	return line.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

const codesOfDisclosures = Object.keys(honest.disclosures)

function giveDisclosure(room: Room, code: string) {
	room.mind.given.add(code)
	return next(room, `disclosure ${code}`, honest.disclosures[code] ?? [])
}

/** Answers a trap as the rule book says. */
function answerTrap(room: Room) {
	const code = room.mind.trap
	room.mind.trap = null
	return (
		prohibitedStatements.find((statement) => statement.code === code)?.sayInstead ??
		'No, that is not how it is, and I will not tell you otherwise.'
	)
}

const excellent: Rep = {
	name: 'excellent',
	rank: 2,
	say(room) {
		const { mind, script, events, turn } = room
		const lead = events.some(({ kind }) => kind === 'fact_revealed')
			? `${next(room, 'empathy', honest.empathy) ?? 'I hear you.'} `
			: ''
		if (turn === 0) {
			const questions = [
				'hardship',
				'debts',
				'lawsuit',
				'budget',
				'goal',
				'spouse',
				'past_attempts',
				'secured_debt',
				'job',
			]
			mind.plan = [...questions, 'summary', 'program', ...codesOfDisclosures, 'check', 'close']
			return next(room, 'openings', honest.openings)
		}
		if (mind.trap) return answerTrap(room)
		if (mind.openObjection) {
			const reply = next(room, `objection ${mind.openObjection}`, honest.objections[mind.openObjection] ?? [])
			if (reply) return reply
		}
		const question = events.find((event) => event.kind === 'question_asked')
		const refused = events.find((event) => event.kind === 'enrollment_refused')
		if (refused?.kind === 'enrollment_refused' && codesOfDisclosures.includes(refused.why))
			return giveDisclosure(room, refused.why)
		if (question?.kind === 'question_asked') {
			const reply = answerOwn(room, question.about ?? question.topic)
			if (reply) return `${lead}${reply}`
		}
		return `${lead}${followPlan(room, script) ?? ''}`.trim() || next(room, 'goodbye', honest.goodbye)
	},
}

function answerOwn(room: Room, about: string) {
	if (about in honest.disclosures && !room.mind.given.has(about)) return giveDisclosure(room, about)
	return next(room, `other ${about}`, honest.other[about] ?? [])
}

function followPlan(room: Room, script: ProspectScript): string | null {
	const { mind } = room
	const step = mind.plan.shift()
	if (step === undefined || step === 'close') return close(room, script)
	if (mind.given.has(step)) return followPlan(room, script)
	if (step in honest.disclosures) return giveDisclosure(room, step)
	if (step === 'summary') return next(room, step, honest.summary)
	if (step === 'program') return next(room, step, honest.program)
	if (step === 'check') return next(room, step, honest.checks)
	return next(room, step, honest.questions[step as keyof typeof honest.questions] ?? [])
}

function close(room: Room, script: ProspectScript) {
	const { mind } = room
	if (shouldBeDeclined(script))
		return next(room, 'against', honest.against) ?? next(room, 'goodbye', honest.goodbye)
	const goesFor = rightEnds(script)
	const asks = goesFor.includes('enrolled') && mind.askedToEnroll < 3
	if (asks) {
		mind.askedToEnroll++
		mind.plan =
			mind.askedToEnroll === 1 ? ['close'] : mind.askedToEnroll === 2 ? ['check', 'close'] : ['close']
		return next(room, 'rights', honest.rights)
	}
	return (
		next(room, 'nextSteps', honest.nextSteps) ??
		next(room, 'room', honest.room) ??
		next(room, 'goodbye', honest.goodbye)
	)
}

const average: Rep = {
	name: 'average',
	rank: 1,
	say(room) {
		const { mind, events, turn, script } = room
		if (turn === 0) {
			mind.plan = [
				'debts',
				'program',
				'fees_and_total_cost',
				'budget',
				'time_to_results',
				'dedicated_account_rights',
				'close',
				'next',
			]
			return fill(
				'Hi {name}, this is Dana with Harbor Debt Relief on a recorded line, about your debt.',
				script,
			)
		}
		if (mind.trap) {
			mind.trap = null
			return 'No, I would not say that. It depends on the creditors.'
		}
		if (mind.openObjection) {
			// One answer, good or not, then on with the plan.
			const code = mind.openObjection
			mind.openObjection = null
			const [reply] = honest.objections[code] ?? []
			return (mind.used.get('objections') ?? 0) % 2 === 0
				? (next(room, 'objections', [reply ?? '', '', reply ?? '']) ?? '')
				: (next(room, 'objections', ['', 'I understand. A lot of people say that at first.', '']) ?? 'Okay.')
		}
		const question = events.find((event) => event.kind === 'question_asked')
		if (question?.kind === 'question_asked') {
			const reply = answerOwn(room, question.about ?? question.topic)
			if (reply) return reply
		}
		const step = mind.plan.shift()
		if (step === 'debts') return 'How much do you owe on your cards?'
		if (step === 'budget') return 'And how much could you pay each month?'
		if (step === 'program') return next(room, 'program', honest.program)
		if (step === 'close') return 'Do you want to get started with the enrollment?'
		if (step === 'next') return next(room, 'nextSteps', honest.nextSteps)
		if (step) return giveDisclosure(room, step)
		return next(room, 'goodbye', honest.goodbye)
	},
}

const pushyRep: Rep = { name: 'pushy', rank: 0, say: (room) => next(room, 'pushy', bad.pushy) }

const illegal: Rep = {
	name: 'illegal',
	rank: 0,
	say(room) {
		const { mind, turn } = room
		if (turn === 0) {
			mind.plan = [
				'hardship',
				'debts',
				'guaranteed_result',
				'program',
				'lawsuit_denial',
				'advance_fee',
				'credit_harm_denial',
				'government_affiliation',
				'close',
				'stop_paying_without_consequences',
				'close',
			]
			return next(room, 'openings', honest.openings)
		}
		if (mind.trap) {
			const code = mind.trap
			mind.trap = null
			return bad.claims[code] ?? 'Yes, exactly.'
		}
		if (mind.openObjection) {
			mind.openObjection = null
			return (
				next(room, 'promises', [
					'Do not worry about that, I guarantee you will be out of debt.',
					'Trust me, I promise it works every time, nobody has ever been sued with us.',
					'We are backed by the government, so there is no risk.',
				]) ?? 'Trust me.'
			)
		}
		const step = mind.plan.shift()
		if (step === undefined) return null
		if (step === 'close') return next(room, 'rights', honest.rights)
		if (step === 'program') return next(room, step, honest.program)
		if (step in bad.claims) return bad.claims[step] ?? ''
		return next(room, step, honest.questions[step as keyof typeof honest.questions] ?? [])
	},
}

/** As good as the best, but for telling people what they want to hear. */
const charming: Rep = {
	name: 'charming but illegal',
	rank: 0,
	say(room) {
		const { mind } = room
		if (mind.trap) {
			const code = mind.trap
			mind.trap = null
			return bad.claims[code] ?? 'Yes, exactly.'
		}
		const words = excellent.say(room)
		return room.turn === 4 ? `${words} Either way, I guarantee every one of them will settle.` : words
	},
}

/** The same stories, from another place in them each time. */
function rambleOn(turn: number) {
	const clauses = (bad.rambling[turn % bad.rambling.length] ?? '').replace(/\.$/, '').split(', and ')
	const from = Math.floor(turn / bad.rambling.length) * 4
	return `${[...clauses.slice(from), ...clauses.slice(0, from)].join(', and ')}.`
}

const silent: Rep = { name: 'silent', rank: 0, say: (room) => next(room, 'silent', bad.silent) }
const rambling: Rep = {
	name: 'rambling',
	rank: 0,
	say: ({ turn }) => (turn < 9 ? rambleOn(turn) : null),
}
const polite: Rep = {
	name: 'polite but incompetent',
	rank: 0,
	say: (room) => next(room, 'polite', bad.polite),
}

export const reps: readonly Rep[] = [
	excellent,
	average,
	pushyRep,
	illegal,
	charming,
	silent,
	rambling,
	polite,
]
