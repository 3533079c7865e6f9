import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './candor.ts'

const audio = (name: string) => join(import.meta.dirname, 'audio', name)

const panel = (page: Page) => page.getByRole('region', { name: 'Upload Audio Recording' })
const cards = (page: Page, name: string) => page.getByRole('feed').getByRole('article', { name })

async function upload(page: Page, name: string, button = 'Upload') {
	await page.goto('/recordings')
	await panel(page).getByLabel('Audio file').setInputFiles(audio(name))
	await panel(page).getByRole('button', { name: button, exact: true }).click()
}

async function deleteCall(page: Page, name: string) {
	const before = await cards(page, name).count()
	await cards(page, name).first().getByRole('button', { name: 'Delete Audio' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expect(page.getByRole('status').filter({ hasText: 'Recording deleted' })).toContainText(
		'The audio recording has been permanently deleted.',
	)
	await expect(cards(page, name)).toHaveCount(before - 1)
}

/** What a person can do about audio that cannot be processed: read why, try again, and delete it. */
async function expectFailure(page: Page, name: string, why: string) {
	await expect(panel(page).getByRole('alert')).toContainText(
		'Processing failed. The recording has been saved but analysis could not be completed. You can try uploading again or check if the file is supported.',
		{ timeout: 120_000 },
	)
	const card = cards(page, name).first()
	await expect(card).toContainText('Processing Failed')
	await expect(card).toContainText(why)
	await expect(card).toContainText('Audio files up to 120 minutes and 1.5GB are supported.')
	await card.getByRole('button', { name: 'Retry AI Analyzer' }).click()
	await expect(page.getByRole('status').filter({ hasText: 'Retry started' })).toContainText(
		'Your recording is being processed again with extended timeouts.',
	)
	await expect(card.getByText('Processing Failed')).toBeVisible({ timeout: 60_000 })
}

test('a corrupt file fails with its reason, can be tried again and deleted', async ({ page }) => {
	await upload(page, 'corrupt.mp3')
	await expectFailure(page, 'corrupt.mp3', 'The audio in this file could not be read.')
	await deleteCall(page, 'corrupt.mp3')
})

test('a silent file has no words, and the same file sent twice is noticed', async ({ page }) => {
	await upload(page, 'silence.wav')
	await expectFailure(page, 'silence.wav', 'no speech was found in this audio')
	await upload(page, 'silence.wav')
	await expect(panel(page)).toContainText('You uploaded this file before.')
	await expect(panel(page).getByRole('link', { name: 'Open the earlier call' })).toBeVisible()
})

test('a call of two hours and a minute is too long', async ({ page }) => {
	const name = 'two-hours-and-a-minute.flac'
	await upload(page, name, 'Upload unchanged')
	await expectFailure(page, name, 'Audio files up to 120 minutes and 1.5GB are supported.')
	await deleteCall(page, name)
})

test.describe('what is not audio', () => {
	test.use({ mayComplain: /status of 415/ })

	test('a text by the name of an mp3 is refused by the server, and nothing of it stays', async ({ page }) => {
		await upload(page, 'text.mp3')
		const why =
			'File "text.mp3" is not a supported audio format. Please use MP3, WAV, M4A, AAC, FLAC, OGG, or WebM files.'
		const toast = page.getByRole('alert').filter({ hasText: 'Upload failed' })
		await expect(toast).toContainText(why)
		await expect(panel(page).getByRole('alert')).toContainText(why)
		await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
		await panel(page).getByRole('button', { name: 'Cancel' }).click()
		await expect(panel(page).getByText('text.mp3')).toHaveCount(0)
		await page.reload()
		await expect(page.getByRole('feed')).toBeVisible()
		await expect(cards(page, 'text.mp3')).toHaveCount(0)
	})

	test('a file of another kind is refused before it is sent', async ({ page }) => {
		await page.goto('/recordings')
		const sent: string[] = []
		page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
		await panel(page)
			.getByLabel('Audio file')
			.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
		const toast = page.getByRole('alert').filter({ hasText: 'Unsupported file format' })
		await expect(toast).toContainText(
			'File "notes.pdf" is not a supported audio format. Please use MP3, WAV, M4A, AAC, FLAC, OGG, or WebM files.',
		)
		await expect(panel(page).getByText('notes.pdf')).toHaveCount(0)
		expect(sent).toEqual([])
	})
})
