import { useEffect, useRef } from 'react'
import { ScrollArea } from '#design/scroll-area.tsx'
import type { CallState } from './call-state.ts'
import { LineSpeaker } from './line-speaker.tsx'
import { speakerLabel } from './speaker-names.ts'
import type { InterimWords } from './use-call-listening.ts'
import { secondsInto, writeTimer } from './write-call.ts'

/** Within this many pixels of the end, the transcript scrolls along with new lines. */
const nearEnd = 40

/** The newest lines of the call, and what is being said. */
export function Transcript({ state, interim }: { state: CallState; interim: InterimWords[] }) {
	const { call, entries } = state
	const box = useRef<HTMLDivElement>(null)
	const isAtEnd = useRef(true)
	const words = interim.map(({ text }) => text).join(' ')
	const isEmpty = entries.length === 0 && !words
	useEffect(() => {
		const hasWords = entries.length > 0 || words
		if (hasWords && isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
	}, [entries, words])
	return (
		<ScrollArea
			boxRef={box}
			role="log"
			label="Live transcript, last 15 lines"
			onScrollCapture={() => {
				if (!box.current) return
				const { scrollHeight, scrollTop, clientHeight } = box.current
				isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
			}}
			// Hints matter more than the transcript, so the transcript shrinks first.
			className="mt-1 h-46 min-h-28 shrink-1000 max-sm:min-h-14"
			contentClassName="mask-t-from-92% px-4 py-2 focus-visible:-outline-offset-2"
		>
			{isEmpty ? (
				<p className="py-14 text-center text-muted-foreground">Live transcription will appear here</p>
			) : null}
			<ol>
				{entries.map((entry) => (
					<li key={entry.id} className="grid grid-cols-[2.5rem_1fr] gap-x-2 py-1">
						<time dateTime={entry.timestamp} className="timecode leading-5!">
							{writeTimer(secondsInto(call.startTime, Date.parse(entry.timestamp)))}
						</time>
						<div className="text-sm wrap-anywhere">
							<LineSpeaker entry={entry} isNewest={entry === entries.at(-1)} /> {entry.text}
						</div>
					</li>
				))}
			</ol>
			{interim.map(({ speaker, speakerFrom, text }) => (
				<p
					key={speaker}
					className="wrap-anywhere py-1 pl-12 text-muted-foreground text-sm italic"
					aria-hidden="true"
				>
					{speakerLabel({ speaker, speakerFrom })} {text}
				</p>
			))}
		</ScrollArea>
	)
}
