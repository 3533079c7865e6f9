import type { Finding } from '../contract.ts'

/** How much findings to check count: what a company can choose. */
const likelyWeights = { full: 1, half: 0.5, none: 0 } as const
export type LikelyFindings = keyof typeof likelyWeights
/** What counts until a company chooses, and in every stored analysis. */
export const defaultLikelyFindings: LikelyFindings = 'half'

type Weighed = Pick<Finding, 'status'> & Partial<Pick<Finding, 'level' | 'model'>>
type Circumstances = {
	/** What a reviewer decided: confirmed words are certain in wording and meaning, overturned ones were never said. */
	decision?: 'upheld' | 'overturned' | null | undefined
	likelyFindings?: LikelyFindings | undefined
}

/**
 * How much a finding counts, 0, 0.5 or 1. Everything that counts findings asks this function. Findings of older analyses
 * have no level and are certain.
 */
export function weighFinding(
	{ status, level = 'certain' }: Weighed,
	{ decision, likelyFindings = defaultLikelyFindings }: Circumstances = {},
): 0 | 0.5 | 1 {
	if (decision === 'overturned' || status === 'corrected') return 0
	if (decision === 'upheld') return 1
	if (status === 'unclear' || level === 'possible') return 0
	return level === 'likely' ? likelyWeights[likelyFindings] : 1
}

/** `weighFinding` in circumstances that are known. */
export type WeighFinding = (finding: Finding) => number

/** Whether a finding may cap a score, break a rule or be held against a person. */
export const countsFully = (finding: Weighed, circumstances?: Circumstances) =>
	weighFinding(finding, circumstances) === 1

/** Whether a statement was made for certain, taken back or not: what counts fully unless it was corrected. */
export const wasSurelyMade = (finding: Weighed, circumstances?: Circumstances) =>
	countsFully(finding.status === 'corrected' ? { ...finding, status: 'found' } : finding, circumstances)

/**
 * Whether a language model and the rules differ about a finding so that a person has to decide, and no one has: the model
 * rejects it, or reports and confirms what does not count.
 */
export const needsReview = ({ status, level, model }: Weighed, { decision }: Circumstances = {}) =>
	status === 'found' &&
	!decision &&
	model !== undefined &&
	(model.opinion === 'disagrees' || level === 'possible')

/** Whether a finding is for a person to check: no one has, and it is neither certain nor too unlikely to point out. */
export const isToCheck = (finding: Weighed, circumstances: Circumstances = {}) =>
	needsReview(finding, circumstances) ||
	(finding.status === 'found' && finding.level === 'likely' && !circumstances.decision)
