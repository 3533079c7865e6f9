import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fetchFile } from './fetch-file.ts'

const home = await mkdtemp(join(tmpdir(), 'fetch-'))
afterAll(() => rm(home, { recursive: true }))

const model = randomBytes(300_000)
const sha256 = createHash('sha256').update(model).digest('hex')
const pauseMilliseconds = 1

test('a connection that breaks goes on where it stopped', async () => {
	const asked: (string | undefined)[] = []
	const url = await serve((request, response) => {
		asked.push(request.headers.range)
		const from = Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0)
		response.writeHead(from ? 206 : 200, { 'content-length': model.length - from })
		response.write(model.subarray(from, from + 120_000), () => {
			if (from + 120_000 >= model.length) response.end()
			else setTimeout(() => response.destroy(), 50)
		})
	})
	const path = join(await mkdtemp(join(home, 'broken-')), 'encoder.onnx')
	expect(await fetchFile({ url, path, sha256, pauseMilliseconds })).toBe('fetched')
	expect(await readFile(path)).toEqual(model)
	expect(asked).toEqual([undefined, 'bytes=120000-', 'bytes=240000-'])
})

test('what an earlier call left is used, even from a server that always sends everything', async () => {
	const folder = await mkdtemp(join(home, 'again-'))
	const path = join(folder, 'encoder.onnx')
	await writeFile(`${path}.part`, model.subarray(0, 1000))
	const url = await serve((_request, response) => response.end(model))
	expect(await fetchFile({ url, path, sha256, pauseMilliseconds })).toBe('fetched')
	expect(await readFile(path)).toEqual(model)
	expect(await readdir(folder)).toEqual(['encoder.onnx'])
})

test('a file that is there with the right checksum is not fetched again', async () => {
	const path = join(await mkdtemp(join(home, 'there-')), 'encoder.onnx')
	await writeFile(path, model)
	expect(await fetchFile({ url: 'http://127.0.0.1:9/', path, sha256 })).toBe('already there')
})

test('a file with a wrong checksum is refused and nothing of it stays', async () => {
	const folder = await mkdtemp(join(home, 'wrong-'))
	const url = await serve((_request, response) => response.end(randomBytes(1000)))
	const fetching = fetchFile({ url, path: join(folder, 'encoder.onnx'), sha256, pauseMilliseconds })
	await expect(fetching).rejects.toMatchObject({ code: 'model-damaged', retryable: false })
	expect(await readdir(folder)).toEqual([])
})

test('a file that does not exist is said at once', async () => {
	const path = join(home, 'missing.onnx')
	const url = await serve((_request, response) => response.writeHead(404).end())
	await expect(fetchFile({ url, path, sha256, pauseMilliseconds })).rejects.toMatchObject({
		code: 'model-refused',
		retryable: false,
	})
	expect(existsSync(path)).toBe(false)
})

test('a publisher that cannot be reached is a reason to try again later', async () => {
	const fetching = fetchFile({
		url: 'http://127.0.0.1:9/',
		path: join(home, 'far.onnx'),
		sha256,
		pauseMilliseconds,
	})
	await expect(fetching).rejects.toMatchObject({ code: 'model-unreachable', retryable: true })
})

/** A publisher of models on a free port of this machine. */
async function serve(listener: RequestListener) {
	const server = createServer(listener).listen(0, '127.0.0.1')
	await once(server, 'listening')
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/encoder.onnx`
}
