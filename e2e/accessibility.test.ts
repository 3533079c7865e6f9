import { callTabs } from '#features/analysis/ui/call/call-tab.ts'
import { barriers, looks } from './barriers.ts'
import { expect, test, untilAllScored } from './candor.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const routes = [
	'/',
	'/ai-coach',
	'/debt-settlement-compliance',
	'/debt-settlement-compliance?tab=checklist',
	'/debt-settlement-compliance?tab=resources',
	'/recordings',
	'/role-play',
	'/sales-content',
	'/sales-content?tab=library',
	'/credit-insights',
	'/credit-insights?tab=payoff',
	'/sales-education',
	'/admin-dashboard',
	'/admin-dashboard?tab=reps',
	'/admin-dashboard?tab=users',
	'/admin-dashboard?report=all',
	'/compliance-review',
	'/audit-trail',
	'/employees',
	'/goals',
	'/dialer-settings',
	'/integrations',
	'/integrations?tab=webhooks',
	'/api-docs',
	'/help',
	'/help/findings',
	'/account-security',
	'/checkout',
	'/subscribe',
	'/pricing',
	'/no-such-page',
]

for (const { colorScheme, viewport } of looks)
	test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
		// With motion reduced nothing is half faded in when its contrast is measured.
		test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

		test.describe('for an administrator', () => {
			test.use({ person: 'dana.whitfield' })
			test('no page has a barrier', async ({ page }) => {
				await untilAllScored(page)
				const [call] = await (await page.request.get('/api/recordings?q=kowalczyk')).json()
				const [maya] = await (await page.request.get('/api/employees?q=maya')).json()
				const profile = ['', '?tab=recordings', '?tab=chats', '?tab=goals'].map(
					(tab) => `/employees/${maya.id}${tab}`,
				)
				const reviews = ['', ...callTabs.map((tab) => `?tab=${tab}`)].map(
					(tab) => `/recordings/${call.id}${tab}`,
				)
				const behind = `/admin-dashboard?tab=compliance&rep=${maya.id}`
				const all = [...routes, ...profile, behind, ...reviews]
				// Views within a page share its look: one look is enough for them.
				for (const route of colorScheme === 'light' ? all : all.filter((path) => !path.includes('?'))) {
					await page.goto(route)
					// It is hidden from those who listen while a dialog is open.
					const heading = page.getByRole('heading', { level: 1, includeHidden: true })
					await expect(heading).toBeVisible()
					await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
					expect([route, await barriers(page, { standards })]).toEqual([route, []])
				}
			})
		})

		test.describe('for nobody yet', () => {
			test.use({ person: null })
			test('neither the sign-in screen nor that to set a password has a barrier', async ({ page }) => {
				await page.goto('/')
				await expect(page.getByRole('button', { name: 'Access Platform' })).toBeVisible()
				expect(await barriers(page, { standards })).toEqual([])
				await page.goto('/set-password')
				await expect(page.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
				expect(await barriers(page, { standards })).toEqual([])
			})
		})
	})
