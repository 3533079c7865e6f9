import { Upload } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { classNames } from '#design/class-names.ts'
import { transcriptExtensions } from '#features/recordings/limits.ts'
import { ChooseFileButton, FileButton } from './choose-file-button.tsx'
import { chooseAudio, chooseTranscript } from './upload-store.ts'

/** Where files are dropped or chosen. */
export default function DropArea() {
	const { getRootProps, isDragActive } = useDropzone({
		multiple: false,
		noClick: true,
		noKeyboard: true,
		onDrop: ([file], [refused]) => {
			const dropped = file ?? refused?.file
			if (dropped) chooseAudio(dropped)
		},
	})
	return (
		<div
			{...getRootProps({ role: undefined, tabIndex: undefined })}
			className={classNames(
				'flex flex-1 flex-col items-center justify-center gap-3 rounded-lg border border-border-strong border-dashed bg-muted/50 px-4 py-5 text-center @lg:flex-row @lg:gap-4 @lg:py-3.5 @lg:text-left',
				isDragActive && 'border-primary bg-accent',
			)}
		>
			<span
				aria-hidden="true"
				className="grid size-9 shrink-0 place-items-center rounded-lg border bg-card text-muted-foreground"
			>
				<Upload className="size-4" />
			</span>
			<div className="min-w-0 @lg:flex-1">
				<p className="font-medium">{isDragActive ? 'Drop the file to add it' : 'Drop an audio file here'}</p>
				<p className="mt-0.5 text-muted-foreground text-sm">
					MP3, WAV, M4A, AAC, FLAC, OGG or WebM. Up to 1.5GB or 120 minutes.
				</p>
			</div>
			<div className="flex flex-wrap items-center justify-center gap-2">
				<TranscriptButton>Add a transcript</TranscriptButton>
				<ChooseFileButton variant="outline" />
			</div>
		</div>
	)
}

/** Picks the words of a call in writing: they are used in place of recognition, with or without the audio. */
function TranscriptButton({ children }: { children: string }) {
	return (
		<FileButton
			accept={transcriptExtensions.map((extension) => `.${extension}`).join(',')}
			inputLabel="Transcript file"
			onFile={chooseTranscript}
			variant="ghost"
		>
			{children}
		</FileButton>
	)
}
