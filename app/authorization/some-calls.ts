import { Uploaded } from '#features/recordings/contract.ts'
import { misleadingCall, readCall, someCall, whenScored } from '../some-call.ts'
import { begin, file, form, someSilence } from '../some-upload.ts'
import type { SomeAskers } from './some-askers.ts'

const spoken = [...misleadingCall, ['customer', 'My card is 4111 1111 1111 1111.']] as const
const transcript = spoken.map(([speaker, text]) => `${speaker}: ${text}`).join('\n')

/** A form with a call that has audio, something to find and a number to hide. */
export const uploadForm = () =>
	form({ audio: file(someSilence(), 'call.wav'), transcript: file(transcript, 'call.txt') }).body

/** A call of the owner's, perhaps not analyzed yet. */
export const unscoredCall = async ({ app, owner }: SomeAskers) => ({
	id: await someCall(app, owner, misleadingCall, 'Kowalczyk.txt'),
})

/** A call of the owner's with its score. */
export async function scoredCall({ owner }: SomeAskers) {
	const answer = await owner.fetch('/api/recordings', { method: 'POST', body: uploadForm() })
	const { id } = Uploaded.parse(await answer.json())
	await whenScored(owner, id)
	return { id }
}

const shared = new WeakMap<SomeAskers, ReturnType<typeof scoredCall>>()

/** The same for all whose request leaves its words and its analysis as they are. */
export function sharedScoredCall(company: SomeAskers) {
	const call = shared.get(company) ?? scoredCall(company)
	shared.set(company, call)
	return call
}

/** A finding of a call of the owner's: of the shared one, unless the newest is wanted. */
export async function someFinding(company: SomeAskers, call = sharedScoredCall) {
	const { id } = await call(company)
	const { reviewKeys, analysis } = await readCall(company.owner, id)
	const [key, code] = [reviewKeys.findings[0], analysis?.findings[0]?.code]
	if (!key || !code) throw new Error('nothing was found')
	return { id, key, code }
}

/** A resumable upload that the owner began. */
export async function someUpload({ owner }: SomeAskers) {
	const answer = await owner.fetch('/api/uploads', begin(9, 'call.wav'))
	return { '*': answer.headers.get('location')?.split('/').at(-1) ?? '' }
}
