import { takeAllowance } from '#features/billing/index.ts'
import type { Person } from '#features/people/contract.ts'
import { hideNumbers } from '#features/recordings/pure.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import type { ContentItem, WrittenPiece } from './contract.ts'
import { generatePiece } from './generate-piece.ts'
import { keepPiece } from './library/keep-piece.ts'

/**
 * Writes a piece without keeping it. Throws Problem 400 for a request without a word, 402 when the day's allowance is
 * used up.
 */
export function writeQuickly(services: Services, person: Person, request: string): Promise<WrittenPiece> {
	return withinAllowance(services, person, readable(request), (asked) =>
		generatePiece(services, { request: asked, personId: person.id }),
	)
}

/** Writes a piece and puts it into the person's library, with its request. Throws as `writeQuickly`. */
export function writeToLibrary(services: Services, person: Person, request: string): Promise<ContentItem> {
	return withinAllowance(services, person, readable(request), async (purpose) =>
		keepPiece(services.db, person, {
			...(await generatePiece(services, { request: purpose, personId: person.id })),
			purpose,
		}),
	)
}

/** A request as it is read and kept: without personal numbers of a customer. */
function readable(request: string) {
	const text = cleanText(request).trim()
	if (!/[\p{L}\p{N}]/u.test(text))
		throw new Problem(400, 'empty-request', 'Please describe what type of sales content you need.')
	return hideNumbers(text)
}

async function withinAllowance<T>(
	{ db, settings }: Services,
	person: Person,
	request: string,
	write: (request: string) => Promise<T>,
) {
	const allowance = await takeAllowance(db, { settings, person, kind: 'content' })
	try {
		return await write(request)
	} catch (error) {
		await allowance.giveBack()
		throw error
	}
}
