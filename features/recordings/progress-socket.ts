import { upgradeWebSocket } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '#features/people/index.ts'
import { newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { type ProgressMessage, Subscribe } from './contract.ts'
import { findRecording } from './find-recording.ts'
import { progressTopic } from './report-progress.ts'
import { recordings } from './tables.ts'

/** Subscriptions one socket may hold; a page watches a handful. */
const maxSubscriptions = 200

/**
 * /ws/progress: a client subscribes to recordings by id and is told of their progress, beginning with the
 * present state. Recordings that the person may not see give nothing.
 */
export function progressSocket(services: Services) {
	return newRouter<SignedIn>().get(
		'/ws/progress',
		upgradeWebSocket((c) => {
			const person = c.get('person')
			const wanted = new Set<string>()
			let stop = () => {}
			return {
				onOpen(_event, socket) {
					stop = services.notifications.subscribe<ProgressMessage>(progressTopic, (message) => {
						if (wanted.has(message.recordingId)) socket.send(JSON.stringify(message))
					})
				},
				async onMessage(event, socket) {
					const message = Subscribe.safeParse(readJson(String(event.data)))
					if (!message.success) return socket.close(1003, 'bad message')
					const { recordingId } = message.data
					const recording = await findRecording(services.db, recordingId, person).catch(() => null)
					if (!recording || wanted.size >= maxSubscriptions) return
					wanted.add(recordingId)
					// Read after subscribing: whatever changes from here on is heard.
					const state = await readProgress(services, recordingId)
					if (state) socket.send(JSON.stringify(state))
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
	}
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
