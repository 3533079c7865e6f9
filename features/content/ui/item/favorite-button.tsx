import { Star } from 'lucide-react'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
import type { ContentItem } from '#features/content/contract.ts'
import { useUpdateItem } from './use-item-actions.ts'

type FavoriteButtonProps = {
	item: Pick<ContentItem, 'id' | 'isFavorite'>
	/** What it is called where there are several. */
	label?: string
	className?: string
}

/** Makes a piece one's favorite, and takes it back. */
export function FavoriteButton({
	item: { id, isFavorite },
	label = 'Favorite',
	className,
}: FavoriteButtonProps) {
	const update = useUpdateItem()
	// Shows a change immediately; a rejected request reverts it.
	const isOn = update.isPending ? !isFavorite : isFavorite
	return (
		<IconButton
			label={label}
			hint={isOn ? 'Remove from favorites' : 'Add to favorites'}
			data-tone="average"
			aria-pressed={isOn}
			className={className}
			onClick={() => update.isPending || update.mutate({ id, isFavorite: !isFavorite })}
		>
			<Star className={classNames('size-4', isOn && 'fill-current text-tone')} aria-hidden="true" />
		</IconButton>
	)
}
