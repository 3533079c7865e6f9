import { entryAbout } from '#features/guide/index.ts'
import { formatDay } from '#platform/text/format-day.ts'
import { formatCount } from '#platform/text/format-number.ts'
import type { KnownCall, Moment } from '../../calls/call-book.ts'
import type { Source } from '../../contract.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerOf, inSentence, practiceOf, quoted, unmarked } from '../compose.ts'

export const clock = (seconds: number) =>
	`${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** A link to the call, at the given moment if known. */
export const callSource = (call: { id: string; title: string }, start: number | null = null): Source => ({
	kind: 'call',
	title: start === null ? call.title : `${call.title} at ${clock(start)}`,
	citation: null,
	href: `/recordings/${call.id}${start === null ? '' : `?t=${Math.floor(start)}`}`,
})

/** 'your call with Denise Walker on Nov 19' */
export const nameOf = (call: KnownCall) =>
	`${call.isOwn ? 'your' : call.rep ? `${call.rep}'s` : 'the'} call ${call.customer ? `with ${call.customer} ` : `“${call.title}” `}on ${formatDay(call.at)}`
const at = ({ start }: Moment) => (start === null ? '' : ` at ${clock(start)}`)
const scored = ({ score }: KnownCall) => (score === null ? 'not scored' : `${score} of 100`)

/** Disclosures that were due and not fully given. Unclear ones are left out, because they may have been given. */
const notGiven = ({ disclosures, disclosuresWereDue }: KnownCall) =>
	disclosuresWereDue ? disclosures.filter(({ status }) => status !== 'unclear') : []

/** For a call without known missing disclosures. */
function allGiven({ disclosures, disclosuresWereDue, notScoredBecause }: KnownCall) {
	if (notScoredBecause !== null) return notScoredBecause
	if (!disclosuresWereDue) return 'The service was not offered on this call, so no disclosures were due.'
	return disclosures.length === 0
		? 'Every disclosure was given.'
		: 'No disclosure is clearly missing, but some were too unclear to tell.'
}

/** Where a call was lost: the first objection left open, then what was said that may not be, then what was missing. */
export function describeLost(call: KnownCall): CoachAnswer {
	const open = call.objections.find(({ handled }) => !handled)
	const last = call.statements.at(-1)
	const missed = notGiven(call)
	const missing = missed.find(({ status }) => status === 'missing') ?? missed[0]
	const entries = [
		open && entryAbout('objection', open.code),
		last && entryAbout('statement', last.code),
		!open && !last && missing && entryAbout('disclosure', missing.code),
	].filter((entry) => !!entry)
	const words = open && (entryAbout('objection', open.code)?.say?.[0] ?? null)
	return answerOf({
		act: 'call',
		entries,
		sources: [
			callSource(call, open?.start ?? last?.start ?? null),
			...(open ? [practiceOf('objection', open.code, open.title)] : []),
		],
		parts: [
			call.isClosedDeal && `You didn't lose it: by the transcript, ${nameOf(call)} ended in an enrollment.`,
			open
				? `On ${nameOf(call)}, the turning point was **${inSentence(open.title)}**${at(open)}: “${open.quote}” went unanswered. Score: ${scored(call)}.`
				: `On ${nameOf(call)}, I don't see an unanswered objection. Score: ${scored(call)}.`,
			last &&
				`There was ${open ? 'also ' : ''}a prohibited statement${at(last)}, **${inSentence(last.title)}**: “${unmarked(last.quote)}.”`,
			!open && !last && missing && `Missing disclosure: **${inSentence(missing.title)}**.`,
			words && `Next time:\n\n${quoted(words)}`,
			!words && last && `Say instead:\n\n${quoted(last.sayInstead)}`,
			!words && !last && missing && `Say it like this:\n\n${quoted(missing.sayThis)}`,
			"A transcript can't show what the customer was thinking.",
		],
		thread: { callId: call.id },
	})
}

/** How a call was: score, what was flagged, what was missing, one thing that went well and one to do. */
export function describeCall(call: KnownCall, opening = ''): CoachAnswer {
	const open = call.objections.filter(({ handled }) => !handled)
	const missed = notGiven(call)
	const lines = [
		call.statements.length > 0 &&
			`- Flagged: ${call.statements.map((said) => `${inSentence(said.title)}${at(said)} (“${said.quote}”)`).join('; ')}`,
		missed.length > 0 &&
			`- Disclosures not fully given: ${missed.map(({ title, status }) => `${inSentence(title)} (${status})`).join(', ')}`,
		open.length > 0 && `- Unanswered objections: ${open.map(({ title }) => inSentence(title)).join(', ')}`,
		call.strengths[0] && `- Went well: ${call.strengths[0]}`,
		call.actions[0] && `- Next: ${call.actions[0]}`,
	].filter(Boolean)
	const name = nameOf(call)
	return answerOf({
		act: 'call',
		entries: call.statements.flatMap(({ code }) => entryAbout('statement', code) ?? []).slice(0, 1),
		sources: [callSource(call, call.statements[0]?.start ?? null)],
		parts: [
			`${opening || `${name[0]?.toUpperCase()}${name.slice(1)}`}: **${scored(call)}**${call.isClosedDeal ? ', closed deal' : ''}.`,
			lines.length > 0 && call.notScoredBecause,
			lines.length > 0 ? lines.join('\n') : `Nothing was flagged. ${allGiven(call)}`,
		],
		thread: { callId: call.id },
	})
}

/** What was flagged on one call, and why. */
export function describeFlagged(call: KnownCall): CoachAnswer {
	if (call.statements.length === 0) return describeCall(call, `Nothing was flagged on ${nameOf(call)}`)
	const entries = call.statements.flatMap(({ code }) => entryAbout('statement', code) ?? [])
	return answerOf({
		act: 'call',
		entries,
		sources: call.statements.slice(0, 2).map(({ start }) => callSource(call, start)),
		parts: [
			`On ${nameOf(call)}, ${call.statements.length === 1 ? 'one statement was' : `${formatCount(call.statements.length, 'statement')} were`} flagged:`,
			...call.statements
				.slice(0, 3)
				.map(
					(said) =>
						`**${said.title}**${at(said)}: “${said.quote}”. ${said.why} (${said.citation})\n\n${quoted(said.sayInstead)}`,
				),
		],
		thread: { callId: call.id, entries: entries.map(({ id }) => id) },
	})
}

const inWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'all']

/** Which disclosures were missing on one call, and the words for them. */
export function describeMissing(call: KnownCall): CoachAnswer {
	const disclosures = notGiven(call)
	if (disclosures.length === 0) return describeCall(call, `${allGiven(call)} That was ${nameOf(call)}`)
	return answerOf({
		act: 'call',
		entries: disclosures.flatMap(({ code }) => entryAbout('disclosure', code) ?? []),
		sources: [callSource(call)],
		parts: [
			`On ${nameOf(call)}, ${inWords[disclosures.length] ?? disclosures.length} of the seven disclosures ${disclosures.length === 1 ? 'was' : 'were'} not fully given: ${disclosures.map(({ title, status }) => `**${inSentence(title)}** (${status})`).join(', ')}.`,
			disclosures[0] && `Say it like this:\n\n${quoted(disclosures[0].sayThis)}`,
		],
		thread: { callId: call.id },
	})
}

/** Talk share above which reps get a tip. Our own rule of thumb. */
const tooMuchTalk = 0.6
/** Seconds of uninterrupted talk above which reps get a tip. */
const longStretch = 90
/** Number of questions below which reps get a tip. */
const fewQuestions = 6

/** Tips on talking less and asking more. A tip is left out if the figure is fine or unknown. */
export const talkHints = (
	repShare: number | null,
	longest: number | null,
	questions: number | null,
): string[] =>
	[
		repShare !== null && repShare > tooMuchTalk && 'Talk less: ask, then wait until they are done.',
		longest !== null &&
			longest > longStretch &&
			'Break up the long stretch: stop after each disclosure and ask what they took from it.',
		questions !== null &&
			questions < fewQuestions &&
			'Ask more: start with what happened and what worries them.',
	].filter((hint) => hint !== false)

/** Describes talk share, longest stretch and questions of one call. */
export function describeTalk(call: KnownCall): CoachAnswer {
	const { repShare, longestMonologueSeconds: longest, questions } = call.talk
	const hints = talkHints(repShare, longest, questions)
	return answerOf({
		act: 'call',
		entries: [entryAbout('skill', 'rapport')].filter((entry) => !!entry),
		sources: [callSource(call)],
		parts: [
			[
				`On ${nameOf(call)}:`,
				repShare !== null &&
					`- ${call.isOwn ? 'You' : 'The rep'} talked **${Math.round(100 * repShare)}%** of the time`,
				longest !== null && `- Longest stretch without a break: **${clock(longest)}**`,
				`- Questions asked: **${questions}**`,
			]
				.filter(Boolean)
				.join('\n'),
			hints.length > 0 && hints.join(' '),
			longest === null &&
				'This transcript has no times, so the share is by words and there is no longest stretch.',
		],
		thread: { callId: call.id },
	})
}
