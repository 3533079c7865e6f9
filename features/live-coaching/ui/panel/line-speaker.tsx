import { classNames } from '#design/class-names.ts'
import { Tooltip } from '#design/tooltip.tsx'
import type { LiveEntry } from '#features/live-coaching/contract.ts'
import { correctSpeaker } from './live-store.ts'
import { speakerLabel } from './speaker-names.ts'
import { isCorrectable, isGuess, other } from './speakers.ts'

/** The speaker of a line. Pressing it switches to the other speaker, unless the audio channel makes it certain. */
export function LineSpeaker({ entry, isNewest }: { entry: LiveEntry; isNewest: boolean }) {
	const { id, speaker } = entry
	const label = speakerLabel(entry)
	const looks = classNames(
		isGuess(entry) ? 'font-medium italic' : 'font-semibold',
		speaker === 'rep' && 'text-link',
	)
	if (speaker === 'ai' || !isCorrectable(entry)) return <span className={looks}>{label}</span>
	const change = speaker === 'rep' ? 'Change to Customer' : 'Change to You'
	return (
		<Tooltip text={isNewest ? `${change} (Alt S)` : change}>
			<button
				type="button"
				aria-description={change}
				{...(isNewest && { 'aria-keyshortcuts': 'Alt+S' })}
				className={classNames(
					looks,
					'min-h-6 rounded-sm underline decoration-dotted underline-offset-4 coarse:min-h-11 hover:decoration-solid',
				)}
				onClick={() => correctSpeaker(id, other(speaker))}
			>
				{label}
			</button>
		</Tooltip>
	)
}
