import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ModelRequest, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { barriers } from './barriers.ts'
import { test as base, expect } from './candor.ts'

const markup = '<img src=x onerror="document.title = \'taken over\'">'

const proven = {
	argumentFor: 'It sounds like a charity.',
	argumentAgainst: `It is a greeting. ${markup}`,
	isViolation: true,
}

/** Suggests the first words of every turn of the rep, besides some that nobody said. */
function suggestEverything({ body }: ModelRequest) {
	const sent: { call: [number, string, string][]; words?: object } = JSON.parse(
		body.messages[1]?.content ?? '',
	)
	if (sent.words) return JSON.stringify(proven)
	const said = sent.call.filter(([, speaker]) => speaker === 'rep')
	const findings = said.map(([turn, , text]) => {
		const quote = /^[^.!?]*[.!?]?/.exec(text)?.[0] ?? text
		return { code: 'nonprofit_claim', turn, quote, why: `It may sound like a charity. ${markup}` }
	})
	const invented = { ...findings[0], quote: 'We promise you the moon.' }
	return JSON.stringify({
		summary: [`A call about debts. ${markup}`],
		coaching: [{ item: 0, text: 'Say what may happen, not what will.' }],
		findings: [invented, ...findings],
	})
}

const test = base.extend({
	environment: async ({ environment }, use) => {
		const model = await startModelStandIn(suggestEverything)
		await use({ ...environment, MODEL_URL: model.url, MODEL_NAME: 'tiny-model' })
		await model.close()
	},
})

/** A call that can be heard, and whose words are known. Answers its id. */
async function addCall(page: Page) {
	const spoken = `WEBVTT

00:00.000 --> 00:06.000
<v Rep>Thank you for calling, this is Maya on a recorded line. How can I help you?

00:06.000 --> 00:12.000
<v Customer>I owe nine thousand dollars on my cards.

00:12.000 --> 00:20.000
<v Rep>I am sorry to hear that. What has changed since you could pay them?
`
	const multipart = {
		audio: {
			name: 'cards.mp3',
			mimeType: 'audio/mpeg',
			buffer: await readFile(join(import.meta.dirname, 'audio/call.mp3')),
		},
		transcript: { name: 'cards.vtt', mimeType: 'text/vtt', buffer: Buffer.from(spoken) },
	}
	const answer = await page.request.post('/api/recordings', { multipart })
	expect(answer.status()).toBe(201)
	return (await answer.json()).id as string
}

test('what a language model suggests is marked as its own, and leads to the words', async ({ page }) => {
	const id = await addCall(page)
	const enrichment = async () => (await (await page.request.get(`/api/recordings/${id}`)).json()).enrichment
	await expect.poll(async () => Boolean((await enrichment())?.result), { timeout: 30_000 }).toBe(true)
	await page.goto(`/recordings/${id}`)

	const card = page.getByRole('region', { name: 'Suggested by the model', exact: true })
	await expect(card).toContainText('Written by tiny-model. Read it before you rely on it.')
	await expect(card).toContainText(`A call about debts. ${markup}`)
	await expect(card).toContainText('They are not counted in the score.')
	await expect(card).toContainText(`The case against it: It is a greeting. ${markup}`)
	await expect(card).not.toContainText('We promise you the moon.')
	await expect(card.getByRole('img')).toHaveCount(0)

	await card
		.getByRole('button', { name: /Hear it/ })
		.first()
		.click()
	const player = page.getByRole('region', { name: 'Audio player', exact: true })
	await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
	expect(await barriers(page, { within: '[aria-labelledby=suggested-by-the-model]' })).toEqual([])
})
