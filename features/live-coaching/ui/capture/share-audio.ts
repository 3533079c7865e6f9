import type { CallAudio } from './gather-audio.ts'

/** The call cannot be captured; the message is a sentence for people. */
export class CaptureProblem extends Error {}

const notSupported = 'Hearing both sides of a call needs Chrome or Edge on a computer.'
const notShared = 'No tab was shared. Choose your dialer’s tab and share its audio.'
const noTabAudio = 'The tab was shared without its audio. Share it again with “Also share tab audio” on.'
const blocked = 'The microphone is blocked. Allow it in the address bar, then share the tab again.'
const noMicrophone = 'No microphone was found. Connect one, then share the tab again.'
const failed = 'The audio of the call could not be captured. Share the tab again to retry.'

/** Not all of it is among TypeScript's types. Source: www.w3.org/TR/screen-capture and Chrome's additions. */
const tabWithAudio: DisplayMediaStreamOptions & Record<string, unknown> = {
	// Browsers share no audio without a picture.
	video: true,
	audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
	selfBrowserSurface: 'exclude',
	systemAudio: 'include',
}

/**
 * Asks the person for the dialer's tab, in which the customer is heard, and for their microphone. Call it from a
 * press. Throws CaptureProblem, with nothing left open, when one of them is not to be had.
 */
export async function shareAudio(): Promise<CallAudio> {
	// Browsers hide both from pages that are not secure.
	if (!navigator.mediaDevices?.getDisplayMedia || !('AudioWorklet' in window))
		throw new CaptureProblem(notSupported)
	const customer = await shareTab()
	try {
		const rep = await navigator.mediaDevices.getUserMedia({
			audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
		})
		return { customer, rep }
	} catch (error) {
		stopStream(customer)
		throw problemOf(error, { NotAllowedError: blocked, NotFoundError: noMicrophone })
	}
}

export function stopStream(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop()
}

async function shareTab(): Promise<MediaStream> {
	const shared = await navigator.mediaDevices.getDisplayMedia(tabWithAudio).catch((error) => {
		throw problemOf(error, { NotAllowedError: notShared })
	})
	// No one looks at the picture.
	for (const track of shared.getVideoTracks()) track.stop()
	const audio = shared.getAudioTracks()
	if (audio.length === 0) throw new CaptureProblem(noTabAudio)
	return new MediaStream(audio)
}

function problemOf(error: unknown, words: Record<string, string>) {
	const name = error instanceof DOMException ? error.name : ''
	return new CaptureProblem(words[name] ?? failed, { cause: error })
}
