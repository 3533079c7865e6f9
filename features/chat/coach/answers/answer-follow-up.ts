import type { GuideEntry } from '#features/compliance/index.ts'
import { entryAbout, entryById, nearnessOf } from '#features/guide/index.ts'
import type { CoachAnswer, Thread } from '../coach-answer.ts'
import { answerOf, insteadTable, listed, quoted } from '../compose.ts'
import type { FollowUp } from '../understand/follow-up.ts'

/** Goes on with the entry last spoken of. 'apply' brings its own matter and is answered elsewhere. */
export function answerFollowUp(
	how: Exclude<FollowUp, 'apply'>,
	entry: GuideEntry,
	thread: Thread,
): CoachAnswer {
	const others = thread.entries.slice(1).flatMap((id) => entryById(id) ?? [])
	const entries = [entry, ...others]
	const { said, refusals } = goOn[how](entry, thread)
	return answerOf({
		act: how === 'refused' ? how : thread.act,
		entries,
		parts: said,
		thread: { line: thread.line, callId: thread.callId, refusals: refusals ?? thread.refusals },
		mayBeReworded: how !== 'rule',
	})
}

/** From here on a sentence of an entry is about what was asked. */
const sameThing = 0.3
const mostSentences = 2

/** What an entry says to a further question about its matter; where it says nothing, that is said. */
export function answerPart(entry: GuideEntry, message: string, thread: Thread): CoachAnswer {
	const sentences = [
		...entry.answer.split(/(?<=[.?!]) (?=[A-Z])/),
		entry.why ?? '',
		...(entry.points ?? []),
	].filter(Boolean)
	const near = sentences
		.map((sentence) => ({ sentence, nearness: nearnessOf(message, sentence) }))
		.filter(({ nearness }) => nearness >= sameThing)
		.sort((a, b) => b.nearness - a.nearness)
		.slice(0, mostSentences)
		.map(({ sentence }) => sentence)
	const [line] = (entry.say ?? []).toSorted((a, b) => nearnessOf(message, b) - nearnessOf(message, a))
	return answerOf({
		act: thread.act,
		entries: [entry, ...thread.entries.slice(1).flatMap((id) => entryById(id) ?? [])],
		parts: [
			near.length > 0 ? near.join(' ') : `The guide doesn't get more specific than this: ${entry.answer}`,
			line && `To the customer:\n\n${quoted(line)}`,
		],
		thread: { line: thread.line, callId: thread.callId, refusals: thread.refusals },
		mayBeReworded: true,
	})
}

type GoneOn = { said: (string | false | undefined)[]; refusals?: number }

const goOn: Record<Exclude<FollowUp, 'apply'>, (entry: GuideEntry, thread: Thread) => GoneOn> = {
	refused(entry, { refusals }) {
		const lines = entry.ifNo ?? entryAbout('objection', entry.about?.code ?? '')?.ifNo ?? []
		const line = lines[refusals]
		if (!line) return { said: [letGo, quoted(goodbye)], refusals: refusals + 1 }
		const isLast = refusals === lines.length - 1
		return {
			said: [
				isLast
					? 'Then let it go. A clear no is a good way to end a call.'
					: 'Acknowledge it, then try once more without pushing:',
				quoted(line),
				isLast ? 'Set a day only if they want one. Write it down and stop there.' : undefined,
			],
			refusals: refusals + 1,
		}
	},
	shorter(entry) {
		const brief = entry.briefly ?? shortest(entry)
		if (!brief) return { said: [entry.answer] }
		return {
			said: ['In twenty seconds:', quoted(brief), 'Say it slowly, then ask what questions they have.'],
		}
	},
	another(entry, { refusals }) {
		const ways = [
			...(entry.say ?? []),
			...(entry.briefly ? [entry.briefly] : []),
			...(entry.insteadOf ?? []).map(({ say }) => say),
		]
		const at = refusals + 1
		const way = ways[at]
		if (!way) return { said: [`That's all the wording I have for this. ${entry.answer}`], refusals: 0 }
		return { said: ['Another way to say it:', quoted(way)], refusals: at }
	},
	why: (entry) => ({
		said: [entry.why ?? entry.answer, entry.citation && `It's based on ${entry.citation}.`],
	}),
	rule: (entry) => ({
		said: entry.citation
			? [`It's based on **${entry.citation}**: ${entry.title}.`, entry.why ?? entry.answer]
			: ["That's a best practice, not the law. No rule requires it.", entry.why ?? entry.answer],
	}),
	words(entry) {
		const [line] = entry.say ?? []
		const pairs = entry.insteadOf ?? []
		return {
			said: line
				? ['Try this:', quoted(line), pairs.length > 0 && insteadTable(pairs.slice(0, 2))]
				: [entry.answer, listed(entry.points ?? [])],
		}
	},
	more: (entry) => ({
		said: [
			entry.why ?? entry.answer,
			(entry.points?.length ?? 0) > 0 && listed(entry.points ?? []),
			entry.say?.[1] && quoted(entry.say[1]),
		],
	}),
}

const letGo =
	"You've asked enough. Two tries are fair, and a third is pressure. Let them go and leave the door open."
const goodbye =
	'I understand, and thank you for your time. You have my number if you ever want to look at it again.'

const shortest = ({ say = [] }: GuideEntry) => say.toSorted((a, b) => a.length - b.length)[0]
