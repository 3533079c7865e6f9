import type { Page } from '@playwright/test'
import { expect, untilAllScored } from './candor.ts'

/** Uploads a short transcript and waits until it is scored. Returns the id of the call. */
export async function addCall(page: Page, name: string): Promise<string> {
	const buffer = Buffer.from('Rep: Hello, how can I help you?\nCustomer: I only wanted to say hello.\n')
	const transcript = { name, mimeType: 'text/plain', buffer }
	const answer = await page.request.post('/api/recordings', { multipart: { transcript } })
	expect(answer.status()).toBe(201)
	await untilAllScored(page)
	return (await answer.json()).id
}
