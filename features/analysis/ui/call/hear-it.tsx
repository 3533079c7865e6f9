import { Play, TextSearch } from 'lucide-react'
import { formatTimecode } from '#platform/browser/format-time.ts'
import { type Place, useCall } from './call-context.ts'

/** Leads from a finding to the words and, where there is sound, plays them from two seconds before. */
export function HearIt({ place, about }: { place: Place; about: string }) {
	const { call, show } = useCall()
	const canPlay = call.hasAudio && place.start !== null
	return (
		<button
			type="button"
			className="link mt-1.5 inline-flex min-h-6 items-center gap-1.5 text-sm"
			onClick={() => show(place)}
		>
			{canPlay ? (
				<Play className="size-3.5" aria-hidden="true" />
			) : (
				<TextSearch className="size-3.5" aria-hidden="true" />
			)}
			{place.start === null ? null : <span className="num">{formatTimecode(place.start)}</span>}
			{canPlay ? 'Hear it' : 'Read it'}
			<span className="sr-only">: {about}</span>
		</button>
	)
}
