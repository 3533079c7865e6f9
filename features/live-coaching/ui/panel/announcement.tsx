import { useEffect, useState } from 'react'
import type { LiveWarning } from '#features/live-coaching/contract.ts'
import type { Hint } from '../hints/choose-hint.ts'
import type { CallState } from './call-state.ts'
import { openWarnings, waitsForNotice } from './live-state.ts'
import { whyHint } from './why-hint.ts'
import { writePhoneNumber } from './write-call.ts'

function describeWarning({ title, isToCheck, isSpeakerGuessed }: LiveWarning) {
	const words = `${isToCheck ? 'check' : 'correct'} this now: ${title}.`
	return isSpeakerGuessed ? `If you said it, ${words}` : `${words[0]?.toUpperCase()}${words.slice(1)}`
}

/** Announces the newest event to screen readers, politely and in one sentence. */
export function Announcement({ state, hint }: { state: CallState; hint: Hint | null }) {
	const { call, hintReason } = state
	const [words, setWords] = useState('')
	const [warning] = openWarnings(state)
	const isWaiting = waitsForNotice(state)
	const opening = `Live Coaching opened for ${writePhoneNumber(call.phoneNumber)}${isWaiting ? ' and is waiting for the recording notice' : ''}.`
	const hintWords = hint && `Hint: ${whyHint(hint, hintReason)}.`
	const warningWords = warning && describeWarning(warning)
	// Screen readers announce only changes in a live region that already exists.
	useEffect(() => setWords(opening), [opening])
	useEffect(() => {
		if (hintWords) setWords(hintWords)
	}, [hintWords])
	useEffect(() => {
		if (warningWords) setWords(warningWords)
	}, [warningWords])
	return (
		<p role="status" className="sr-only">
			{words}
		</p>
	)
}
