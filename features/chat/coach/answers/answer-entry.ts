import type { GuideEntry } from '#features/compliance/index.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerOf, insteadTable, listed, quoted, unmarked } from '../compose.ts'
import type { Act } from '../understand/act-wordings.ts'

/** Rows of a table and lines to say in a first answer: follow-up questions show more. */
const mostRows = 2

/** What the guide says on one matter, in the form the question asks for. */
export function answerEntry(entry: GuideEntry, act: Act, opening: string | null = null): CoachAnswer {
	const wantsWords = act === 'words' || entry.kind === 'objection'
	const [best, second] = entry.say ?? []
	const spoken = best && quoted(best)
	const pairs = (entry.insteadOf ?? []).slice(0, mostRows)
	const hasTable = pairs.length > 0 && (entry.kind === 'rule' || (act === 'rule' && !wantsWords))
	const isList = (entry.points?.length ?? 0) > 0 && (!wantsWords || !best)
	const parts = wantsWords
		? [
				opening,
				entry.answer,
				spoken,
				second && entry.kind === 'objection' && `Or:\n\n${quoted(second)}`,
				hasTable && insteadTable(pairs),
				isList && listed(entry.points ?? []),
				(entry.ifNo?.length ?? 0) > 0 && "If it's still a no, ask me for the next line.",
			]
		: [
				opening,
				entry.answer,
				act === 'rule' && entry.why,
				isList && listed(entry.points ?? []),
				hasTable ? insteadTable(pairs) : spoken && `To the customer:\n\n${spoken}`,
			]
	return answerOf({ act, entries: [entry], parts, mayBeReworded: true })
}

/** Two matters side by side, each with what is true of it. */
export function answerComparison(one: GuideEntry, other: GuideEntry): CoachAnswer {
	const words = one.say?.[0] ?? other.say?.[0]
	return answerOf({
		act: 'compare',
		entries: [one, other],
		parts: [
			`**${unmarked(one.title)}.** ${one.answer}`,
			`**${unmarked(other.title)}.** ${other.answer}`,
			words && `To the customer:\n\n${quoted(words)}`,
		],
		mayBeReworded: true,
	})
}
