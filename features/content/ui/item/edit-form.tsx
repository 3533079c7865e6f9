import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { Textarea } from '#design/textarea.tsx'
import type { ContentItem } from '#features/content/contract.ts'
import { longestContent, longestTitle } from '#features/content/limits.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import { findBlanks } from '../text/mark-words.ts'
import { type Edited, removeIfUnchanged, type unsavedEdit } from '../unsaved.ts'
import { useUpdateItem } from './use-item-actions.ts'

type EditFormProps = {
	item: ContentItem
	edited: Edited
	/** Where it is kept until it is saved. */
	unsaved: ReturnType<typeof unsavedEdit>
}

/** Changes the title and the words of a piece. */
export function EditForm({ item, edited, unsaved }: EditFormProps) {
	const { title, content } = edited
	const [areFaultsShown, setAreFaultsShown] = useState(false)
	const update = useUpdateItem(() => removeIfUnchanged(unsaved, edited))
	const titleFault = title.trim() ? null : 'Please enter a title.'
	const contentFault = faultOf(content.trim())
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		setAreFaultsShown(true)
		const { elements } = event.currentTarget
		if (titleFault) focusOn(elements.namedItem('title'))
		else if (contentFault) focusOn(elements.namedItem('content'))
		else if (!update.isPending) update.mutate({ id: item.id, title: title.trim(), content: content.trim() })
	}
	return (
		<form onSubmit={submit} noValidate className="max-w-[66ch] space-y-4" aria-label="Edit content">
			<Field label="Title" error={areFaultsShown ? titleFault : null}>
				{(wiring) => (
					<Input
						{...wiring}
						name="title"
						autoComplete="off"
						maxLength={longestTitle}
						value={title}
						onChange={(event) => unsaved.write({ ...edited, title: event.target.value })}
					/>
				)}
			</Field>
			<Field
				label="Content"
				hint="It’s checked again when you save."
				error={areFaultsShown || content.length > longestContent ? contentFault : null}
			>
				{(wiring) => (
					<Textarea
						{...wiring}
						ref={selectFirstBlank}
						name="content"
						rows={Math.min(24, Math.max(8, content.split('\n').length + 2))}
						className="resize-y"
						value={content}
						onChange={(event) => unsaved.write({ ...edited, content: event.target.value })}
					/>
				)}
			</Field>
			<div className="flex justify-end gap-2">
				<Button variant="outline" onClick={() => unsaved.write(null)}>
					Cancel
				</Button>
				<Button type="submit" aria-disabled={update.isPending || undefined}>
					Save
				</Button>
			</div>
		</form>
	)
}

function faultOf(content: string): string | null {
	if (!content) return 'Please enter the content.'
	if (content.length <= longestContent) return null
	const [most, tooMany] = [formatNumber(longestContent), content.length - longestContent]
	return `Content can have at most ${most} characters. Remove ${formatCount(tooMany, 'character')}.`
}

/** One begins where there is something to fill in, else at the start. */
function selectFirstBlank(box: HTMLTextAreaElement | null): void {
	const [blank = { start: 0, end: 0 }] = box ? findBlanks(box.value) : []
	box?.focus()
	box?.setSelectionRange(blank.start, blank.end)
}

function focusOn(field: RadioNodeList | Element | null): void {
	if (field instanceof HTMLElement) field.focus()
}
