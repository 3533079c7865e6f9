import { eq } from 'drizzle-orm'
import type { SignedIn } from '#features/people/index.ts'
import { newRouter } from '#platform/http/api.ts'
import { openSocket } from '#platform/live/open-socket.ts'
import type { Services } from '#platform/services.ts'
import { type ProgressMessage, Subscribe } from './contract.ts'
import { findRecording } from './find-recording.ts'
import { progressTopic } from './report-progress.ts'
import { recordings } from './tables.ts'

/** Recordings per socket; a page watches a handful. */
const mostSubscriptions = 50
/** A subscription message is 80 bytes, and a page sends one. */
const limits = { perSecond: 10, burst: 50, bytes: 1000 }
const badMessage = 1003
const tooMuch = 1008

/**
 * /ws/progress: a client subscribes to recordings by id and receives their progress, starting with the current state.
 * Subscriptions to recordings that the person may not see are ignored.
 */
export function progressSocket(services: Services) {
	return newRouter<SignedIn>().get(
		'/ws/progress',
		openSocket<SignedIn>(limits, (c) => {
			const person = c.get('person')
			const requested = new Set<string>()
			const watched = new Set<string>()
			let stop = () => {}
			return {
				onOpen(socket) {
					stop = services.notifications.subscribe<ProgressMessage>(progressTopic, (message) => {
						if (watched.has(message.recordingId)) socket.send(message)
					})
				},
				async onMessage(data, socket) {
					const message = Subscribe.safeParse(readJson(String(data)))
					if (!message.success) return socket.close(badMessage, 'bad message')
					const { recordingId } = message.data
					requested.add(recordingId)
					if (requested.size > mostSubscriptions) return socket.close(tooMuch, 'too many subscriptions')
					const recording = await findRecording(services.db, recordingId, person).catch(() => null)
					if (!recording) return
					watched.add(recordingId)
					// Read after subscribing, so that no change in between is missed.
					const state = await readProgress(services, recordingId)
					if (state) socket.send(state)
				},
				onClose: () => stop(),
			}
		}),
	)
}

async function readProgress({ db }: Services, recordingId: string): Promise<ProgressMessage | null> {
	const [row] = await db.select().from(recordings).where(eq(recordings.id, recordingId))
	if (!row) return null
	const secondsLeft = row.expectedDoneAt ? (row.expectedDoneAt.getTime() - Date.now()) / 1000 : 60
	const isOver = row.status !== 'processing'
	return {
		type: 'progress',
		recordingId,
		progress: row.progress,
		stage: row.stage,
		estimatedTimeRemaining: isOver ? 0 : Math.max(0, Math.round(secondsLeft)),
		...(row.retryAt && { retryAt: row.retryAt.toISOString() }),
		...(row.failure && { failure: row.failure }),
	}
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
