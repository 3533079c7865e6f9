import { type Reply, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { test as base, expect } from './candor.ts'
import { answers, ask, box, log, notice, spouse } from './coach.ts'

let reply: () => Reply = () => ''
/** What a service with tools says next; null for a service that has none. */
let withTools: (() => Reply) | null = null

const test = base.extend({
	environment: async ({ environment }, use) => {
		const model = await startModelStandIn(({ body }) => {
			if (!body.tools) return reply()
			return withTools ? withTools() : { status: 400, body: '{}' }
		})
		await use({ ...environment, MODEL_URL: model.url, MODEL_NAME: 'tiny-model' })
		await model.close()
	},
})

const begun = 'Make room for the spouse: offer a call with both.'

/** Says one paragraph, begins the next, and then says nothing more for as long as anybody listens. */
async function* unfinished() {
	yield `${begun}\n\nAnd`
	await new Promise(() => {})
}

test('an answer is stopped: what was written stays, before and after a reload', async ({ page }) => {
	await page.goto('/ai-coach')
	reply = unfinished
	await box(page).fill(spouse)
	await box(page).press('Enter')
	await expect(log(page)).toContainText(begun)
	await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
	await page.getByRole('button', { name: 'Stop' }).click()
	await expect(log(page).getByText('Stopped')).toBeVisible()
	await expect(box(page)).toBeFocused()
	await page.reload()
	await expect(log(page)).toContainText(begun)
	await expect(log(page).getByText('Stopped')).toBeVisible()

	reply = () => begun
	await ask(page, 'And if she says no?')
	await expect(answers(page)).toHaveCount(2)
	await expect(log(page).getByText('Stopped')).toHaveCount(1)
})

test('an answer stopped before its first word gives the question back', async ({ page }) => {
	await page.goto('/ai-coach')
	let isAsked = () => {}
	const asked = new Promise<void>((resolve) => {
		isAsked = resolve
	})
	reply = async function* () {
		isAsked()
		await new Promise(() => {})
	}
	await box(page).fill(spouse)
	await box(page).press('Enter')
	await expect(log(page)).toContainText('Candor is writing')
	await asked
	await page.getByRole('button', { name: 'Stop' }).click()
	await expect(box(page)).toHaveValue(spouse)
	await expect(answers(page)).toHaveCount(0)
	await expect(log(page)).not.toContainText(spouse)
})

test('a quota that is used up and a model that fails are told in their own words', async ({ page }) => {
	await page.goto('/ai-coach')
	const failures = [
		[
			429,
			'API Quota Exceeded',
			'Your OpenAI account has reached its usage limit. Please add billing to continue using AI features.',
		],
		[400, 'Message failed', 'Unable to send message. Please try again.'],
	] as const
	for (const [status, title, text] of failures) {
		reply = () => ({ status, body: '{"error":{"message":"no"}}' })
		await box(page).fill(spouse)
		await box(page).press('Enter')
		await expect(notice(page, title, 'alert')).toContainText(text)
		await expect(page.getByRole('region', { name: 'AI Candor' })).toContainText(title)
		await expect(box(page)).toHaveValue(spouse)
		await expect(log(page)).not.toContainText(spouse)
	}
	reply = () => begun
	await ask(page, spouse)
	await expect(page.getByRole('region', { name: 'AI Candor' })).not.toContainText('Message failed')
})

test('a model that looks things up says what it is doing, and the answer says who gave it', async ({
	page,
}) => {
	await page.goto('/ai-coach')
	const answer = Promise.withResolvers<string>()
	const replies: Reply[] = [
		{ use: [{ name: 'read_entry', input: { id: 'spouse' } }] },
		(async function* () {
			yield await answer.promise
		})(),
	]
	withTools = () => replies.shift() ?? ''
	await box(page).fill(spouse)
	await box(page).press('Enter')
	await expect(log(page)).toContainText('Reading the guide …')
	answer.resolve('A decision about money belongs to both of them, so offer a call with both.')
	await expect(answers(page)).toHaveCount(1)
	await expect(log(page)).toContainText('so offer a call with both.')
	await expect(log(page)).toContainText('Answered by tiny-model')
	await expect(log(page)).not.toContainText('Reading the guide')
	await page.reload()
	await expect(log(page)).toContainText('Answered by tiny-model')
	withTools = null
})
