import { Lightbulb } from 'lucide-react'
import { Avatar } from '#design/avatar.tsx'
import { classNames } from '#design/class-names.ts'
import { rolePlayBarTone } from '#features/analysis/ui/score-bands.ts'
import type { PracticeMessage } from '#features/role-play/contract.ts'
import { formatTime } from '#platform/browser/format-time.ts'
import { FindingNote } from './finding-note.tsx'

type MessageRowProps = {
	message: PracticeMessage
	prospectName: string
	repName: string
	/** A language model was to say it, and the built-in prospect stood in. */
	isStandIn: boolean
}

/**
 * What one of the two said, how it sounded, and what it did for the call. A prohibited claim brings its own words to
 * say instead, so that no further coaching is shown with it.
 */
export function MessageRow({
	message: { id, speaker, message, timestamp, analysis },
	isStandIn,
	...names
}: MessageRowProps) {
	const isRep = speaker === 'user'
	return (
		<li id={`message-${id}`} className={classNames('flex gap-3', isRep && 'flex-row-reverse')}>
			<Avatar name={isRep ? names.repName : names.prospectName} tone={isRep ? 'info' : 'neutral'} />
			<div className={classNames('min-w-0 max-w-[36rem]', isRep && 'text-right')}>
				<p
					className={classNames(
						'inline-block whitespace-pre-wrap break-words rounded-xl px-3.5 py-2.5 text-left',
						isRep ? 'rounded-tr-sm bg-secondary' : 'rounded-tl-sm border bg-card',
					)}
				>
					{message}
				</p>
				<p
					className={classNames(
						'mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted-foreground text-xs',
						isRep && 'justify-end',
					)}
				>
					<span>
						{isRep ? 'You' : names.prospectName}, {formatTime(timestamp)}
					</span>
					<ToneAndEffect analysis={analysis} />
					{isStandIn ? <span>Built-in reply: the model’s wasn’t usable</span> : null}
				</p>
				{analysis.findings.map((finding) => (
					<FindingNote key={finding.code + finding.quote} finding={finding} className="mt-2 text-left" />
				))}
				{analysis.coaching && analysis.findings.every(({ level }) => level === 'likely') ? (
					<p
						data-tone="info"
						className="mt-2 inline-flex gap-2 rounded-lg bg-tone-soft px-3 py-2 text-left text-sm"
					>
						<Lightbulb className="mt-0.5 size-4 shrink-0 text-tone-text" aria-hidden="true" />
						<span>
							<span className="sr-only">Coaching: </span>
							{analysis.coaching}
						</span>
					</p>
				) : null}
			</div>
		</li>
	)
}

export function ToneAndEffect({ analysis }: Pick<PracticeMessage, 'analysis'>) {
	const effectiveness = analysis.effectiveness === null ? null : Math.round(analysis.effectiveness)
	return (
		<>
			<span>
				Tone: <span className="text-foreground">{analysis.tone}</span>
			</span>
			{effectiveness === null ? null : (
				<span className="flex items-center gap-1.5" data-tone={rolePlayBarTone(effectiveness)}>
					<span className="dot size-1.5" />
					Effectiveness <span className="num font-semibold text-foreground">{effectiveness}/10</span>
				</span>
			)}
		</>
	)
}
