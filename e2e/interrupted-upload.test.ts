import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type SomeServer, startServer } from '#app/fixtures/server.ts'
import { copyCompany, signedIn, test } from './candor.ts'

const megabyte = 1024 * 1024

test.describe('a server that goes away', () => {
	test.use({ person: null, mayComplain: /ERR_|WebSocket|Failed to load/ })

	test('resumes a large upload when the server is back', async ({ browser }) => {
		const dataDir = await mkdtemp(join(tmpdir(), 'candor-interrupted-'))
		await copyCompany(dataDir)
		const large = join(dataDir, 'large.wav')
		await writeFile(large, await largeCall(25 * megabyte))
		let server: SomeServer = await startServer(dataDir)
		const context = await browser.newContext({
			baseURL: server.address,
			storageState: await signedIn(server.address, 'maya.ortiz'),
		})
		try {
			const page = await context.newPage()
			const network = await context.newCDPSession(page)
			await network.send('Network.emulateNetworkConditions', {
				offline: false,
				latency: 0,
				downloadThroughput: -1,
				// The second of two pieces takes a second or more: time to take the server away.
				uploadThroughput: 6 * megabyte,
			})
			await page.goto('/recordings')
			const panel = page.getByRole('region', { name: 'Upload Audio Recording' })
			await panel.getByLabel('Audio file').setInputFiles(large)
			const firstPiece = page.waitForResponse((response) => response.request().method() === 'PATCH')
			await panel.getByRole('button', { name: 'Upload', exact: true }).click()
			await firstPiece
			await server.kill()

			const offsets: number[] = []
			page.on('request', (request) => {
				if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
			})
			// A server that is still starting answers 503.
			await page.route('**/api/uploads/*', (route) => route.fulfill({ status: 503 }), { times: 1 })
			server = await startServer(dataDir, { PORT: server.port })
			await expect(page.getByText('Upload Complete!', { exact: true })).toBeVisible({ timeout: 60_000 })
			expect(offsets.every((offset) => offset >= 16 * megabyte)).toBe(true)
			await expect(page.getByText('Processing complete!').first()).toBeVisible({ timeout: 90_000 })
			await expect(page.getByRole('feed').getByRole('article', { name: 'large.wav' })).toHaveCount(1)
		} finally {
			await context.close()
			await server.stop()
			await rm(dataDir, { recursive: true, force: true })
		}
	})
})

/** Eight seconds of the fixtures' spoken call, every sample six times over, at 96 kHz, and silence up to `bytes`. */
async function largeCall(bytes: number) {
	const small = await readFile(join(import.meta.dirname, 'audio/call-stereo.wav'))
	const bytesPerFrame = 4
	const times = 6
	const start = small.indexOf('data') + 8
	const header = Buffer.from(small.subarray(0, start))
	header.writeUInt32LE(16_000 * times, 24)
	header.writeUInt32LE(16_000 * times * bytesPerFrame, 28)
	header.writeUInt32LE(bytes - start, start - 4)
	const large = Buffer.alloc(bytes)
	header.copy(large)
	let to = start
	const end = start + 8 * 16_000 * bytesPerFrame
	for (let from = start; from < end; from += bytesPerFrame)
		for (let time = 0; time < times; time++) to += small.copy(large, to, from, from + bytesPerFrame)
	return large
}
