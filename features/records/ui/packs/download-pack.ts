import type { PackOrder } from '#features/records/contract.ts'
import { request } from '#platform/browser/request.ts'
import { saveDownload } from '#platform/browser/save-download.ts'

/**
 * Has a pack made and saves it as a download.
 * @throws RequestError where it is refused, TypeError where it breaks off
 */
export async function downloadPack(order: PackOrder) {
	await saveDownload(await request('POST', '/api/admin/exam-packs', order), 'exam-pack.zip')
}
