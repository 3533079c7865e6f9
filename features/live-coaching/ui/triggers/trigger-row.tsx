import { Pencil } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { DeleteButton } from '#design/delete-button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Switch } from '#design/switch.tsx'
import type { TriggerInUse } from '#features/live-coaching/contract.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { useDeleteTrigger, useSwitchTrigger } from './use-trigger-actions.ts'

type TriggerRowProps = { trigger: TriggerInUse; onEdit: () => void; onDeleted: () => void }

/** Phrases that a row shows. */
const phrasesShown = 4

/** A trigger with its switch, its words, and how often its hint was shown. */
export function TriggerRow({ trigger, onEdit, onDeleted }: TriggerRowProps) {
	const { id, title, hint, isEnabled, isBuiltIn, shown, dismissed } = trigger
	const switching = useSwitchTrigger()
	return (
		<li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3">
			<Switch
				className="mt-0.5"
				aria-label={`Listen for ${title}`}
				checked={isEnabled}
				onCheckedChange={(isOn) => switching.mutate({ id, isEnabled: isOn })}
			/>
			<div className="min-w-0 flex-1 basis-60">
				<p className="flex flex-wrap items-center gap-2">
					<span className="font-medium">{title}</span>
					{isBuiltIn ? null : <Badge>Custom</Badge>}
				</p>
				<p className="text-muted-foreground text-sm">{wordsOf(trigger)}</p>
				<p className="mt-1 text-sm">{hint ?? 'Feel, felt, found'}</p>
			</div>
			<p className="num whitespace-nowrap text-muted-foreground text-sm max-sm:ml-14">
				{`${formatNumber(shown)} shown, ${formatNumber(dismissed)} dismissed`}
			</p>
			<div className="-my-1 ml-auto flex w-17 justify-end coarse:w-24">
				<IconButton label={`Edit ${title}`} hint="Edit" onClick={onEdit}>
					<Pencil className="size-4" aria-hidden="true" />
				</IconButton>
				{isBuiltIn ? null : <Deletion trigger={trigger} onDeleted={onDeleted} />}
			</div>
		</li>
	)
}

function Deletion({ trigger: { id, title }, onDeleted }: Pick<TriggerRowProps, 'trigger' | 'onDeleted'>) {
	const deletion = useDeleteTrigger(onDeleted)
	return (
		<DeleteButton
			label={`Delete ${title}`}
			title="Delete this trigger?"
			text={`“${title}”, its words and its hint counts will be permanently deleted.`}
			isBusy={deletion.isPending}
			onConfirm={() => deletion.mutate(id)}
		/>
	)
}

const speakers = { customer: 'Customer says', rep: 'Rep says', anyone: 'Anyone says' }

function wordsOf({ speaker, phrases }: TriggerInUse) {
	const first = phrases.slice(0, phrasesShown).map((phrase) => `“${phrase}”`)
	const more = phrases.length - first.length
	return `${speakers[speaker]} ${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
