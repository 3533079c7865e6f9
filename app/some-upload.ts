import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { recordings } from '#features/recordings/tables.ts'
import type { SomeApp } from './some-call.ts'

/** For tests: what begins as WAV audio does, and goes on with noise. */
export function someWav(sizeBytes = 5_000) {
	const header = Buffer.from(
		'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data',
		'latin1',
	)
	return Buffer.concat([header, Buffer.from([0, 0, 0, 0]), randomBytes(sizeBytes - header.length - 4)])
}

/** For tests: a second of silence, as a WAV file of 8 kHz. */
export function someSilence() {
	const header = Buffer.alloc(44)
	header.write('RIFF', 0)
	header.writeUInt32LE(36 + 16_000, 4)
	header.write('WAVEfmt ', 8)
	for (const [value, at] of [
		[16, 16],
		[8000, 24],
		[16_000, 28],
		[16_000, 40],
	] as const)
		header.writeUInt32LE(value, at)
	for (const [value, at] of [
		[1, 20],
		[1, 22],
		[2, 32],
		[16, 34],
	] as const)
		header.writeUInt16LE(value, at)
	header.write('data', 36)
	return Buffer.concat([header, Buffer.alloc(16_000)])
}

export const file = (bytes: Uint8Array | string, name: string, type = '') =>
	new File([bytes as Buffer<ArrayBuffer>], name, { type })

/** A request that sends `parts` as a form. */
export function form(parts: Record<string, File | string>) {
	const body = new FormData()
	for (const [field, value] of Object.entries(parts)) body.append(field, value)
	return { method: 'POST', body }
}

/** What every request of the resumable upload protocol says (tus.io, version 1.0.0). */
export const tus = { 'tus-resumable': '1.0.0' }
export const encoded = (text: string) => Buffer.from(text).toString('base64')

/** A request that begins a resumable upload of `sizeBytes`. */
export const begin = (sizeBytes: number, name: string) => ({
	method: 'POST',
	headers: { ...tus, 'upload-length': String(sizeBytes), 'upload-metadata': `filename ${encoded(name)}` },
})

/** A request that carries a resumable upload on from the byte at `offset`. */
export const carryOn = (offset: number, body: Uint8Array) => ({
	method: 'PATCH',
	headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
	body: body as Buffer<ArrayBuffer>,
})

export async function findRecording({ services }: SomeApp, id: string) {
	const [row] = await services.db.select().from(recordings).where(eq(recordings.id, id))
	return row
}

/** Everything that uploads leave: rows, and files by folder. */
export async function whatUploadsLeave({ services, dataDir }: SomeApp) {
	const names = async (folder: string) => {
		const path = join(dataDir, folder)
		return existsSync(path) ? (await readdir(path)).sort() : []
	}
	return {
		recordings: await services.db.$count(recordings),
		audio: await names('files/audio'),
		unfinished: [...(await names('files/.incoming')), ...(await names('scratch/uploads'))],
	}
}
