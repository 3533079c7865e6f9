import { takeAllowance } from '#features/billing/index.ts'
import type { Person } from '#features/people/contract.ts'
import { hideNumbers } from '#features/recordings/pure.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { tellUnmet } from './brief/tell-unmet.ts'
import type { BriefCorrection, ContentItem, QuickPiece } from './contract.ts'
import { generatePiece } from './generate-piece.ts'
import { keepPiece } from './library/keep-piece.ts'

/** A request, with edits to the brief of an earlier piece. */
type Order = { request: string; brief?: BriefCorrection | undefined }

/**
 * Writes a piece without keeping it. Throws Problem 400 for a request without a word, 402 when the day's allowance is
 * used up.
 */
export const writeQuickly = (services: Services, person: Person, order: Order): Promise<QuickPiece> =>
	withinAllowance(services, person, readable(order), async (asked) => {
		const { piece, view } = await generatePiece(services, { ...asked, personId: person.id })
		return { ...piece, changes: [...piece.changes, ...tellUnmet(view.points)], brief: view }
	})

/** Writes a piece and puts it into the person's library, with its request. Throws as `writeQuickly`. */
export const writeToLibrary = (services: Services, person: Person, order: Order): Promise<ContentItem> =>
	withinAllowance(services, person, readable(order), async (asked) => {
		const { piece, brief } = await generatePiece(services, { ...asked, personId: person.id })
		return keepPiece(services.db, person, { ...piece, purpose: asked.request, brief })
	})

/** A request as it is read and kept: without personal numbers of a customer. */
function readable({ request, brief }: Order) {
	const text = cleanText(request).trim()
	if (!/[\p{L}\p{N}]/u.test(text))
		throw new Problem(400, 'empty-request', 'Please describe what type of sales content you need.')
	return { request: hideNumbers(text), correction: brief }
}

async function withinAllowance<T>(
	{ db, settings }: Services,
	person: Person,
	asked: ReturnType<typeof readable>,
	write: (asked: ReturnType<typeof readable>) => Promise<T>,
) {
	const allowance = await takeAllowance(db, { settings, person, kind: 'content' })
	try {
		return await write(asked)
	} catch (error) {
		await allowance.giveBack()
		throw error
	}
}
