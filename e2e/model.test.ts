import { type ModelRequest, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { barriers } from './barriers.ts'
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

const test = base.extend({
	environment: async ({ environment }, use) => {
		const model = await startModelStandIn(suggestEverything)
		await use({ ...environment, MODEL_URL: model.url, MODEL_NAME: 'tiny-model' })
		await model.close()
	},
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
	expect(await barriers(page, { within: '[aria-labelledby=suggested-by-the-model]' })).toEqual([])
})
