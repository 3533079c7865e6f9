import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { toast } from '#design/toast.ts'
import type { Uploaded } from '#features/recordings/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import type { Tracking } from './progress-tracking.ts'
import { refreshCalls } from './refresh-calls.ts'
import { type Parcel, sendFile } from './send-file.ts'
import { trackRecording } from './track-recording.ts'
import { isWorthConverting, validateFile, validateTranscript } from './validate-file.ts'

/** Files that were chosen but not uploaded yet. */
export type Draft = Parcel & {
	step: 'prompt' | 'converting' | 'ready' | 'sending'
	/** Of the conversion or the sending. */
	percent: number
	isConverted: boolean
	/** Why the last attempt failed; the file is kept. */
	problem: string | null
}

/** An uploaded recording while it is processed, or after a failure until dismissed. */
export type Tracked = { uploaded: Uploaded; tracking: Tracking }

export type UploadState = { draft: Draft | null; tracked: Tracked | null }

/** Outside of React: an upload continues while its person looks at other pages. */
let state: UploadState = { draft: null, tracked: null }
let sending = new AbortController()
let stopTracking = () => {}
const watchers = new Set<() => void>()

export function useUpload(): UploadState {
	return useSyncExternalStore(watchUpload, readUpload, readUpload)
}

export function readUpload(): UploadState {
	return state
}

function watchUpload(watcher: () => void): () => void {
	watchers.add(watcher)
	return () => watchers.delete(watcher)
}

/** A call was dropped or picked: it becomes the draft, beside a transcript chosen before, or a toast says why not. */
export function chooseAudio(file: File): void {
	if (refuseSecond()) return
	const problem = validateFile(file)
	if (problem) {
		toast({ ...problem, tone: 'destructive' })
		return
	}
	const step = isWorthConverting(file) ? 'prompt' : 'ready'
	const transcript = state.draft?.audio ? null : (state.draft?.transcript ?? null)
	setDraft({ audio: file, transcript, step, percent: 0, isConverted: false, problem: null })
}

/** Adds a transcript to the chosen audio, or alone if there is none. Rejects other files with a toast. */
export function chooseTranscript(file: File): void {
	if (refuseSecond()) return
	const problem = validateTranscript(file)
	if (problem) {
		toast({ ...problem, tone: 'destructive' })
		return
	}
	const draft = state.draft ?? { audio: null, step: 'ready', percent: 0, isConverted: false, problem: null }
	setDraft({ ...draft, transcript: file, problem: null })
}

export function dropTranscript(): void {
	if (state.draft?.audio) changeDraft({ transcript: null })
	else setDraft(null)
}

/** Drops what was chosen, and stops converting or sending it. */
export function cancelDraft(): void {
	sending.abort()
	setDraft(null)
}

/** Makes an MP3 of the draft in this browser; afterwards it is ready to be sent. */
export async function convertDraft(): Promise<void> {
	const { draft } = state
	if (!draft?.audio || draft.step === 'sending') return
	changeDraft({ step: 'converting', percent: 0, problem: null })
	const { signal } = newAttempt()
	try {
		const { convertAudio } = await import('./convert-audio.ts')
		const audio = await convertAudio(draft.audio, {
			onPercent: (percent) => changeDraft({ percent }),
			signal,
		})
		if (signal.aborted) return
		changeDraft({ audio, step: 'ready', percent: 0, isConverted: true })
		toast({
			title: 'Conversion complete!',
			description: `Your file has been converted to ${audio.name.endsWith('.wav') ? 'WAV' : 'MP3'} format.`,
			tone: 'success',
		})
	} catch (error) {
		if (signal.aborted) return
		changeDraft({ step: 'prompt', problem: messageOf(error) })
		toast({
			title: 'Conversion failed',
			description: 'Unable to convert the file. Try a different format.',
			tone: 'destructive',
		})
	}
}

/** Sends the draft; when the server has it, follows its processing and keeps the lists of `queries` fresh. */
export async function sendDraft(queries: QueryClient): Promise<void> {
	const { draft } = state
	if (!draft || refuseSecond()) return
	changeDraft({ step: 'sending', percent: 0, problem: null })
	const { signal } = newAttempt()
	window.addEventListener('beforeunload', askBeforeLeaving)
	try {
		const uploaded = await sendFile(draft, { onPercent: (percent) => changeDraft({ percent }), signal })
		if (signal.aborted) return
		setDraft(null)
		follow(uploaded, queries)
		toast({
			title: 'Upload Complete!',
			description:
				"Your audio is now being processed. Processing time depends on file size - please don't close this tab.",
			tone: 'success',
		})
		refreshCalls(queries)
	} catch (error) {
		if (signal.aborted) return
		const problem = messageOf(error)
		changeDraft({ step: 'ready', percent: 0, problem })
		toast({ title: 'Upload failed', description: problem, tone: 'destructive' })
	} finally {
		window.removeEventListener('beforeunload', askBeforeLeaving)
	}
}

/** Removes the card of a failed upload. Processing continues for a running one, which is in the list of recordings. */
export function dismissTracked(): void {
	stopTracking()
	set({ ...state, tracked: null })
}

function follow(uploaded: Uploaded, queries: QueryClient) {
	stopTracking()
	stopTracking = trackRecording(uploaded.id, {
		onChange: (tracking) => set({ ...state, tracked: { uploaded, tracking } }),
		onSettled: ({ outcome }) => {
			refreshCalls(queries)
			if (outcome !== 'complete') return
			set({ ...state, tracked: null })
			toast({
				title: 'Processing complete!',
				description: 'Your recording has been analyzed and is ready to view.',
				tone: 'success',
			})
		},
	})
}

function refuseSecond(): boolean {
	const isBusy = state.draft?.step === 'sending' || state.draft?.step === 'converting'
	if (isBusy)
		toast({
			title: 'Upload in progress',
			description: 'Please wait for the current upload to complete.',
			tone: 'destructive',
		})
	return isBusy
}

function newAttempt(): AbortController {
	sending = new AbortController()
	return sending
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
	event.preventDefault()
}

function changeDraft(change: Partial<Draft>) {
	if (state.draft) setDraft({ ...state.draft, ...change })
}

function setDraft(draft: Draft | null) {
	set({ ...state, draft })
}

function set(next: UploadState) {
	state = next
	for (const watcher of watchers) watcher()
}
