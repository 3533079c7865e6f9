import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, FileText, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { formatSize } from '#platform/text/format-number.ts'
import { ProgressLine, UploadCard } from './upload-card.tsx'
import { cancelDraft, convertDraft, type Draft, dropTranscript, sendDraft } from './upload-store.ts'

/** What was chosen, until the server has it: to be converted, ready to be sent, or on its way. */
export default function DraftCard({ draft }: { draft: Draft }) {
	const card = useRef<HTMLDivElement>(null)
	const { step } = draft
	// The button that was pressed is gone with its step: the focus stays with the file.
	useEffect(() => {
		if (step && document.activeElement === document.body) card.current?.focus()
	}, [step])
	return (
		<div ref={card} tabIndex={-1} className="rounded-lg outline-none">
			{step === 'prompt' ? <ConversionPrompt draft={draft} /> : null}
			{step === 'converting' ? <Underway draft={draft} stage="Converting to MP3" /> : null}
			{step === 'ready' ? <Ready draft={draft} /> : null}
			{step === 'sending' ? (
				<Underway draft={draft} stage={`Uploading ${draft.percent}%`} note="Keep this tab open" />
			) : null}
		</div>
	)
}

function ConversionPrompt({ draft }: { draft: Draft }) {
	const queries = useQueryClient()
	const [showsAdvice, setShowsAdvice] = useState(false)
	return (
		<UploadCard
			name={nameOf(draft)}
			detail="Convert it to MP3 here, use your own converter, or upload it unchanged."
		>
			<Problem draft={draft} />
			<div className="mt-3 flex flex-wrap gap-2">
				<Button size="sm" onClick={convertDraft}>
					Convert to MP3
				</Button>
				<Button size="sm" variant="outline" onClick={() => sendDraft(queries)}>
					Upload unchanged
				</Button>
				<Button
					size="sm"
					variant="outline"
					aria-expanded={showsAdvice}
					onClick={() => setShowsAdvice(!showsAdvice)}
				>
					Use an external converter
				</Button>
				<Cancel />
			</div>
			{showsAdvice ? <ConverterAdvice /> : null}
		</UploadCard>
	)
}

/** Programs on the rep's own computer: a converter on the web would be given the customer's words. */
function ConverterAdvice() {
	return (
		<p className="mt-3 text-muted-foreground text-sm">
			<Outside to="https://www.audacityteam.org/">Audacity</Outside> and{' '}
			<Outside to="https://www.videolan.org/vlc/">VLC</Outside> are free and save a call as MP3 on your own
			computer. Avoid online converters: they could keep what your client said. Then choose the MP3 here.
		</p>
	)
}

function Outside({ to, children }: { to: string; children: string }) {
	return (
		<a href={to} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1">
			{children}
			<ExternalLink className="size-3" aria-hidden="true" />
			<span className="sr-only">(opens in a new tab)</span>
		</a>
	)
}

function Ready({ draft }: { draft: Draft }) {
	const queries = useQueryClient()
	const { audio, transcript, problem } = draft
	return (
		<UploadCard
			name={nameOf(draft)}
			isAudio={audio !== null}
			detail={describe(draft)}
			aside={
				<div className="flex gap-1">
					<Cancel />
					<Button size="sm" onClick={() => sendDraft(queries)}>
						{problem ? 'Try again' : uploadWords(draft)}
					</Button>
				</div>
			}
		>
			{audio && transcript ? <Attached transcript={transcript} /> : null}
			<Problem draft={draft} />
		</UploadCard>
	)
}

function Attached({ transcript }: { transcript: File }) {
	return (
		<p className="mt-2 flex items-center gap-2 text-muted-foreground text-sm">
			<FileText className="size-4 shrink-0" aria-hidden="true" />
			<span className="min-w-0 truncate">With transcript {transcript.name}</span>
			<IconButton label={`Remove ${transcript.name}`} onClick={dropTranscript}>
				<X className="size-4" aria-hidden="true" />
			</IconButton>
		</p>
	)
}

function Underway({ draft, stage, note }: { draft: Draft; stage: string; note?: ReactNode }) {
	const name = nameOf(draft)
	return (
		<UploadCard
			name={name}
			isAudio={draft.audio !== null}
			aside={
				<>
					<p className="num font-semibold">{draft.percent}%</p>
					<Cancel />
				</>
			}
		>
			<ProgressLine percent={draft.percent} label={`${stage.split(' ')[0]} ${name}`} stage={stage}>
				{note ? <span>{note}</span> : null}
			</ProgressLine>
		</UploadCard>
	)
}

function Problem({ draft: { problem } }: { draft: Draft }) {
	return problem ? (
		<Alert tone="failed" role="alert" className="mt-3">
			{problem}
		</Alert>
	) : null
}

function Cancel() {
	return (
		<Button size="sm" variant="ghost" onClick={cancelDraft}>
			Cancel
		</Button>
	)
}

function nameOf({ audio, transcript }: Draft): string {
	return audio?.name ?? transcript?.name ?? ''
}

function describe({ audio, transcript, isConverted }: Draft): string {
	const size = formatSize(audio?.size ?? transcript?.size ?? 0)
	if (!audio) return `${size}, a transcript without audio: it will be scored, but there’s nothing to play`
	return isConverted ? `${size}, converted` : size
}

function uploadWords({ audio, isConverted }: Draft): string {
	if (!isConverted) return 'Upload'
	return audio?.name.endsWith('.wav') ? 'Upload WAV' : 'Upload MP3'
}
