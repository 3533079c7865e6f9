import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { newRouter } from '#platform/http/api.ts'
import { openSocket } from '#platform/live/open-socket.ts'
import type { Services } from '#platform/services.ts'
import { followEvents } from './follow-events.ts'

/** Invalid values are ignored. */
const After = z.coerce.number().int().min(0).nullable().catch(null)

/** Close codes (RFC 6455): internal error, and unsupported data. */
const serverProblem = 1011
const unexpectedData = 1003
/** Clients send nothing: any message closes the connection. */
const limits = { perSecond: 1, burst: 10, bytes: 1000 }

/** /ws/vicidial: sends the signed-in agent the events of their own calls. The browser sends nothing. */
export function liveSocket(services: Services) {
	return newRouter<SignedIn>().get(
		'/ws/vicidial',
		openSocket<SignedIn>(limits, (c) => {
			const personId = c.get('person').id
			const after = After.parse(c.req.query('after') ?? null)
			let stop = () => {}
			return {
				onOpen(socket) {
					stop = followEvents(services, {
						personId,
						after,
						onEvent: (event) => socket.send(event),
						fail(error) {
							services.log.warn({ err: error, person: personId }, 'live events could not be read')
							socket.close(serverProblem, 'please connect again')
						},
					})
				},
				onMessage: (_data, socket) => socket.close(unexpectedData, 'nothing is expected'),
				onClose: () => stop(),
			}
		}),
	)
}
