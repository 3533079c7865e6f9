import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, CircleX } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { ContentItem } from '#features/content/contract.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { messageOf, RequestError } from '#platform/browser/request.ts'
import { ChangesNote } from '../changes-note.tsx'
import { contentItem, itemInLists } from '../items.ts'
import { ContentText } from '../text/content-text.tsx'
import { unsavedEdit } from '../unsaved.ts'
import { isFocusLost, useLostFocus } from '../use-lost-focus.ts'
import { BlanksNote } from './blanks-note.tsx'
import { EditForm } from './edit-form.tsx'
import { FindingsNote } from './findings-note.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemHeader } from './item-header.tsx'
import { PrintSheet } from './print-sheet.tsx'

type ItemViewProps = {
	id: string
	/** Not when it is what the page is opened with: then the focus stays where the browser puts it. */
	takesFocus: () => boolean
	onOpen: (id: string) => unknown
	onClose: () => unknown
}

/** A piece of the library, with all that can be done with it. */
export function ItemView({ id, takesFocus, onOpen, onClose }: ItemViewProps) {
	const queries = useQueryClient()
	const heading = useRef<HTMLHeadingElement>(null)
	const focusHeading = useEffectEvent(() => {
		if (takesFocus() && isFocusLost()) heading.current?.focus({ preventScroll: true })
	})
	useEffect(() => focusHeading(), [])
	const { data: item, error } = useQuery({
		...contentItem(id),
		placeholderData: () => itemInLists(queries, id),
	})
	return (
		<Card aria-label="Selected content" className="min-w-0">
			<div className="border-b p-2 lg:hidden">
				<Button variant="ghost" size="sm" onClick={onClose}>
					<ChevronLeft className="size-4" aria-hidden="true" />
					Back
				</Button>
			</div>
			{item ? (
				<Item item={item} headingRef={heading} onOpen={onOpen} onDeleted={onClose} />
			) : error ? (
				<NotShown error={error} />
			) : (
				<Loading label="Loading the content" className="space-y-4 p-5 lg:p-6">
					<Skeleton className="h-6 w-64 max-w-full" />
					<Skeleton className="h-5 w-40" />
					<Skeleton className="h-80" />
				</Loading>
			)}
		</Card>
	)
}

type ItemProps = {
	item: ContentItem
	headingRef: RefObject<HTMLHeadingElement | null>
	onOpen: (id: string) => unknown
	onDeleted: () => unknown
}

function Item({ item, headingRef, onOpen, onDeleted }: ItemProps) {
	const { content, changes, findings, generationParams } = item
	const unsaved = unsavedEdit(usePerson().id, item.id)
	const edited = unsaved.use()
	const isEditing = edited !== null && item.isMine
	useLostFocus(`${isEditing} ${item.updatedAt}`, () => headingRef.current)
	const startEditing = () => unsaved.write({ title: item.title, content })
	return (
		<>
			<ItemHeader
				item={item}
				headingRef={headingRef}
				isEditing={isEditing}
				onEdit={startEditing}
				onOpen={onOpen}
				onDeleted={() => {
					unsaved.write(null)
					return onDeleted()
				}}
			/>
			<div className="border-y bg-muted/60 px-5 py-3 lg:px-6">
				<p className="eyebrow">Original request</p>
				<p className="mt-0.5 wrap-anywhere whitespace-pre-line">
					{generationParams.purpose ?? 'No request recorded'}
				</p>
			</div>
			<div className="grid grid-cols-1 gap-x-8 gap-y-6 p-5 lg:p-6 xl:grid-cols-[minmax(0,1fr)_15rem]">
				<div className="min-w-0">
					{isEditing ? (
						<EditForm item={item} edited={edited} unsaved={unsaved} />
					) : (
						<>
							<FindingsNote item={item} />
							<ChangesNote changes={changes} className="mb-5" />
							<BlanksNote content={content} onFill={item.isMine ? startEditing : null} />
							<ContentText
								content={content}
								quotes={findings.map(({ quote }) => quote)}
								className="max-w-[66ch] space-y-3.5 text-md leading-6.5"
							/>
						</>
					)}
				</div>
				<ItemFacts item={item} onOpen={onOpen} />
			</div>
			{findings.length === 0 ? <PrintSheet item={item} /> : null}
		</>
	)
}

function NotShown({ error }: { error: Error }) {
	const isGone = error instanceof RequestError && error.status === 404
	return (
		<EmptyState
			icon={<CircleX />}
			heading="h2"
			tone="failed"
			title={isGone ? 'Content not found' : 'Failed to fetch content'}
			text={isGone ? 'It was deleted, or it belongs to someone else.' : messageOf(error)}
		/>
	)
}
