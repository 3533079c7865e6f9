import { useMutation } from '@tanstack/react-query'
import type { Revealed, Segment } from '#features/recordings/contract.ts'
import { request } from '#platform/browser/request.ts'

/** Reads the words of a call with nothing hidden; takes the reason. They are given on and kept nowhere. */
export function useRevealTranscript(recordingId: string, onRevealed: (segments: Segment[]) => void) {
	return useMutation({
		async mutationFn(reason: string) {
			const answer = await request('POST', `/api/recordings/${recordingId}/reveal`, { reason })
			const { segments } = (await answer.json()) as Revealed
			onRevealed(segments)
		},
	})
}
