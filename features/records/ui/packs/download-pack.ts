import { read } from '#platform/browser/request.ts'

export type PackOrder = {
	/** Null for all calls with the phone number. */
	recordingId: string | null
	phone: string
	/** Why the personal numbers are to be in it; null leaves them out. */
	reason: string | null
}

const address = '/api/admin/exam-packs'

/** Lets the browser download a pack. Throws where there is no call with the phone number. */
export async function downloadPack({ recordingId, phone, reason }: PackOrder) {
	const query = new URLSearchParams({ ...(recordingId ? {} : { phone }), ...(reason ? { reason } : {}) })
	// A download that fails tells nobody why: what can be refused is asked first.
	if (!recordingId) await read(`${address}/calls?${new URLSearchParams({ phone })}`)
	const link = document.createElement('a')
	link.href = `${recordingId ? `${address}/${recordingId}.zip` : address}?${query}`
	link.download = ''
	link.click()
}
