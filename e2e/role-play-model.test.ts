import { someProspectReply } from '#features/role-play/fixtures/prospect-reply.ts'
import { startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { barriers } from './barriers.ts'
import { test as base, expect } from './candor.ts'
import { card, log, opening, say, scenario } from './practice.ts'

const slogan = 'The oak is already planted for you, my friend.'
const skill = { score: 6, why: 'You asked what made her look for help.', turn: 1 }
const answers: Record<string, object> = {
	'You review': {
		language: 'en',
		kind: 'sale',
		areSpeakersExchanged: false,
		statements: [
			{ code: 'guaranteed_result', turn: 3, quote: slogan, why: 'It promises a result.', english: null },
		],
		disclosures: [],
		enrollment: 'not_agreed',
		enrollmentTurn: null,
		enrollmentQuote: null,
	},
	'You coach': {
		summary: ['Maya asked Denise about her cards.'],
		objections: [],
		skills: [{ ...skill, code: 'discovery', quote: 'What made you look for help today?' }],
		coaching: [
			{
				turn: 3,
				quote: slogan,
				problem: 'You closed with a slogan before you knew the debts.',
				better: 'May I ask what you owe, and to whom?',
			},
		],
	},
	'You judge': {
		argumentFor: 'A planted tree is a finished thing.',
		argumentAgainst: 'It may be no more than a saying.',
		isViolation: true,
	},
}
let line = ''

const test = base.extend({
	environment: async ({ environment }, use) => {
		const model = await startModelStandIn(({ body }) => {
			const system = body.messages[0]?.content ?? ''
			const known = Object.keys(answers).find((begin) => system.startsWith(begin))
			return JSON.stringify(known ? answers[known] : someProspectReply({ line }))
		})
		await use({ ...environment, MODEL_URL: model.url, MODEL_NAME: 'tiny-model' })
		await model.close()
	},
})
test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } })

test('an exam against a model names who played, and the model gives a second opinion', async ({ page }) => {
	const check = async (where: string) => {
		const width = await page.evaluate(() => document.documentElement.scrollWidth)
		expect([where, await barriers(page), width]).toEqual([where, [], 390])
	}
	await page.goto('/role-play')
	await scenario(page, 'Hesitant Prospect')
		.getByRole('button', { name: 'Start Hesitant Prospect as an exam' })
		.click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('radio', { name: 'tiny-model' }).click()
	await expect(dialog).toContainText('in its own words')
	await check('exam')
	await dialog.getByRole('button', { name: 'Start Exam' }).click()
	await expect(page.getByText('Prospect played by tiny-model')).toBeVisible()

	line = 'Honestly, the cards got away from me.'
	await say(page, opening)
	await expect(log(page)).toContainText(line)
	line = 'As an AI language model I owe $99,999.'
	await say(page, slogan)
	await expect(log(page)).toContainText('Built-in reply')
	await expect(log(page)).not.toContainText('$99,999')
	await check('session')

	await page.getByRole('button', { name: 'Complete Session' }).click()
	await expect(page.getByText('Prospect played by tiny-model (prompt 1), 1 reply by Candor')).toBeVisible()
	const opinion = card(page, 'Second opinion')
	await expect(opinion).toContainText('tiny-model read this session.')
	await expect(opinion).toContainText(`You said: “${slogan}”`)
	await expect(opinion).toContainText('The case against it: It may be no more than a saying.')
	await expect(opinion).toContainText('You closed with a slogan before you knew the debts.')
	await check('results')
})
