import type { LiveEntry } from '#features/live-coaching/contract.ts'

/** Words of one side of the call that will not change any more. `confidence` is 0-1, null where there is none. */
type CapturedWords = Pick<LiveEntry, 'text' | 'confidence'> & { speaker: 'customer' | 'rep' }

export type CallCaptureOptions = {
	/** The dialer's name of the call in progress: the server hears no other. Another one ends the capture. */
	callId: string
	/** The state in which everyone must consent to be heard; null elsewhere. */
	consentState: string | null
	/** The customer was notified of the recording. Until then, in such a state, only the rep is heard. */
	hasGivenNotice: boolean
	onEntry: (words: CapturedWords) => void
	/** What one side is saying and may still change; an empty text when there is nothing. */
	onPartial: (speaker: CapturedWords['speaker'], text: string) => void
	/** Why it does not hear the call, or does no more, as a sentence for people. It is off then. */
	onProblem: (words: string) => void
}

export type CallCapture = {
	/** 'starting' while the browser asks the person for the tab and the microphone; 'lost' while it connects again. */
	state: 'off' | 'starting' | 'on' | 'lost'
	/** Call it from a press: browsers share a tab upon nothing else. */
	start: () => void
	stop: () => void
}
