import { Copy as CopyIcon, CopyPlus, Pencil, Printer } from 'lucide-react'
import type { Ref } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { DeleteButton } from '#design/delete-button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import type { ContentItem } from '#features/content/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { ApprovedBadge } from '../approved-badge.tsx'
import { typeNames } from '../content-types.ts'
import { copyWords } from '../copy-words.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { findingsNote } from './findings-note.tsx'
import { useCountUse, useDeleteItem, useDuplicateItem } from './use-item-actions.ts'

type ItemHeaderProps = {
	item: ContentItem
	headingRef: Ref<HTMLHeadingElement>
	isEditing: boolean
	onEdit: () => void
	onOpen: (id: string) => unknown
	onDeleted: () => unknown
}

/** What a piece is called, and what can be done with it. */
export function ItemHeader({ item, headingRef, isEditing, onEdit, onOpen, onDeleted }: ItemHeaderProps) {
	const { title, type, createdAt, isApproved, isMine, owner } = item
	return (
		<div className="flex flex-wrap items-start justify-between gap-3 px-5 py-4 lg:px-6">
			<div className="min-w-0">
				<h2 ref={headingRef} tabIndex={-1} className="wrap-anywhere font-semibold text-lg">
					{title}
				</h2>
				<p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted-foreground text-sm">
					<Badge>{typeNames[type]}</Badge>
					<span>
						Created <span className="num">{formatDate(createdAt)}</span>
						{isMine ? null : ` by ${owner.name}`}
					</span>
					{isApproved ? <ApprovedBadge /> : null}
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-1">
				<FavoriteButton item={item} />
				{isEditing ? null : <UseButtons item={item} onEdit={onEdit} onOpen={onOpen} />}
				{isMine ? <Deletion id={item.id} onDeleted={onDeleted} /> : null}
				{isEditing ? null : <CopyButton item={item} />}
			</div>
		</div>
	)
}

type UseButtonsProps = Pick<ItemHeaderProps, 'item' | 'onEdit' | 'onOpen'>

function UseButtons({ item, onEdit, onOpen }: UseButtonsProps) {
	const use = useCountUse()
	const duplication = useDuplicateItem((copy) => onOpen(copy.id))
	const refusal = refusalOf(item)
	const print = () => {
		if (refusal) return
		window.print()
		use.mutate(item.id)
	}
	return (
		<>
			{item.isMine ? (
				<IconButton label="Edit" onClick={onEdit}>
					<Pencil className="size-4" aria-hidden="true" />
				</IconButton>
			) : null}
			<IconButton
				label="Duplicate"
				aria-disabled={duplication.isPending || undefined}
				onClick={() => duplication.isPending || duplication.mutate(item.id)}
			>
				<CopyPlus className="size-4" aria-hidden="true" />
			</IconButton>
			<IconButton
				label="Print"
				hint={refusal?.text}
				{...refusal?.attributes}
				onClick={print}
				className="aria-disabled:bg-transparent"
			>
				<Printer className="size-4" aria-hidden="true" />
			</IconButton>
		</>
	)
}

function Deletion({ id, onDeleted }: { id: string; onDeleted: () => unknown }) {
	const deletion = useDeleteItem(onDeleted)
	return (
		<DeleteButton
			label="Delete"
			title="Delete this content?"
			text="Are you sure you want to delete this content?"
			isBusy={deletion.isPending}
			onConfirm={() => deletion.mutate(id)}
		/>
	)
}

function CopyButton({ item }: { item: ContentItem }) {
	const use = useCountUse()
	const refusal = refusalOf(item)
	const copy = async () => {
		if (!refusal && (await copyWords(item.content))) use.mutate(item.id)
	}
	return (
		<Button size="sm" className="ml-2" title={refusal?.text} {...refusal?.attributes} onClick={copy}>
			<CopyIcon className="size-4" aria-hidden="true" />
			Copy
		</Button>
	)
}

/** Why a piece is not to be copied or printed, null when it may be. */
function refusalOf({ findings }: ContentItem) {
	if (findings.length === 0) return null
	return {
		text: 'Some of its words can’t be used. See below.',
		attributes: { 'aria-disabled': true, 'aria-describedby': findingsNote } as const,
	}
}
