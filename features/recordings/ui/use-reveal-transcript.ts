import { useMutation } from '@tanstack/react-query'
import { Revealed, type Segment } from '#features/recordings/contract.ts'
import { requestJson } from '#platform/browser/request.ts'

/** Reads the words of a call with nothing hidden; takes the reason. They are given on and kept nowhere. */
export function useRevealTranscript(recordingId: string, onRevealed: (segments: Segment[]) => void) {
	return useMutation({
		async mutationFn(reason: string) {
			const address = `/api/recordings/${recordingId}/reveal`
			const { segments } = await requestJson('POST', address, Revealed, { reason })
			onRevealed(segments)
		},
	})
}
