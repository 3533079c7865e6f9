import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Dialer } from '#features/live-coaching/contract.ts'
import { playCall } from '../simulate-dialer/play-call.ts'
import { apiPassword, apiUser, startDialer } from '../simulate-dialer/start-dialer.ts'
import { test as base, expect, signedIn } from './candor.ts'
import { fakeRecognition, listening, panel, say, someDialer, transcript } from './live-call.ts'

const claim = 'I guarantee that every one of your creditors will settle.'

/** A speech service that hears the same words in every piece of audio. */
async function startSpeech() {
	const server = createServer((request, response) => {
		request.resume().on('end', () => response.end(JSON.stringify({ text: claim })))
	})
	await once(server.listen(0, '127.0.0.1'), 'listening')
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, close: () => server.close() }
}

const test = base.extend({
	environment: async ({ environment }, use) => {
		const speech = await startSpeech()
		await use({ ...environment, SPEECH_URL: speech.url })
		speech.close()
	},
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The addresses that an administrator is shown, to be pasted into the dialer. */
async function readAddresses(server: string) {
	const { cookies } = await signedIn(server, 'dana.whitfield')
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
	const answer = await fetch(`${server}/api/admin/dialers`, { headers: { cookie } })
	const [dialer] = (await answer.json()) as Dialer[]
	const named = (name: string) => dialer?.urls.find((each) => each.name === name)?.url ?? ''
	return {
		start: named('Start Call URL'),
		dead: named('Dead Call Trigger URL'),
		dispo: named('Dispo Call URL'),
	}
}

test('a call on a dialer is heard, hinted and ended, and its recording comes in scored', async ({
	page,
	server,
}) => {
	const vicidial = await startDialer()
	const audio = await readFile(join(import.meta.dirname, 'audio/call-stereo.wav'))
	await page.addInitScript(fakeRecognition)
	await someDialer(server.address, page, {
		apiUrl: vicidial.url,
		apiUser,
		apiPassword,
		notifyOnCritical: true,
	})
	await page.goto('/recordings')
	await expect(page.getByText('Dialer connected')).toBeVisible()
	const played = playCall(vicidial, await readAddresses(server.address), {
		callId: 'D1',
		agentId: '2041',
		leadId: '88',
		phoneNumber: '6025550148',
		campaign: 'DEBT1',
		disposition: 'SALE',
		talkSeconds: 12,
		readySeconds: 3,
		serve: (_, response) => void response.end(audio),
	})
	await test.step('while it lasts, the panel hears it and says what to answer', async () => {
		await expect(panel(page)).toContainText('(602) 555-0148')
		await expect(listening(page)).toBeVisible()
		await say(page, 'I would have to talk to my wife first.')
		await expect(panel(page).getByRole('region', { name: 'Hint' })).toContainText('Heard “my wife”')
		await say(page, claim)
		await expect(panel(page).getByRole('region', { name: 'Correct this now' })).toContainText(claim)
		await expect(transcript(page).getByRole('listitem')).toHaveCount(2)
	})
	await test.step('hung up, the panel goes', async () => {
		await played
		await expect(panel(page)).toHaveCount(0)
	})
	await test.step('its recording comes in by itself, and is scored', async () => {
		const { file } = await played
		const call = page.getByRole('article').filter({ hasText: file }).getByRole('link').first()
		await expect(call).toBeVisible({ timeout: 90_000 })
		await call.click()
		await expect(page.getByRole('main')).toContainText(file)
		await expect(page.getByRole('region', { name: 'Score', exact: true })).toBeVisible({ timeout: 60_000 })
		await page.getByRole('tab', { name: /^Findings/ }).click()
		await page.getByRole('region', { name: 'Prohibited statements' }).locator('h3 button').first().click()
		await expect(page.getByRole('region', { name: 'Prohibited statements' })).toContainText(claim)
		await expect(page.getByRole('main')).toContainText('Phone (602) 555-0148')
		await expect(page.getByRole('main')).toContainText('Disposition SALE')
	})
	await test.step('the critical statement is shown on the agent’s screen, without the words', async () => {
		await expect.poll(() => vicidial.notifications).toHaveLength(1)
		expect(vicidial.notifications[0]).toMatchObject({ agentId: '2041' })
		expect(vicidial.notifications[0]?.text).not.toContain('creditors will settle')
	})
	await vicidial.close()
})
