import type { Page } from '@playwright/test'
import { decliningCard, type StandInEvent } from '#app/stripe-stand-in/account-book.ts'
import { signEvent, standInSettings, startStripeStandIn } from '#app/stripe-stand-in/stripe-stand-in.ts'
import { BillingState } from '#features/billing/contract.ts'
import { barriers, looks } from './barriers.ts'
import { test as base, expect } from './candor.ts'
import { notice } from './coach.ts'
import { answerForStripe } from './stripe-page.ts'

type Stripe = Awaited<ReturnType<typeof startStripeStandIn>> & {
	/** Sends the product what has happened since. */
	sendEvents(page: Page): Promise<void>
}

let stripe: Stripe

const test = base.extend({
	environment: async ({ environment }, use) => {
		const events: StandInEvent[] = []
		const standIn = await startStripeStandIn((event) => events.push(event))
		const sendEvents = async (page: Page) => {
			for (const event of events.splice(0)) {
				const { headers, body } = signEvent(event)
				const answer = await page.request.post('/api/billing/webhook', { headers, data: body })
				expect(answer.status()).toBe(200)
			}
		}
		stripe = { ...standIn, sendEvents }
		await use({ ...environment, ...standInSettings(stripe.url) })
		await stripe.close()
	},
})
test.use({
	mayComplain: /Failed to load resource|net::ERR_FAILED/,
	contextOptions: { reducedMotion: 'reduce' },
})

const card = (page: Page) => page.getByLabel('Card number')
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const subscriptionOf = async (page: Page) =>
	BillingState.parse(await (await page.request.get('/api/billing')).json()).subscription

/** Looks at what is shown in each theme and width, and leaves it as it was. */
async function expectNoBarriers(page: Page) {
	for (const { colorScheme, viewport } of looks.toReversed()) {
		await page.emulateMedia({ colorScheme })
		await page.setViewportSize(viewport)
		await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
		expect([colorScheme, await barriers(page)]).toEqual([colorScheme, []])
	}
}

test('a rep buys a seat after seeing the errors that can occur', async ({ page }) => {
	await page.goto('/pricing')
	for (const feature of ['Basic CRM integration', 'Custom branding', 'Custom AI coaching bot'])
		await expect(page.getByRole('listitem').filter({ hasText: feature })).toContainText('Planned')
	// Returning from the bank's page after a payment that this tab started.
	await page.evaluate(() => sessionStorage.setItem('begun-payment', 'checkout'))
	await page.goto('/dashboard?redirect_status=failed')
	await expect(notice(page, 'Payment Failed', 'alert')).toBeVisible()
	await expect(page).toHaveURL('/')

	await page.route('https://js.stripe.com/**', (route) => route.abort())
	await page.goto('/checkout?tier=pro&billing=monthly&seats=3')
	await page.getByRole('link', { name: 'Buy a seat for yourself' }).click()
	await expect(page.getByRole('main')).toContainText('$39 a month')
	await expect(page.getByText('The payment form couldn’t load.')).toBeVisible()
	await pay(page).click()
	const notInitialized = 'Payment system is not initialized. Please try again.'
	await expect(notice(page, 'Payment Error', 'alert')).toContainText(notInitialized)

	await page.unrouteAll()
	await answerForStripe(page, stripe.url)
	await page.getByRole('button', { name: 'Try again' }).click()
	await card(page).fill(decliningCard)
	await pay(page).click()
	await expect(notice(page, 'Payment Failed', 'alert')).toContainText('Your card was declined.')
	await expect(page.getByRole('main')).toContainText('Your card was declined.')
	await expect(card(page)).toHaveValue(decliningCard)
	await expect(pay(page)).toBeEnabled()

	stripe.setDown(true)
	await pay(page).click()
	await expect(page.getByRole('button', { name: 'Processing…' })).toBeDisabled()
	await expect(notice(page, 'Payment Error', 'alert')).toContainText('Couldn’t reach the payment provider.')
	stripe.setDown(false)

	await card(page).fill('4242424242424242')
	await pay(page).click()
	await expect(notice(page, 'Payment Successful')).toBeVisible()
	await expect(page).toHaveURL('/')
	const confirmed = await page.evaluate(() => (window as { confirmed?: unknown }).confirmed)
	expect(confirmed).toEqual({
		redirect: 'if_required',
		return_url: `${new URL(page.url()).origin}/dashboard`,
	})
	await page.goto('/pricing')
	await expect(page.getByText('You are on Pro.')).toBeVisible()
	const { id } = (await subscriptionOf(page)) ?? {}
	expect([...stripe.subscriptions.values()].filter(({ status }) => status === 'active')).toMatchObject([
		{ id },
	])
	await page.goto('/checkout')
	await expect(page.getByText('You already have a subscription.')).toBeVisible()
})

test.describe('for an administrator', () => {
	test.use({ person: 'dana.whitfield' })
	test('a team subscribes, changes its plan, gives its seats, fails to renew, and ends', async ({ page }) => {
		await answerForStripe(page, stripe.url)
		await page.goto('/subscribe?tier=basic')
		await expect(page.getByText('Basic is free.')).toBeVisible()
		await expectNoBarriers(page)
		await page.goto('/subscribe?tier=enterprise&billing=annual&seats=2')
		await card(page).fill(decliningCard)
		await pay(page).click()
		await expect(notice(page, 'Subscription Failed', 'alert')).toContainText('Your card was declined.')
		await expectNoBarriers(page)
		stripe.setDown(true)
		await pay(page).click()
		await expect(notice(page, 'Subscription Error', 'alert')).toBeVisible()
		stripe.setDown(false)
		await card(page).fill('4242424242424242')
		await pay(page).click()
		await expect(notice(page, 'Subscription Successful')).toBeVisible()
		await expect(page).toHaveURL('/')
		await stripe.sendEvents(page)

		await page.goto('/pricing')
		const panel = page.getByRole('region', { name: 'Your subscription' })
		await expect(panel).toContainText('Enterprise, 2 seats, $1,782 a year')
		await panel.getByRole('button', { name: 'Assign seats' }).click()
		const seats = page.getByRole('dialog', { name: 'Assign seats' })
		await seats.getByLabel(/Sam Okafor/).check()
		await seats.getByLabel(/Maya Ortiz/).check()
		await expect(seats).toContainText('3 of 2 seats assigned: 1 too many')
		await expect(seats.getByRole('button', { name: 'Save seats' })).toBeDisabled()
		await expectNoBarriers(page)
		await seats.getByLabel(/Maya Ortiz/).uncheck()
		await seats.getByRole('button', { name: 'Save seats' }).click()
		await expect(panel).toContainText('2 of 2 seats assigned')

		await page.getByRole('button', { name: 'Add one seat' }).click()
		await page.getByRole('button', { name: 'Change to Enterprise' }).click()
		const dialog = page.getByRole('dialog', { name: 'Change to Enterprise?' })
		stripe.setDeclinesChanges(true)
		await dialog.getByRole('button', { name: 'Change to Enterprise' }).click()
		await expect(dialog).toContainText('Your card was declined.')
		stripe.setDeclinesChanges(false)
		await dialog.getByRole('button', { name: 'Change to Enterprise' }).click()
		await expect(panel).toContainText('Enterprise, 3 seats, $2,673 a year')

		stripe.renew((await subscriptionOf(page))?.id ?? '', false)
		await stripe.sendEvents(page)
		await page.reload()
		await expect(panel).toContainText('The last payment failed.')
		await expectNoBarriers(page)
		await page.route('https://billing.stripe.com/**', (route) => route.fulfill({ body: 'the portal' }))
		await panel.getByRole('button', { name: 'Pay or update the card' }).click()
		await expect(page).toHaveURL(/billing\.stripe\.com/)
		stripe.renew((await subscriptionOf(page))?.id ?? '', true)
		await stripe.sendEvents(page)
		await page.goto('/pricing')
		await expect(panel).toContainText('Renews on')

		await panel.getByRole('button', { name: 'Cancel subscription' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
		await expect(panel).toContainText('It won’t renew.')
		await panel.getByRole('button', { name: 'Resume subscription' }).click()
		await expect(panel).toContainText('Renews on')
	})
})
