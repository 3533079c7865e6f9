import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type SomeServer, startServer } from '#app/some-server.ts'
import { type ModelRequest, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { test as base, expect, untilAllScored } from './candor.ts'

const markup = '<img src=x onerror="document.title = \'taken over\'">'

/** Suggests the first words of every turn of the rep, besides some that nobody said. */
function suggestEverything({ body }: ModelRequest) {
	const told: { call: [number, string, string][] } = JSON.parse(body.messages[1]?.content ?? '')
	const said = told.call.filter(([, speaker]) => speaker === 'rep')
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

const test = base.extend<object, { server: SomeServer }>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
		async ({}, use) => {
			const dataDir = await mkdtemp(join(tmpdir(), 'candor-model-'))
			const model = await startModelStandIn(suggestEverything)
			const server = await startServer(dataDir, { MODEL_URL: model.url, MODEL_NAME: 'tiny-model' })
			await use(server)
			await server.stop()
			await model.close()
			await rm(dataDir, { recursive: true, force: true })
		},
		{ scope: 'worker', timeout: 60_000 },
	],
})

test('what a language model suggests is marked as its own, and leads to the words', async ({ page }) => {
	await untilAllScored(page)
	const [call] = await (await page.request.get('/api/recordings?q=kowalczyk')).json()
	const enrichment = async () =>
		(await (await page.request.get(`/api/recordings/${call.id}`)).json()).enrichment
	await expect.poll(async () => Boolean((await enrichment()).result), { timeout: 30_000 }).toBe(true)
	await page.goto(`/recordings/${call.id}`)

	const card = page.getByRole('region', { name: 'Suggested by the model', exact: true })
	await expect(card).toContainText('Written by tiny-model. Read it before you rely on it.')
	await expect(card).toContainText(`A call about debts. ${markup}`)
	await expect(card).toContainText('They are not counted in the score.')
	await expect(card).not.toContainText('We promise you the moon.')
	await expect(card.getByRole('img')).toHaveCount(0)

	await card
		.getByRole('button', { name: /Hear it/ })
		.first()
		.click()
	const player = page.getByRole('region', { name: 'Audio player', exact: true })
	await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
	const { violations } = await new AxeBuilder({ page })
		.include('[aria-labelledby=suggested-by-the-model]')
		.analyze()
	expect(violations.map(({ id }) => id)).toEqual([])
})
