import type { IncomingMessage } from 'node:http'
import { maxUploadBytes } from '#features/recordings/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { dialers } from '../tables.ts'
import { openAddress, unreachable } from '../vicidial-api/open-address.ts'

/**
 * The bytes of a recording, from a host that may be asked: one the administrator listed, or the dialer itself.
 * Throws Problem 422 `host-not-allowed`, 413 for what says that it is too large, and retryable ones for what may
 * yet be there.
 */
export async function fetchRecording(
	{ apiUrl, recordingHosts }: Pick<typeof dialers.$inferSelect, 'apiUrl' | 'recordingHosts'>,
	address: string,
	signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
	const own = apiUrl ? new URL(apiUrl) : null
	const hosts = [...recordingHosts, ...(own ? [own.host, own.hostname] : [])]
	const response = await openAddress(address, { hosts, signal })
	if (response.statusCode !== 200) {
		response.destroy()
		throw new Problem(
			502,
			'recording-not-served',
			`The dialer’s web server returned ${response.statusCode}.`,
			{
				retryable: true,
			},
		)
	}
	if (Number(response.headers['content-length']) > maxUploadBytes) {
		response.destroy()
		throw new Problem(413, 'too-large', 'The recording is larger than 1.5 GB.')
	}
	return readAll(response)
}

/** A connection that breaks off is worth another try; what was stored by then is discarded. */
async function* readAll(response: IncomingMessage) {
	try {
		yield* response
	} catch (error) {
		throw unreachable(error)
	} finally {
		response.destroy()
	}
}
