import type { PackOrder } from '#features/records/contract.ts'
import { request } from '#platform/browser/request.ts'

/**
 * Has a pack made and saves it as a download, when all of it is there. Browsers keep what they receive on disk.
 * @throws RequestError where it is refused, TypeError where it breaks off
 */
export async function downloadPack(order: PackOrder) {
	const answer = await request('POST', '/api/admin/exam-packs', order)
	const [, name = 'exam-pack.zip'] =
		/filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
	const link = document.createElement('a')
	link.href = URL.createObjectURL(await answer.blob())
	link.download = name
	link.click()
	// The browser reads it after the click: an address given back at once would be one of nothing.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
