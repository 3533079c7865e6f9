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

/** Reports the first words of every turn of the rep, besides some that nobody said. */
function reportEverything({ body }: ModelRequest) {
	const sent: { call: [number, string, string][]; words?: object; skills?: object } = JSON.parse(
		body.messages[1]?.content ?? '',
	)
	if (sent.words) return JSON.stringify(proven)
	const said = sent.call.filter(([, speaker]) => speaker === 'rep')
	const places = said.map(([turn, , text]) => ({ turn, quote: /^[^.!?]*[.!?]?/.exec(text)?.[0] ?? text }))
	const [first] = places
	const invented = { ...first, quote: 'We promise you the moon.' }
	if (sent.skills) {
		const point = {
			problem: `Ask what changed and when it did. ${markup}`,
			better: 'What changed for you since last year?',
		}
		return JSON.stringify({
			summary: [`A call about debts. ${markup}`],
			objections: [],
			skills: [{ code: 'rapport', score: 7, why: 'Warm opening.', ...first }],
			coaching: [invented, ...places].map((place) => ({ ...place, ...point })),
		})
	}
	const [turn = null, , words = null] = sent.call.find(([, speaker]) => speaker === 'customer') ?? []
	const statement = {
		code: 'nonprofit_claim',
		why: `To a customer it may well sound like a charity. ${markup}`,
		english: null,
	}
	return JSON.stringify({
		language: 'en',
		kind: 'sale',
		areSpeakersExchanged: false,
		statements: [invented, ...places].map((place) => ({ ...place, ...statement })),
		disclosures: [],
		enrollment: 'agreed',
		enrollmentTurn: turn,
		enrollmentQuote: words,
	})
}

const test = base.extend({
	environment: async ({ environment }, use) => {
		const model = await startModelStandIn(reportEverything)
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

test('what a language model says is marked as its own, leads to the words and waits for a person', async ({
	page,
}) => {
	const id = await addCall(page)
	const readCall = async () => (await page.request.get(`/api/recordings/${id}`)).json()
	const isRead = async () => (await readCall()).enrichment?.promptVersion
	await expect.poll(isRead).toBeTruthy()
	await page.goto(`/recordings/${id}`)

	await page.getByRole('tab', { name: 'Coaching' }).click()
	const card = page.getByRole('region', { name: 'Language model', exact: true })
	await expect(card).toContainText(
		'tiny-model read this call. Where it disagrees with the rules, a person decides.',
	)
	await expect(card).toContainText(`A call about debts. ${markup}`)
	await expect(card).toContainText('Try: “What changed for you since last year?”')
	await expect(card).not.toContainText('We promise you the moon.')
	await expect(card.getByRole('img')).toHaveCount(0)
	await card
		.getByRole('button', { name: /Hear it/ })
		.first()
		.click()
	const player = page.getByRole('region', { name: 'Audio player', exact: true })
	await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()

	expect(await barriers(page, { within: '[aria-labelledby=language-model]' })).toEqual([])

	await page.getByRole('tab', { name: /^Findings/ }).click()
	const review = page.getByRole('region', { name: 'Needs review', exact: true })
	const finding = review.getByRole('listitem').first()
	await finding.locator('h3 button').click()
	await expect(finding).toContainText(
		'Found by the language model. To a customer it may well sound like a charity.',
	)
	await expect(finding).toContainText(`The case against it: It is a greeting. ${markup}`)
	await expect(finding).toContainText('It doesn’t count unless someone confirms it.')
	await expect(review).not.toContainText('We promise you the moon.')
	expect(await barriers(page, { within: '[aria-labelledby=needs-review]' })).toEqual([])
})

test.describe('an administrator', () => {
	test.use({ person: 'dana.whitfield', colorScheme: 'dark', viewport: { width: 390, height: 844 } })

	test('confirms what only the model heard, and sees what the model took', async ({ page }) => {
		const id = await addCall(page)
		const readCall = async () => (await page.request.get(`/api/recordings/${id}`)).json()
		await expect.poll(async () => (await readCall()).enrichment?.promptVersion).toBeTruthy()
		await page.goto(`/recordings/${id}`)
		await page.getByRole('tab', { name: 'Coaching' }).click()
		const card = page.getByRole('region', { name: 'Language model', exact: true })
		await card.getByRole('button', { name: 'Confirm: The customer agreed to enroll' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
		await expect(card.getByText('Confirmed')).toBeVisible()
		expect((await readCall()).analysis.isClosedDeal).toBe(true)
		expect(await barriers(page, { within: '[aria-labelledby=language-model]' })).toEqual([])

		await page.goto('/compliance-review')
		const took = page.getByRole('region', { name: 'Language model', exact: true })
		await expect(took.getByRole('row', { name: /^Calls/ })).toBeVisible()
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
		expect(await barriers(page, { within: '[aria-labelledby=language-model]' })).toEqual([])
	})
})
