import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { RecordingDetail } from '#features/analysis/contract.ts'
import { expect, test } from './candor.ts'

const audio = (name: string) => join(import.meta.dirname, 'audio', name)
const done = 'Processing complete! Your recording has been analyzed and is ready to view.'
/** Decoding and the draft recognizer take their time, all the more on a busy machine. */
const patience = { timeout: 200_000 }

const panel = (page: Page) => page.getByRole('region', { name: 'Upload Audio Recording' })

/** The panel shows completion for two seconds; a toast stays longer. */
async function expectDone(page: Page) {
	await panel(page).getByText(done).waitFor(patience)
	await expect(page.getByRole('status').filter({ hasText: 'Processing complete!' })).toContainText(
		'Your recording has been analyzed and is ready to view.',
	)
	await expect(panel(page).getByRole('progressbar')).toHaveCount(0)
}

const openCall = (page: Page, name: string) =>
	page
		.getByRole('feed')
		.getByRole('article')
		.filter({ hasText: name })
		.first()
		.getByRole('heading')
		.getByRole('link')
		.click()

async function choose(page: Page, name: string) {
	await page.goto('/recordings')
	await panel(page).getByLabel('Audio file').setInputFiles(audio(name))
}

/** Two channels are two speakers: each by name, never guessed. */
async function expectSpeakersByChannel(page: Page) {
	const id = new URL(page.url()).pathname.split('/').at(-1)
	const { transcript } = RecordingDetail.parse(await (await page.request.get(`/api/recordings/${id}`)).json())
	expect(transcript?.source.speakersFrom).toBe('channels')
	const wordsOf = (wanted: string) =>
		transcript?.segments.flatMap(({ speaker, text }) => (speaker === wanted ? [text] : [])).join(' ')
	expect(wordsOf('rep')).toMatch(/this call is recorded/i)
	expect(wordsOf('customer')).toMatch(/credit cards/i)
}

test.describe('real audio goes all the way to a score:', () => {
	for (const name of ['call.mp3', 'call-stereo.wav', 'call.m4a', 'call.webm'])
		test(name, async ({ page }) => {
			await choose(page, name)
			const isUnusual = name.endsWith('.webm')
			await panel(page)
				.getByRole('button', { name: isUnusual ? 'Upload unchanged' : 'Upload', exact: true })
				.click()
			await expect(page.getByRole('status').filter({ hasText: 'Upload Complete!' })).toContainText(
				"Your audio is now being processed. Processing time depends on file size - please don't close this tab.",
			)
			await expect(panel(page).getByRole('progressbar', { name: `Processing ${name}` })).toBeVisible()
			await expectDone(page)
			await openCall(page, name)
			// The title has the people's names once they are recognized.
			await expect(page.getByRole('main')).toContainText(name)
			await expect(page.getByText('Draft transcript (PocketSphinx)')).toBeVisible()
			const words = page.getByRole('region', { name: 'Transcript', exact: true })
			await expect(words).toContainText(/this call is recorded|credit cards/i)
			await expect(page.getByRole('region', { name: 'Score', exact: true })).toContainText(
				/PASSING|FAILED|Not scored/,
			)
			if (name === 'call-stereo.wav') await expectSpeakersByChannel(page)
		})
})

test('an unusual format can be converted here first', async ({ page }) => {
	await choose(page, 'call.webm')
	await panel(page).getByRole('button', { name: 'Convert to MP3' }).click()
	await expect(page.getByText('Conversion complete!')).toBeVisible(patience)
	await expect(page.getByText('Your file has been converted to MP3 format.')).toBeVisible()
	await expect(panel(page).getByRole('button', { name: 'Upload MP3' })).toBeVisible()
	await panel(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(panel(page).getByRole('button', { name: 'Upload MP3' })).toBeHidden()
})

test('a transcript alone is scored, with nothing to play', async ({ page }) => {
	await page.goto('/recordings')
	const buffer = Buffer.from(
		[
			'Rep: Hello, this is Maya Ortiz with Fernbrook Debt Relief on a recorded line. I am calling to offer our debt settlement program.',
			'Customer: Hi, this is Ruth Bell. I owe about nine thousand dollars.',
			'Rep: Your credit score will not be affected.',
			'Customer: I would like to think about it.',
			'Rep: Of course. I will call you on Friday.',
		].join('\n'),
	)
	await panel(page)
		.getByLabel('Transcript file')
		.setInputFiles({ name: 'ruth_bell.txt', mimeType: 'text/plain', buffer })
	await panel(page).getByRole('button', { name: 'Upload', exact: true }).click()
	await expectDone(page)
	await openCall(page, 'ruth_bell.txt')
	await expect(page.getByRole('heading', { level: 1, name: 'Maya Ortiz with Ruth Bell' })).toBeVisible()
	await expect(page.getByText('ruth_bell.txt')).toBeVisible()
	await expect(page.getByRole('region', { name: 'Audio player' })).toHaveCount(0)
	await page.getByRole('tab', { name: /^Findings/ }).click()
	const check = page.getByRole('region', { name: 'Check these' })
	await check.locator('h3 button').first().click()
	await expect(check).toContainText('credit score will not be affected')
})

test('uses an uploaded transcript instead of speech recognition', async ({ page }) => {
	await choose(page, 'silence.wav')
	const buffer = Buffer.from('Rep: Good morning, how are you today?\nCustomer: Quiet, as you can hear.\n')
	await panel(page)
		.getByLabel('Transcript file')
		.setInputFiles({ name: 'quiet.txt', mimeType: 'text/plain', buffer })
	await expect(panel(page)).toContainText('With transcript quiet.txt')
	await panel(page).getByRole('button', { name: 'Upload', exact: true }).click()
	await expectDone(page)
	await openCall(page, 'silence.wav')
	await expect(page.getByRole('region', { name: 'Transcript', exact: true })).toContainText(
		'Quiet, as you can hear.',
	)
	await expect(page.getByRole('region', { name: 'Audio player' })).toBeVisible()
})

test('one upload at a time: a second file waits', async ({ page }) => {
	await page.route('**/api/recordings', async (route) => {
		if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 2_000))
		await route.continue()
	})
	await choose(page, 'corrupt.mp3')
	await panel(page).getByRole('button', { name: 'Upload', exact: true }).click()
	await panel(page).getByLabel('Audio file').setInputFiles(audio('call.mp3'))
	const refusal = page.getByRole('alert').filter({ hasText: 'Upload in progress' })
	await expect(refusal).toContainText('Please wait for the current upload to complete.')
	await expect(page.getByText('Upload Complete!', { exact: true })).toBeVisible()
})
