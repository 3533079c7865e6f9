import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { IconButton } from '#design/icon-button.tsx'
import type { NameRequired } from '#design/name-dialog.tsx'
import { RenameField } from '#design/rename-field.tsx'

type SavedRowProps = {
	name: string
	/** What stands below the name. */
	details: ReactNode
	isOpening: boolean
	onOpen: () => void
	renaming: {
		/** Characters. */
		longest: number
		required: NameRequired
		isSaving: boolean
		/** Takes another name, and calls `onRenamed` once it is kept: until then the field stays. */
		onName: (name: string, onRenamed: () => void) => void
	}
	/** What is asked before it is gone. */
	deletion: { title: string; text: string; onConfirm: () => void }
}

/** A row of what a person has saved: opens, is renamed in place, is deleted. */
export function SavedRow({ name, details, isOpening, onOpen, renaming, deletion }: SavedRowProps) {
	const [isRenaming, setIsRenaming] = useState(false)
	const pencil = useRef<HTMLButtonElement>(null)
	const stopRenaming = () => {
		setIsRenaming(false)
		// The pencil is there again only after the next drawing.
		requestAnimationFrame(() => pencil.current?.focus())
	}
	if (isRenaming)
		return (
			<li className="px-3 py-2.5">
				<RenameField
					name={name}
					longest={renaming.longest}
					required={renaming.required}
					isSaving={renaming.isSaving}
					onName={(wanted) => renaming.onName(wanted, stopRenaming)}
					onCancel={stopRenaming}
				/>
			</li>
		)
	return (
		<li className="flex items-center gap-1 py-1 pr-2">
			<button
				type="button"
				disabled={isOpening}
				onClick={onOpen}
				className="min-w-0 flex-1 rounded-md px-3 py-2 text-left hover:bg-accent/60"
			>
				<span className="block truncate font-medium">{name}</span>
				<span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
					{details}
				</span>
			</button>
			<IconButton ref={pencil} label={`Rename ${name}`} hint="Rename" onClick={() => setIsRenaming(true)}>
				<Pencil className="size-4" aria-hidden="true" />
			</IconButton>
			<ConfirmDialog action="Delete" {...deletion}>
				<IconButton label={`Delete ${name}`} hint="Delete">
					<Trash2 className="size-4" aria-hidden="true" />
				</IconButton>
			</ConfirmDialog>
		</li>
	)
}
