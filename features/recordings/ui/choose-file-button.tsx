import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from '#design/button.tsx'
import { chooseAudio } from './upload-store.ts'
import { offeredExtensions } from './validate-file.ts'

type FileButtonProps = Omit<ButtonProps, 'onClick' | 'type' | 'asChild'> & {
	/** Extensions in the format of the file picker: ".mp3,.wav" */
	accept: string
	/** The name of the file field, for those who cannot see the button it belongs to. */
	inputLabel: string
	onFile: (file: File) => void
	children: ReactNode
}

/** A button that opens the file picker of the system. */
export function FileButton({ accept, inputLabel, onFile, children, ...props }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<Button {...props} onClick={() => input.current?.click()}>
				{children}
			</Button>
			<input
				ref={input}
				type="file"
				accept={accept}
				aria-label={inputLabel}
				tabIndex={-1}
				className="sr-only"
				onChange={(event) => {
					const [file] = event.target.files ?? []
					// Emptied, so that the same file can be chosen again after it was refused.
					event.target.value = ''
					if (file) onFile(file)
				}}
			/>
		</>
	)
}

/** Picks a call to upload; what becomes of it is shown in the upload panel. */
export function ChooseFileButton(props: Omit<ButtonProps, 'onClick' | 'type' | 'asChild' | 'children'>) {
	return (
		<FileButton accept={offeredExtensions} inputLabel="Audio file" onFile={chooseAudio} {...props}>
			Choose File
		</FileButton>
	)
}
