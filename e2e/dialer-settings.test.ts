import type { Page } from '@playwright/test'
import type { Dialer } from '#features/live-coaching/contract.ts'
import { apiUser, startDialer } from '../simulate-dialer/start-dialer.ts'
import { barriers, looks } from './barriers.ts'
import { expect, test } from './candor.ts'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const notice = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

test.use({
	person: 'dana.whitfield',
	// A second test call while the first is on is refused.
	mayComplain: /409 \(Conflict\)/,
	contextOptions: { reducedMotion: 'reduce' },
	permissions: ['clipboard-read', 'clipboard-write'],
})

test.beforeEach(async ({ page }) => {
	for (const { id } of await (await page.request.get('/api/admin/dialers')).json())
		await page.request.delete(`/api/admin/dialers/${id}`)
})

test('an administrator sets a dialer up, hears from it, maps its agents and takes it away', async ({
	page,
}) => {
	await page.goto('/')
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dialer' }).click()
	await expect(page.getByRole('heading', { name: 'No dialers yet' })).toBeVisible()
	await page.getByRole('button', { name: 'Add a dialer' }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Address of the dialer').fill('dialer.example.com')
	await dialog.getByRole('button', { name: 'Add dialer' }).click()
	await expect(dialog.getByLabel('Name')).toBeFocused()
	await expect(dialog).toContainText('Enter a name for the dialer.')
	await expect(dialog).toContainText('Enter the full address')
	await dialog.getByLabel('Name').fill('Phoenix floor')
	await dialog.getByLabel('Address of the dialer').fill('https://dialer.example.com')
	await dialog.getByLabel('API password').fill('quiet-otter')
	await dialog.getByRole('button', { name: 'Add dialer' }).click()
	await expect(dialog).toHaveCount(0)

	const floor = card(page, 'Phoenix floor ViciDial')
	await expect(floor).toContainText('No events yet')
	await floor.getByRole('button', { name: 'Copy Start Call URL' }).click()
	await expect(floor.getByRole('button', { name: 'Copied' })).toBeVisible()
	const url = await page.evaluate(() => navigator.clipboard.readText())
	expect(url).toContain('--A--call_id--B--')
	expect(await reportCall(page, url, '2041')).toBe(200)
	await page.reload()
	await expect(floor).toContainText('Last event')
	await floor.getByLabel('Person for agent 2041').selectOption({ label: 'Maya Ortiz (maya.ortiz)' })
	await floor.getByRole('button', { name: 'Map agent 2041' }).click()
	await expect(floor.getByRole('row', { name: '2041' })).toContainText('Maya Ortiz')
	await expect(floor).not.toContainText('aren’t mapped to a person')
	await floor.getByLabel('ViciDial user').fill('SAM_O')
	await floor.getByLabel('Person', { exact: true }).selectOption({ label: 'Sam Okafor (sam.okafor)' })
	await floor.getByRole('button', { name: 'Add agent' }).click()
	await expect(floor.getByRole('row', { name: 'sam_o' })).toContainText('Sam Okafor')
	await floor.getByRole('button', { name: 'Remove agent 2041' }).click()
	await expect(floor.getByRole('row', { name: '2041' })).toHaveCount(0)

	await floor.getByRole('button', { name: 'New secret' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Create new secret' }).click()
	await expect(notice(page, 'New secret created')).toBeVisible()
	expect(await reportCall(page, url, '2041')).toBe(404)

	await floor.getByRole('button', { name: 'Edit Phoenix floor' }).click()
	await expect(dialog.getByLabel('API password')).toHaveValue('')
	await expect(dialog).toContainText('A password is saved.')
	await dialog.getByLabel('Name').fill('Tucson floor')
	await dialog.getByRole('button', { name: 'Save dialer' }).click()
	const renamed = card(page, 'Tucson floor ViciDial')
	await renamed.getByRole('button', { name: 'Delete Tucson floor' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expect(page.getByRole('heading', { name: 'No dialers yet' })).toBeVisible()
})

test('a recording that the dialer does not hand out is listed with the reason and looked for again', async ({
	page,
}) => {
	const vicidial = await startDialer()
	const urls = await addDialer(page, { apiUrl: vicidial.url, apiUser, apiPassword: 'wr0ng' })
	for (const name of ['Start Call URL', 'Dispo Call URL'])
		await reportCall(page, urls.find((each) => each.name === name)?.url ?? '', '2041', 'M2')
	await page.goto('/dialer-settings')
	const missing = page.getByRole('region', { name: 'Missing recordings from Phoenix floor' })
	// Ten seconds after the call it is looked for first.
	await expect(async () => {
		await page.reload()
		await expect(missing).toContainText('The dialer rejected the API user', { timeout: 10_000 })
	}).toPass({ timeout: 120_000 })
	await expect(missing.getByRole('row', { name: '2041' })).toBeVisible()
	expect(await barriers(page)).toEqual([])
	await page.getByRole('button', { name: 'Try again: recording of call M2 of 2041' }).click()
	await expect(notice(page, 'Looking for the recording again')).toBeVisible()
	await expect(page.getByText('None are missing.')).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Missing recordings' })).toBeFocused()
	await vicidial.close()
})

test('a test call opens the panel of the administrator', async ({ page }) => {
	await addDialer(page)
	await page.goto('/dialer-settings')
	await page.getByRole('button', { name: 'Send a test call' }).click()
	await expect(notice(page, 'The test call is on your screen')).toBeVisible()
	await expect(page.getByText('Live AI Coaching Active').or(page.getByText('Listening...'))).toBeVisible()
	await page.getByRole('button', { name: 'Send a test call' }).click()
	await expect(page.getByRole('alert').filter({ hasText: 'This person is on a call.' })).toBeVisible()
})

test('the states that ask for consent are chosen and brought back', async ({ page }) => {
	await page.goto('/dialer-settings')
	const states = card(page, 'States that require everyone’s consent to record')
	await expect(states.getByRole('checkbox', { checked: true })).toHaveCount(15)
	await states.getByLabel('Oregon').uncheck()
	await states.getByLabel('Another state').selectOption('Hawaii')
	await states.getByRole('button', { name: 'Add', exact: true }).click()
	await states.getByRole('button', { name: 'Save states' }).click()
	await expect(notice(page, 'States saved')).toBeVisible()
	await page.reload()
	await expect(states.getByLabel('Hawaii')).toBeChecked()
	await expect(states.getByLabel('Oregon')).toHaveCount(0)
	await states.getByRole('button', { name: 'Restore the default list' }).click()
	await expect(states.getByLabel('Oregon')).toBeChecked()
	await expect(states.getByLabel('Hawaii')).toHaveCount(0)
})

for (const { colorScheme, viewport } of looks)
	test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
		test.use({ colorScheme, viewport })

		test('page and form have no barrier and fit', async ({ page }) => {
			await addDialer(page)
			await page.goto('/dialer-settings')
			await expect(page.getByLabel('Person for agent newcomer')).toBeVisible()
			await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
			expect([await barriers(page), await widthOf(page)]).toEqual([[], viewport.width])
			await page.getByRole('button', { name: 'Add a dialer' }).click()
			await page.getByRole('dialog').getByRole('button', { name: 'Add dialer' }).click()
			await expect(page.getByRole('dialog')).toContainText('Enter a name for the dialer.')
			expect([await barriers(page), await widthOf(page)]).toEqual([[], viewport.width])
		})
	})

/** Sets up a dialer, of whose agents one is known and one is not. */
async function addDialer(page: Page, fetching: object = {}) {
	const form = {
		name: 'Phoenix floor',
		kind: 'vicidial',
		allowedAddresses: [],
		autoStartCoaching: true,
		apiUrl: null,
		apiUser: null,
		recordingHosts: [],
		notifyOnCritical: false,
		...fetching,
	}
	const answer = await page.request.post('/api/admin/dialers', { data: form })
	const { id, urls } = await answer.json()
	const { id: personId } = await (await page.request.get('/api/user')).json()
	await page.request.put(`/api/admin/dialers/${id}/agents`, { data: [{ agentId: '2041', personId }] })
	expect(await reportCall(page, urls[0].url, 'newcomer')).toBe(200)
	return urls as Dialer['urls']
}

/** Calls the address as the dialer does; answers the status. */
async function reportCall(page: Page, url: string, agent: string, callId = 'M1') {
	const filled = url.replace('--A--user--B--', agent).replace('--A--call_id--B--', callId)
	return (await page.request.get(filled)).status()
}
