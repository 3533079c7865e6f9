import { passMark } from '#features/analysis/contract.ts'
import { countsFully, requiredDisclosures } from '#features/compliance/index.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { feedbackTexts } from './feedback-texts.ts'
import { isEngaged } from './is-engaged.ts'
import { type Play, rightEnds, shouldBeDeclined } from './play.ts'
import type { PracticeSkill } from './rate-practice-skills.ts'
import { engagement, fewestMessages, fewestWords, practiceCaps, practiceWeights } from './rating-formula.ts'
import { type ReadPractice, weightOf } from './read-practice.ts'

export type PracticeScore = {
	overallScore: number
	passed: boolean
	/** Why the score was held down, for the rep. */
	caps: { max: number; why: string }[]
}

/** The score by the published formula: parts by weight, then the caps. `effectiveness` has one number a message. */
export function scorePractice(
	play: Play,
	read: ReadPractice,
	skills: readonly PracticeSkill[],
	effectiveness: readonly number[],
): PracticeScore {
	const mean = effectiveness.reduce((sum, each) => sum + each, 0) / Math.max(1, effectiveness.length)
	const parts = [
		...skills.map(({ code, score, isApplicable }) => ({
			weight: isApplicable ? practiceWeights[code] : 0,
			score,
		})),
		{ weight: practiceWeights.messages, score: mean },
	]
	const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
	const earned = parts.reduce((sum, { weight, score }) => sum + weight * score, 0)
	const beforeCaps = (10 * earned) / weights
	const caps = capsFor(play, read).filter(({ max }) => max < beforeCaps)
	const overallScore = Math.round(Math.min(beforeCaps, ...caps.map(({ max }) => max)))
	const isCritical = read.findings.some((finding) => countsFully(finding) && finding.severity === 'critical')
	return { overallScore, passed: overallScore >= passMark && !isCritical, caps }
}

function capsFor(play: Play, { findings, disclosures }: ReadPractice) {
	const { script, outcome, played } = play
	const caps: PracticeScore['caps'] = []
	const hold = (max: number | undefined, why: string) => caps.push({ max: max ?? 0, why })
	// Likely findings weigh 0.5; a single one never triggers a cap.
	const serious = Math.floor(
		weightOf(findings.filter(({ severity }) => severity === 'critical' || severity === 'high')),
	)
	const { seriousClaims } = practiceCaps
	if (serious > 0) {
		hold(
			seriousClaims[Math.min(serious, seriousClaims.length) - 1],
			feedbackTexts.seriousStatements({ count: serious }),
		)
	}
	const rule = requiredDisclosures.filter((each) => each.isTelemarketingSalesRule).map(({ code }) => code)
	const missing = disclosures.filter(({ code, status }) => rule.includes(code) && status === 'missing')
	if (outcome === 'enrolled' && missing.length >= 2) {
		const titles = missing.map(({ title }) => title.toLowerCase()).join(', ')
		hold(practiceCaps.enrolledWithoutDisclosures, feedbackTexts.enrolledWithout({ disclosures: titles }))
	}
	if (outcome === 'enrolled' && !rightEnds(script).includes(outcome)) {
		hold(practiceCaps.enrolledWrongly, feedbackTexts.enrolledWrongly)
	}
	const isDeclined = played.some(({ acts }) => acts.acts.includes('advises_against'))
	if (shouldBeDeclined(script) && !isDeclined) {
		hold(practiceCaps.unfitNotDeclined, feedbackTexts.notDeclined)
	}
	if (outcome === 'hung_up') hold(practiceCaps.hungUp, feedbackTexts.hungUp)
	const quiet = played.filter(({ acts }) => acts.isSilent || acts.isGibberish).length
	if (quiet * 2 >= played.length) hold(practiceCaps.mostlySilent, feedbackTexts.mostlySilent)
	const engaged = maxByEngagement(played.filter(({ acts }) => isEngaged(acts)).length / played.length)
	if (played.length >= fewestMessages && engaged !== null) hold(engaged, feedbackTexts.notEngaged)
	if (whyTooShort(play)) hold(practiceCaps.tooShort, feedbackTexts.tooLittle)
	return caps
}

/** The highest score with this share of messages that take part in the conversation; null when it is free. */
function maxByEngagement(share: number) {
	const { least, lowest, enough, highest } = engagement
	if (share >= enough) return null
	const part = Math.max(0, (share - least) / (enough - least))
	return Math.round(lowest + part * (highest - lowest))
}

/** What a person needs to know when there was too little to rate, or null. */
export function whyTooShort({ played }: Play) {
	const spoken = played.filter(({ acts }) => !acts.isSilent && !acts.isGibberish)
	// Mostly unreadable sessions get their own cap and message.
	if (played.length >= fewestMessages && spoken.length * 2 <= played.length) return null
	const words = spoken.reduce((sum, { acts }) => sum + acts.words, 0)
	if (spoken.length >= fewestMessages && words >= fewestWords) return null
	return feedbackTexts.tooShortToRate({
		messages: formatCount(spoken.length, 'message'),
		words: formatCount(words, 'word'),
	})
}
