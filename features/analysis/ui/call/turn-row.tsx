import { memo } from 'react'
import { classNames } from '#design/class-names.ts'
import { markTurn } from '#features/analysis/ui/mark-turn.ts'
import type { Passage } from '#features/analysis/ui/moments.ts'
import { leastConfidence } from '#features/compliance/limits.ts'
import type { Segment } from '#features/recordings/contract.ts'
import { formatTimecode } from '#platform/browser/format-time.ts'
import type { CallSlots, Place } from './call-context.ts'
import { Cite } from './cite.tsx'

type TurnRowProps = {
	turn: number
	segment: Segment
	/** Of the speaker, null when no one knows it. */
	name: string | null
	passages: Passage[]
	/** The outlined finding, when it is in this turn. */
	active: string | null
	isCurrent: boolean
	/** Lower-case words to point out, '' for none. */
	wanted: string
	onShow: (place: Place) => void
	/** Null when there is no sound. */
	onPlay: ((seconds: number) => void) | null
	/** When the next turn begins, in seconds. */
	end: number | null
	Action: CallSlots['TurnAction']
}

const roles = { rep: 'Rep', customer: 'Client', unknown: 'Speaker' }
/** One turn of the transcript. A call has hundreds: only those that change are drawn again. */
export const TurnRow = memo(function TurnRow(props: TurnRowProps) {
	const { turn, segment, name, isCurrent, end, Action } = props
	const role = roles[segment.speaker]
	const isUnsure = segment.confidence !== null && segment.confidence < leastConfidence
	return (
		<li
			id={`turn-${turn}`}
			aria-current={isCurrent ? 'true' : undefined}
			className="turn group/turn [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
		>
			<Time {...props} />
			<div>
				<div className="flex items-start justify-between gap-2">
					<p className={classNames('font-semibold text-sm', segment.speaker === 'rep' && 'text-link')}>
						{name ?? role} {name ? <span className="font-normal text-muted-foreground">{role}</span> : null}
						{isUnsure ? <span className="font-normal text-muted-foreground"> · hard to hear</span> : null}
					</p>
					{Action && segment.start !== null ? <Action start={segment.start} end={end} /> : null}
				</div>
				<p className="mt-0.5 max-w-[68ch]">
					<Words {...props} />
				</p>
			</div>
		</li>
	)
})

function Time({ segment: { start }, onPlay }: TurnRowProps) {
	if (start === null) return <span />
	const time = formatTimecode(start)
	if (!onPlay) return <span className="timecode">{time}</span>
	return (
		<button
			type="button"
			className="timecode justify-self-start"
			aria-label={`Play from ${time}`}
			onClick={() => onPlay(start)}
		>
			{time}
		</button>
	)
}

function Words({ turn, segment, passages, active, wanted, onShow }: TurnRowProps) {
	return markTurn(segment.text, passages).map(({ text, at, mark, refs }) => (
		<span key={at}>
			{mark ? (
				<mark data-tone={mark.tone} data-active={refs.some(({ ref }) => ref === active)}>
					<PointedOut text={text} wanted={wanted} />
				</mark>
			) : (
				<PointedOut text={text} wanted={wanted} />
			)}
			{uniqueByRef(refs).map((passage) => (
				<Cite
					key={passage.ref}
					name={passage.ref}
					tone={passage.tone}
					label={`Play finding ${passage.ref}: ${passage.title}`}
					onClick={() => onShow({ ref: passage.ref, turn, start: passage.start })}
				/>
			))}
		</span>
	))
}

/** A disclosure made in several elements of one sentence is named once. */
function uniqueByRef(passages: Passage[]): Passage[] {
	return [...new Map(passages.map((passage) => [passage.ref, passage])).values()]
}

function PointedOut({ text, wanted }: { text: string; wanted: string }) {
	if (!wanted) return text
	return splitAround(text, wanted).map(({ part, at, isWanted }) =>
		isWanted ? (
			<span key={at} data-tone="warning" className="rounded-xs bg-tone-soft ring-1 ring-tone">
				{part}
			</span>
		) : (
			part
		),
	)
}

/** Splits a text into what is wanted, as it is written there, and the rest. */
function splitAround(text: string, wanted: string) {
	const parts: { part: string; at: number; isWanted: boolean }[] = []
	const lower = text.toLowerCase()
	let at = 0
	for (let hit = lower.indexOf(wanted); hit >= 0; hit = lower.indexOf(wanted, at)) {
		parts.push({ part: text.slice(at, hit), at, isWanted: false })
		at = hit + wanted.length
		parts.push({ part: text.slice(hit, at), at: hit, isWanted: true })
	}
	return [...parts, { part: text.slice(at), at, isWanted: false }]
}
