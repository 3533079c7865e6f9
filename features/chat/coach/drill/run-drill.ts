import {
	assessDisclosures,
	countsFully,
	type Finding,
	findViolations,
	type GuideEntry,
	isToCheck,
	type ReadTurn,
	readCall,
} from '#features/compliance/index.ts'
import { entryAbout, entryById } from '#features/guide/index.ts'
import { findObjections } from '#features/playbook/index.ts'
import { answerFollowUp } from '../answers/answer-follow-up.ts'
import { insteadOfFinding } from '../check/check-line.ts'
import { customerQuestions } from '../check/customer-questions.ts'
import type { CoachAnswer, Thread } from '../coach-answer.ts'
import { answerOf, emptyThread, guideSource, inSentence, practiceSource, quoted } from '../compose.ts'
import { followUpOf } from '../understand/follow-up.ts'
import { writtenTurn } from '../written-turn.ts'
import { customerLines, drillRounds } from './customer-lines.ts'

/** What the customer says in a round of a drill; null where the guide entry cannot be drilled. */
function customerLine({ about, title }: GuideEntry, round: number): string | null {
	if (about?.kind === 'objection') return customerLines[about.code]?.[round] ?? null
	if (round > 0) return null
	if (about?.kind === 'statement') return customerQuestions[about.code] ?? null
	return about?.kind === 'disclosure' ? `Okay, and what do I need to know about ${inSentence(title)}?` : null
}

export const mayDrill = (entry: GuideEntry) => customerLine(entry, 0) !== null

/** Begins a drill: the coach speaks as the customer. */
export function beginDrill(entry: GuideEntry): CoachAnswer {
	const line = customerLine(entry, 0) ?? ''
	return answerOf({
		act: 'drill',
		parts: [
			`Let's practice **${inSentence(entry.title)}**. I'm the customer; answer as you would on the call, or say “stop”.`,
			quoted(line),
		],
		sources: [guideSource(entry), ...practiceSource(entry)],
		thread: { entries: [entry.id], drill: { entry: entry.id, round: 0 } },
	})
}

const stops =
	/^\W*(?:(?:ok|okay|please|thanks|let'?s|i want to|i'?m)\s+)*(?:stop|quit|end|done|enough|exit|cancel|finish(?:ed)?|no more|that'?s (?:it|enough|all)|thank(?:s| you)|nevermind|never mind)\b(?:\W+\w+){0,3}\W*$/i
const gives =
	/\b(?:what (?:should|do|would|could|can) i (?:say|answer)|give me (?:the|a) (?:answer|line|words|hint)|hint|i don'?t know|idk|help|show me|skip|no idea)\b/i
const isContinuation =
	/^\W*(?:(?:ok|okay|yes|yeah|sure|yep)\W*)*(?:next|again|another(?: one| round)?|go on|continue|more|next (?:one|round)|yes|yeah|sure|yep|go|ready|ok|okay)\W*$/i

/** Goes on with a drill: null when the rep has stopped it by asking something of another kind. */
export function continueDrill(message: string, drill: NonNullable<Thread['drill']>): CoachAnswer | null {
	const entry = entryById(drill.entry)
	const line = entry && customerLine(entry, drill.round)
	if (!entry || !line) return null
	if (stops.test(message)) return endDrill(entry, "OK, let's stop here.")
	if (gives.test(message) && message.split(/\s+/).length < 14) return showWords(entry, drill)
	if (isContinuation.test(message)) return nextRound(entry, drill.round, [])
	const asked = message.split(/\s+/).length <= longestAside ? followUpOf(message)?.how : undefined
	if (asked && asides.has(asked))
		return describeAside(asked as 'why' | 'rule' | 'shorter', entry, drill, line)
	const said = judge(message, line, entry)
	if (!said.isGood) {
		return answerOf({
			act: 'drill',
			entries: said.entries,
			parts: [...said.parts, `Try again. The customer said:\n\n${quoted(line)}`],
			thread: { entries: [entry.id], drill },
		})
	}
	return nextRound(entry, drill.round, said.parts)
}

/** Words from which on a message is an answer to the customer. */
const longestAside = 6
/** A question to the coach in the midst of a drill, which is about what is drilled. */
const asides = new Set<string>(['why', 'rule', 'shorter'])

function describeAside(
	how: 'why' | 'rule' | 'shorter',
	entry: GuideEntry,
	drill: NonNullable<Thread['drill']>,
	line: string,
): CoachAnswer {
	const aside = answerFollowUp(how, entry, { ...emptyThread, entries: [entry.id] })
	return {
		...aside,
		response: `${aside.response}\n\nBack to the customer:\n\n${quoted(line)}`,
		thread: { ...emptyThread, entries: [entry.id], act: 'drill', drill },
		mayBeReworded: false,
	}
}

type Judged = { parts: string[]; isGood: boolean; entries: GuideEntry[] }

/** What the analyst makes of the rep's words after the customer's. */
function judge(message: string, line: string, entry: GuideEntry): Judged {
	const call = readCall([writtenTurn('customer', line), writtenTurn('rep', message)])
	const findings = findViolations(call)
	const finding = findings.find((each) => countsFully(each))
	if (finding) {
		const rule = entryAbout('statement', finding.code)
		return {
			isGood: false,
			entries: rule ? [rule, entry] : [entry],
			parts: [
				`Stop there: “${finding.quote}” is a prohibited statement, **${inSentence(finding.title)}** (${finding.citation}). ${finding.why}`,
				`Say instead:\n\n${quoted(insteadOfFinding(finding.quote, finding))}`,
			],
		}
	}
	const judged = judgeLawful(call, findings, entry)
	const toCheck = findings.find((each) => isToCheck(each))
	if (!toCheck) return judged
	return {
		...judged,
		parts: [describeToCheck(toCheck), ...(judged.isGood ? [compareWith(entry)] : judged.parts)],
	}
}

const describeToCheck = (finding: Finding) =>
	`Check “${finding.quote}”: it may come across as **${inSentence(finding.title)}** (${finding.citation}). Safer:\n\n${quoted(insteadOfFinding(finding.quote, finding))}`

/** What to make of words in which no prohibited statement is certain. */
function judgeLawful(call: ReadTurn[], findings: readonly Finding[], entry: GuideEntry): Judged {
	if (entry.about?.kind === 'disclosure') return judgeDisclosure(call, entry)
	if (entry.about?.kind === 'objection') return judgeAnswer(call, findings, entry)
	return {
		isGood: true,
		entries: [entry],
		parts: ["I don't see a prohibited claim in it.", compareWith(entry)],
	}
}

function judgeDisclosure(call: ReadTurn[], entry: GuideEntry): Judged {
	const assessed = assessDisclosures(call, null, []).find(({ code }) => code === entry.about?.code)
	const missing = (assessed?.elements ?? []).filter(({ evidence }) => !evidence)
	if (assessed?.status === 'given')
		return {
			isGood: true,
			entries: [entry],
			parts: ["That's the full disclosure. You covered every part."],
		}
	const what = missing.map(({ label }) => inSentence(label)).join('; ')
	return {
		isGood: false,
		entries: [entry],
		parts: [`Almost. Still missing: ${what}.`, compareWith(entry)],
	}
}

function judgeAnswer(call: ReadTurn[], findings: readonly Finding[], entry: GuideEntry): Judged {
	const objection = findObjections(call, findings).find(({ code }) => code === entry.about?.code)
	const answer = call[1]
	const asksBack = answer?.turn.text.includes('?') ?? false
	const isHandled = objection ? objection.handled : (answer?.wordCount ?? 0) >= 8
	if (!isHandled) {
		return {
			isGood: false,
			entries: [entry],
			parts: [
				"You haven't answered the objection yet. Acknowledge it, admit what's true, then ask what's behind it.",
				compareWith(entry),
			],
		}
	}
	const add = asksBack
		? 'You asked a question, which keeps them talking.'
		: 'Add an open question at the end to keep them talking.'
	return {
		isGood: true,
		entries: [entry],
		parts: [`You answered the objection, and I don't see a prohibited claim. ${add}`],
	}
}

const compareWith = (entry: GuideEntry) =>
	entry.say?.[0] ? `The guide's version:\n\n${quoted(entry.say[0])}` : entry.answer

function showWords(entry: GuideEntry, drill: NonNullable<Thread['drill']>): CoachAnswer {
	return answerOf({
		act: 'drill',
		entries: [entry],
		parts: [compareWith(entry), 'Now say it your own way.'],
		thread: { entries: [entry.id], drill },
	})
}

function nextRound(entry: GuideEntry, round: number, parts: string[]): CoachAnswer {
	const line = round + 1 < drillRounds ? customerLine(entry, round + 1) : null
	if (!line) return endDrill(entry, [...parts, 'That was the last round.'].join('\n\n'))
	return answerOf({
		act: 'drill',
		entries: [entry],
		parts: [...parts, `Round ${round + 2}, a little harder:`, quoted(line)],
		thread: { entries: [entry.id], drill: { entry: entry.id, round: round + 1 } },
	})
}

const endDrill = (entry: GuideEntry, opening: string) =>
	answerOf({
		act: 'drill ended',
		entries: [entry],
		parts: [opening, 'Want to try another topic, or a full call in Role-Play?'],
	})
