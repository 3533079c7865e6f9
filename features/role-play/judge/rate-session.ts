import type { Finding } from '#features/compliance/index.ts'
import type { PracticeSession, SkillScores } from '../contract.ts'
import { giveFeedback } from './give-feedback.ts'
import { meetObjectives } from './meet-objectives.ts'
import type { Play } from './play.ts'
import { type PracticeSkill, ratePracticeSkills } from './rate-practice-skills.ts'
import { readPractice } from './read-practice.ts'
import { replaySession, reviewPractice } from './replay-session.ts'
import { scorePractice } from './score-practice.ts'

export type SessionRating = Pick<PracticeSession, 'skillScores' | 'objectives' | 'feedback' | 'replay'> & {
	/** 0-100, whole; null when the rep said nothing. */
	overallScore: number | null
	passed: boolean | null
}

/**
 * What a session was worth, by the formula of `rating-formula.ts`: five skills, the score, the objectives met, what
 * to keep and to change, and every message of the rep with a better line. Pure; the same play rates the same.
 */
export function rateSession(play: Play): SessionRating {
	const read = readPractice(heardIn(play), play.outcome, play.reading)
	const reviews = reviewPractice(play, read)
	const skills = ratePracticeSkills(play, read)
	const effectiveness = reviews.map((review) => review.effectiveness)
	const score = scorePractice(play, read, skills, effectiveness)
	const isRated = play.played.length > 0
	return {
		skillScores: toSkillScores(skills),
		overallScore: isRated ? score.overallScore : null,
		passed: isRated ? score.passed : null,
		objectives: meetObjectives(play),
		feedback: giveFeedback(play, read, reviews, score),
		replay: replaySession(play, reviews),
	}
}

/** What the rules find in a session. */
export const findingsIn = (play: Play): Finding[] => readPractice(heardIn(play), play.outcome).findings

/** The five skills of a session that goes on; all 0 before the rep's first message. */
export const currentSkills = (play: Play): SkillScores =>
	toSkillScores(ratePracticeSkills(play, readPractice(heardIn(play), play.outcome)))

/** The conversation with nonsense messages blanked, so that keyword strings count as no disclosure. */
function heardIn({ conversation, played }: Play): Play['conversation'] {
	const noise = new Set(played.flatMap(({ acts, messageId }) => (acts.isGibberish ? [messageId] : [])))
	return conversation.map((each) => (noise.has(each.id) ? { ...each, message: '' } : each))
}

const toSkillScores = (skills: readonly PracticeSkill[]): SkillScores =>
	Object.fromEntries(skills.flatMap(({ code, score, isApplicable }) => (isApplicable ? [[code, score]] : [])))
