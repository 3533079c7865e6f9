import { entryById, nameMatter, readWords, searchGuide, sureScore, termsOf } from '#features/guide/index.ts'
import type { CoachAnswer, Thread } from '../coach-answer.ts'
import type { Act } from '../understand/act-wordings.ts'
import { type FollowUp, followUpOf, pointsAtNothing, pointsBack } from '../understand/follow-up.ts'
import { answerFollowUp } from './answer-follow-up.ts'
import { askForMatter } from './answer-plainly.ts'
import { findAnswer } from './find-answer.ts'

/** A message that may go on with the thread. `hasLine`: it brings a line of its own to judge. */
type GoingOn = { message: string; act: Act; thread: Thread | null; customer: string | null; hasLine: boolean }

/** Follows up on what was said; null when the message brings its own matter. */
export function goOn({ message, act, thread, customer, hasLine }: GoingOn): CoachAnswer | null {
	const entry = entryById(thread?.entries[0] ?? '')
	if (pointsAtNothing.test(message) && !entry) return askForMatter()
	if (!entry || !thread || hasLine) return null
	const followUp =
		followUpOf(message) ?? (act === 'rewrite' ? { how: wayToRewrite(message), rest: '' } : null)
	const comparesIt = act === 'compare' && !nameMatter(termsOf('', readWords(message)))
	if (followUp?.how === 'apply' || (!followUp && (comparesIt || pointsBack(message))))
		return findAnswer({ message, act, thread, customer, isContinuation: true })
	if (!followUp) return null
	const isOwnMatter = nameMatter(termsOf('', readWords(followUp.rest)))
	const [other] = isOwnMatter ? searchGuide(followUp.rest) : []
	if (other && other.score >= sureScore && other.entry.id !== entry.id) return null
	// After one no comes the next, whatever it is called: 'and after that?'
	const isNextNo = thread.act === 'refused' && (followUp.how === 'more' || followUp.how === 'another')
	return answerFollowUp(isNextNo ? 'refused' : (followUp.how as Exclude<FollowUp, 'apply'>), entry, thread)
}

/** 'How do I fix it?' asks for the right words, 'make it softer' for others. */
const wayToRewrite = (message: string): FollowUp =>
	/\b(?:fix|correct)\b/i.test(message) ? 'words' : 'another'
