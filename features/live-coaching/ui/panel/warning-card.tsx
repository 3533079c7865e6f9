import { CircleQuestionMark, OctagonAlert, X } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import type { LiveWarning } from '#features/live-coaching/contract.ts'
import { correctSpeaker, dismissWarning } from './live-store.ts'
import { whoSaid } from './who-said.ts'

/** The newest open warning, with the words to correct it. */
export function WarningCard({ warnings }: { warnings: LiveWarning[] }) {
	const [warning] = warnings
	if (!warning) return null
	const { key, kind, isToCheck, title, severity, citation, sayInstead, isSpeakerGuessed } = warning
	const Icon = isToCheck ? CircleQuestionMark : OctagonAlert
	const tone = kind === 'enrollment' ? 'missing' : isToCheck ? 'warning' : severity
	return (
		<section
			aria-label={isToCheck ? 'Check this' : 'Correct this now'}
			data-tone={tone}
			className="rounded-lg border border-tone-line bg-tone-soft p-3.5"
		>
			<div className="flex items-start gap-2">
				<Icon className="mt-0.5 size-4 shrink-0 text-tone-text" aria-hidden="true" />
				<h3 className="min-w-0 flex-1 font-semibold text-sm text-tone-text">
					{isToCheck ? `Check: ${title}` : title}
				</h3>
				<IconButton className="-my-2 -mr-2" label="Dismiss warning" onClick={() => dismissWarning(key)}>
					<X className="size-4" aria-hidden="true" />
				</IconButton>
			</div>
			<p className="mt-0.5 line-clamp-2 text-sm">{whoSaid(warning)}</p>
			{isSpeakerGuessed ? <AskWhoSpoke entryId={warning.entryId} /> : null}
			<p className="mt-1.5 font-medium text-md leading-6">“{sayInstead}”</p>
			<p className="mt-1.5 flex justify-between gap-3 text-xs">
				<span>{citation}</span>
				{warnings.length > 1 ? (
					<span className="num whitespace-nowrap">{warnings.length - 1} more</span>
				) : null}
			</p>
		</section>
	)
}

/** Lets the rep say who spoke. Words of the customer need no correction. */
function AskWhoSpoke({ entryId }: Pick<LiveWarning, 'entryId'>) {
	return (
		<div className="mt-1.5 flex flex-wrap gap-1.5">
			<Button variant="outline" size="sm" onClick={() => correctSpeaker(entryId, 'rep')}>
				I said it
			</Button>
			<Button variant="outline" size="sm" onClick={() => correctSpeaker(entryId, 'customer')}>
				Customer said it
			</Button>
		</div>
	)
}
