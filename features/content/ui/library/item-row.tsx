import { CircleX } from 'lucide-react'
import { Badge } from '#design/badge.tsx'
import { classNames } from '#design/class-names.ts'
import type { ContentItem } from '#features/content/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { ApprovedBadge } from '../approved-badge.tsx'
import { typeNames } from '../content-types.ts'
import { FavoriteButton } from '../item/favorite-button.tsx'

/** On the button that opens a piece, with its id. */
export const rowMark = 'data-row'

type ItemRowProps = { item: ContentItem; isOpen: boolean; onOpen: () => void }

/** A piece in the list. */
export function ItemRow({ item, isOpen, onOpen }: ItemRowProps) {
	const { id, title, type, content, createdAt, usage, owner, isMine, isApproved, findings } = item
	return (
		<li data-tone="info" className={classNames('relative', isOpen ? 'bg-tone-soft' : 'hover:bg-accent/60')}>
			<button
				type="button"
				{...{ [rowMark]: id }}
				aria-current={isOpen || undefined}
				onClick={onOpen}
				className="w-full py-3 pr-12 pl-4 text-left -outline-offset-2"
			>
				<span className="block truncate font-medium">{title}</span>
				<span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted-foreground text-sm">
					<Badge>{typeNames[type]}</Badge>
					<span className="num">{formatCount(content.length, 'character')}</span>
				</span>
				<span className="mt-1 block text-muted-foreground text-sm">
					<span className="num">
						{formatDate(createdAt)} · Used {usage.timesUsed}x
					</span>
					{isMine ? null : ` · ${owner.name}`}
				</span>
				{isApproved || findings.length > 0 ? (
					<span className="mt-1.5 flex flex-wrap gap-1.5">
						{isApproved ? <ApprovedBadge /> : null}
						{findings.length > 0 ? (
							<Badge tone="critical">
								<CircleX aria-hidden="true" />
								Don’t use
							</Badge>
						) : null}
					</span>
				) : null}
			</button>
			<FavoriteButton
				item={item}
				label={`Favorite ${title}`}
				className="absolute top-2 right-2 coarse:top-0.5 coarse:right-0.5"
			/>
			{isOpen ? <span className="absolute inset-y-0 left-0 w-0.5 bg-primary" aria-hidden="true" /> : null}
		</li>
	)
}
