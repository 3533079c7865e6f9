import { entryAbout } from '#features/guide/index.ts'
import { formatDay } from '#platform/text/format-day.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { type CallFigures, mostCallsRead } from '../../calls/call-book.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerOf, inSentence, practiceOf, quoted } from '../compose.ts'
import type { CallQuestion } from './call-question.ts'
import { callSource, clock, talkHints } from './describe-call.ts'

/** Below this many calls, a figure comes with a warning that it says little. */
export const fewCalls = 5
/** Names in one list. */
const mostNamed = 3

/** Whose figures they are, how that is said, and over which time. */
type Subject = { figures: CallFigures; whose: 'you' | 'team'; said: string }

const calls = (count: number) => formatCount(count, 'call')
export const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`
const Whose = ({ whose }: Subject) => (whose === 'you' ? 'You' : 'Your team')
const counted = ({ calls: count }: CallFigures) =>
	count < mostCallsRead ? calls(count) : `the newest ${calls(count)}`
const over = ({ figures, said }: Subject) =>
	`over ${counted(figures)}${said ? ` ${said}` : figures.from && figures.to ? ` from ${formatDay(figures.from)} to ${formatDay(figures.to)}` : ''}`
const few = ({ figures }: Subject) =>
	figures.calls < fewCalls && `That's only ${calls(figures.calls)}, so it doesn't say much yet.`

/** Answers a question over many calls from counted figures. */
export function describeFigures(question: CallQuestion, subject: Subject): CoachAnswer {
	const { figures, said } = subject
	if (figures.calls === 0) {
		return answerOf({
			act: 'figures',
			parts: [
				`I don't see any analyzed calls ${subject.whose === 'you' ? 'of yours' : 'for the team'}${said ? ` ${said}` : ''}, so I can't say. Upload one and ask me again.`,
			],
		})
	}
	return (descriptions[question] ?? describeScores)(subject)
}

const descriptions: Partial<Record<CallQuestion, (subject: Subject) => CoachAnswer>> = {
	disclosures: describeDisclosures,
	statements: describeStatements,
	objections: describeObjections,
	lost: describeObjections,
	skills: describeSkills,
	trend: describeTrend,
	focus: describeFocus,
	talk: describeTalkFigures,
	plan: describePlan,
}

function describeDisclosures(subject: Subject): CoachAnswer {
	const due = subject.figures.disclosuresDue
	if (due === 0)
		return plain(subject, `No call got as far as the terms ${over(subject)}, so no disclosures were due.`)
	const missed = subject.figures.disclosures.filter((one) => one.missed > 0).slice(0, mostNamed)
	const [first] = missed
	if (!first)
		return plain(
			subject,
			`No disclosures were missed on the ${calls(due)} where they were due, ${over(subject)}.`,
		)
	const entry = entryAbout('disclosure', first.code)
	return answerOf({
		act: 'figures',
		entries: missed.flatMap(({ code }) => entryAbout('disclosure', code) ?? []),
		parts: [
			`Most often missed ${over(subject)}: **${inSentence(first.title)}**, not fully given on ${first.missed} of the ${calls(due)} where it was due (${percent(first.missed, due)}).`,
			rest(missed.slice(1).map((one) => `${inSentence(one.title)} (${one.missed})`)),
			entry?.say?.[0] && `Say it like this:\n\n${quoted(entry.say[0])}`,
			few(subject),
		],
	})
}

function describeStatements(subject: Subject): CoachAnswer {
	const said = subject.figures.statements.slice(0, mostNamed)
	const [first] = said
	if (!first) return plain(subject, `No prohibited statement was flagged ${over(subject)}.`)
	const entry = entryAbout('statement', first.code)
	return answerOf({
		act: 'figures',
		entries: entry ? [entry] : [],
		sources: said.map(({ latest }) => callSource(latest, latest.start)),
		parts: [
			`Flagged most often ${over(subject)}: **${inSentence(first.title)}**, on ${calls(first.calls)}, last on “${first.latest.title}”.`,
			rest(said.slice(1).map((one) => `${inSentence(one.title)} (${calls(one.calls)})`)),
			entry?.say?.[0] && `Say instead:\n\n${quoted(entry.say[0])}`,
			few(subject),
		],
	})
}

function describeObjections(subject: Subject): CoachAnswer {
	const lost = subject.figures.objections
		.map((one) => ({ ...one, open: one.raised - one.handled }))
		.filter(({ open }) => open > 0)
		.sort((a, b) => b.open - a.open)
		.slice(0, mostNamed)
	const [first] = lost
	if (!first)
		return plain(
			subject,
			subject.figures.objections.length === 0
				? `No objection was raised ${over(subject)}.`
				: `Every objection was answered ${over(subject)}.`,
		)
	const entry = entryAbout('objection', first.code)
	return answerOf({
		act: 'figures',
		entries: entry ? [entry] : [],
		sources: [practiceOf('objection', first.code, first.title)],
		parts: [
			`Most often unanswered ${over(subject)}: **${inSentence(first.title)}**, raised on ${calls(first.raised)} and answered on ${first.handled}.`,
			rest(lost.slice(1).map((one) => `${inSentence(one.title)} (${one.handled} of ${one.raised} answered)`)),
			entry?.say?.[0] && `Next time:\n\n${quoted(entry.say[0])}`,
			few(subject),
		],
	})
}

function describeSkills(subject: Subject): CoachAnswer {
	const { skills } = subject.figures
	const [weakest] = skills
	if (!weakest) return plain(subject, `No skill could be rated ${over(subject)}.`)
	return answerOf({
		act: 'figures',
		entries: [entryAbout('skill', weakest.code)].filter((entry) => !!entry),
		parts: [
			`Skills ${over(subject)}, weakest first, of 10: ${skills.map(({ title, average }) => `${inSentence(title)} ${average}`).join(', ')}.`,
			few(subject),
		],
	})
}

function describeTrend(subject: Subject): CoachAnswer {
	const { trend } = subject.figures
	if (!trend)
		return plain(
			subject,
			`I can't tell yet. A trend takes at least four scored calls, and I see ${subject.figures.scored}${subject.said ? ` ${subject.said}` : ''}.`,
		)
	const change = Math.round((trend.newer - trend.older) * 10) / 10
	const verdict =
		Math.abs(change) < 2
			? 'About the same'
			: change > 0
				? `Yes, up ${change} points`
				: `No, down ${Math.abs(change)} points`
	return plain(
		subject,
		`${verdict}: the newer half of ${formatCount(subject.figures.scored, 'scored call')} averages **${trend.newer}** and the older half ${trend.older}, ${over(subject)}.`,
	)
}

function describeScores(subject: Subject): CoachAnswer {
	const { scored, passed, averageScore, closedDeals } = subject.figures
	if (scored === 0 || averageScore === null)
		return plain(
			subject,
			`${subject.figures.calls === 1 ? 'The one call' : `None of the ${calls(subject.figures.calls)}`}${subject.said ? ` ${subject.said}` : ''} could${subject.figures.calls === 1 ? ' not' : ''} be scored. Open a call to see why.`,
		)
	return plain(
		subject,
		`${Whose(subject)} passed **${passed} of ${scored}** scored calls (${percent(passed, scored)}), average **${averageScore}** of 100, ${closedDeals} closed ${closedDeals === 1 ? 'deal' : 'deals'}, ${over(subject)}.`,
	)
}

function describeFocus(subject: Subject): CoachAnswer {
	const [disclosure] = subject.figures.disclosures.filter(({ missed }) => missed > 0)
	const [statement] = subject.figures.statements
	const [skill] = subject.figures.skills
	const entries = [
		statement && entryAbout('statement', statement.code),
		disclosure && entryAbout('disclosure', disclosure.code),
		skill && entryAbout('skill', skill.code),
	].filter((entry) => !!entry)
	const points = [
		statement &&
			`- First, stop saying: **${inSentence(statement.title)}**, flagged on ${calls(statement.calls)}.`,
		disclosure &&
			`- Say it every time: **${inSentence(disclosure.title)}**, missed on ${disclosure.missed} of the ${calls(subject.figures.disclosuresDue)} where it was due.`,
		skill && `- Weakest skill: **${inSentence(skill.title)}**, ${skill.average} of 10.`,
	].filter(Boolean)
	return answerOf({
		act: 'figures',
		entries,
		sources: statement ? [callSource(statement.latest, statement.latest.start)] : [],
		parts: [
			`What would help most, ${over(subject)}:`,
			points.join('\n') || "Nothing stands out. Keep doing what you're doing.",
			few(subject),
		],
	})
}

function describeTalkFigures(subject: Subject): CoachAnswer {
	const { repShare, questions, longest } = subject.figures.talk
	if (questions === null) return plain(subject, `No call could be scored ${over(subject)}, so I can't say.`)
	const who = subject.whose === 'you' ? 'You talk' : 'Reps talk'
	const hints = talkHints(repShare, longest?.seconds ?? null, questions)
	return answerOf({
		act: 'figures',
		sources: longest ? [callSource(longest)] : [],
		parts: [
			[
				`On average ${over(subject)}:`,
				repShare !== null && `- ${who} **${percent(repShare, 1)}** of the time`,
				`- Questions asked on a call: **${questions}**`,
				longest && `- Longest stretch without a break: **${clock(longest.seconds)}**, on “${longest.title}”`,
			]
				.filter(Boolean)
				.join('\n'),
			hints.length > 0 && hints.join(' '),
			few(subject),
		],
	})
}

/** One task a day; on Friday, a look at the results. */
const planDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']

/** A practice plan for the week. The costliest problem comes first, and each day gives the figure behind it. */
function describePlan(subject: Subject): CoachAnswer {
	const { figures } = subject
	const [statement] = figures.statements
	const [disclosure] = figures.disclosures.filter(({ missed }) => missed > 0)
	const [objection] = figures.objections
		.map((one) => ({ ...one, open: one.raised - one.handled }))
		.filter(({ open }) => open > 0)
		.sort((a, b) => b.open - a.open)
	const [skill] = figures.skills
	const tasks = [
		statement && {
			text: `Stop saying **${inSentence(statement.title)}** (flagged on ${calls(statement.calls)}). Read the guide entry, and say the lawful line out loud ten times.`,
			entry: entryAbout('statement', statement.code),
			sources: [callSource(statement.latest, statement.latest.start)],
		},
		disclosure && {
			text: `Give **${inSentence(disclosure.title)}** on every call (missed on ${disclosure.missed} of the ${calls(figures.disclosuresDue)} where it was due). Write it on your pad before you dial.`,
			entry: entryAbout('disclosure', disclosure.code),
			sources: [],
		},
		objection && {
			text: `Practice **${inSentence(objection.title)}** (answered on ${objection.handled} of ${objection.raised}). Two practice calls, a hard prospect the second time.`,
			entry: entryAbout('objection', objection.code),
			sources: [practiceOf('objection', objection.code, objection.title)],
		},
		skill && {
			text: `Work on **${inSentence(skill.title)}** (${skill.average} of 10, your lowest). Listen to one of your calls for it and note two places.`,
			entry: entryAbout('skill', skill.code),
			sources: [practiceOf('skill', skill.code, skill.title)],
		},
	].filter((task) => task !== undefined)
	const days = tasks.map(({ text }, at) => `- **${planDays[at]}:** ${text}`)
	return answerOf({
		act: 'figures',
		entries: tasks.flatMap(({ entry }) => entry ?? []),
		sources: tasks.flatMap(({ sources }) => sources),
		parts: [
			`${subject.whose === 'you' ? 'Your' : "Your team's"} plan for the week, from what I see ${over(subject)}:`,
			days.length > 0
				? [...days, '- **Friday:** ask me “this week vs last week” and see what changed.'].join('\n')
				: 'Nothing stands out that needs work. Do two practice calls to stay sharp.',
			few(subject),
		],
	})
}

const rest = (names: readonly string[]) => names.length > 0 && `Then ${names.join(', ')}.`
const plain = (subject: Subject, text: string) => answerOf({ act: 'figures', parts: [text, few(subject)] })
