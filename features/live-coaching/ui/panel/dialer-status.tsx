import { useQuery } from '@tanstack/react-query'
import type { Tone } from '#design/tone.ts'
import type { Connection } from './follow-calls.ts'
import { liveSettings } from './live-settings.ts'
import { useConnection } from './live-store.ts'

const looks: Record<Exclude<Connection, 'connecting'>, { tone: Tone; words: string }> = {
	connected: { tone: 'success', words: 'Dialer connected' },
	reconnecting: { tone: 'warning', words: 'Reconnecting' },
	offline: { tone: 'failed', words: 'Dialer offline' },
}

/** Whether a call would open the panel, for those whom a dialer knows. */
export default function DialerStatus() {
	const hasDialer = useQuery(liveSettings).data?.hasDialer
	const connection = useConnection()
	if (!hasDialer || connection === 'connecting') return null
	const { tone, words } = looks[connection]
	return (
		<span
			data-tone={tone}
			role="status"
			className="mr-2 hidden items-center gap-2 text-muted-foreground text-sm xl:flex"
		>
			<span className="dot" aria-hidden="true" />
			{words}
		</span>
	)
}
