import { longestContent, type WrittenPiece } from '../contract.ts'
import type { Brief } from '../request/brief.ts'
import { checkContent } from './check-content.ts'
import { completeContent, missingRequired } from './complete-content.ts'
import { removeViolations } from './remove-violations.ts'

/**
 * The piece as it may leave: without what may not be said, with what has to be, and with those changes reported. Null for
 * one that cannot be brought to it.
 */
export function passComplianceCheck(brief: Brief, piece: WrittenPiece): WrittenPiece | null {
	const mended = removeViolations(piece.content)
	const { content, changes } = completeContent(brief, mended.content)
	const isLawful = checkContent(content).length === 0 && missingRequired(brief, content).length === 0
	if (!isLawful || content.length > longestContent || !/\p{L}/u.test(content)) return null
	return { ...piece, content, changes: [...piece.changes, ...mended.changes, ...changes] }
}
