import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { someApp } from '#app/fixtures/app.ts'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import { Person } from '#features/people/contract.ts'
import { createRecording } from '#features/recordings/index.ts'
import { seedDemoCompany } from './seed-demo-company.ts'

type Company = Awaited<ReturnType<typeof someApp>>

async function recordingsOf(company: Company, username: string) {
	const { request } = await company.signIn(username)
	return (await (await request('/api/recordings')).json()) as RecordingDetail[]
}

test('an empty company gets the sample calls, and gets them once', async () => {
	const company = await someApp()
	await seedDemoCompany(company)
	await seedDemoCompany(company)
	const calls = await recordingsOf(company, 'dana.whitfield')
	expect(calls).toHaveLength(8)
	expect(new Set(calls.map(({ originalName }) => originalName)).size).toBe(8)
	const mayas = await recordingsOf(company, 'maya.ortiz')
	expect(mayas.length).toBeGreaterThan(4)
	expect(mayas.every(({ owner }) => owner.name === 'Maya Ortiz')).toBe(true)
})

test('a sample call can be heard, read and scored, and says what it is', async () => {
	const company = await someApp()
	await seedDemoCompany(company)
	await company.work()
	const { request } = await company.signIn('maya.ortiz')
	const read = async () => {
		const calls = await recordingsOf(company, 'maya.ortiz')
		const short = calls.find(({ originalName }) => originalName === 'ames_tara_wrong_time.mp3')
		return (await (await request(`/api/recordings/${short?.id}`)).json()) as RecordingDetail
	}
	await expect.poll(async () => (await read()).status, { timeout: 50_000 }).toBe('analyzed')
	const call = await read()
	expect(call.transcript?.source).toMatchObject({ label: 'Sample call, synthetic voices', isDraft: false })
	expect(call.transcript?.segments[0]).toMatchObject({ speaker: 'rep' })
	expect(call.callMetadata).toEqual({ salesAgentName: 'Maya Ortiz', prospectName: 'Tara Ames' })
	expect(call.transcript?.segments.at(-1)?.end).toBeLessThanOrEqual(call.durationSeconds ?? 0)
	const audio = await request(`/api/recordings/${call.id}/audio`)
	expect(audio.headers.get('content-type')).toBe('audio/mpeg')
})

test('a company with a call of its own gets no samples', async () => {
	const company = await someApp()
	const { request } = await company.signIn('maya.ortiz')
	const owner = Person.parse(await (await request('/api/user')).json())
	const segments = [{ speaker: 'rep' as const, text: 'Hello.', start: null, end: null, confidence: null }]
	const own = { id: randomUUID(), owner, originalName: 'own.txt', audio: null, transcriptFile: { segments } }
	await createRecording(company.services, own)
	await seedDemoCompany(company)
	expect(await recordingsOf(company, 'dana.whitfield')).toHaveLength(1)
})
