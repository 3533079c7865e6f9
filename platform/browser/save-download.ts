/**
 * Saves an answer as a download, by the name that the server gives it, when all of it is there. Browsers keep what they
 * receive on disk.
 * @throws TypeError where the answer breaks off
 */
export async function saveDownload(answer: Response, usualName: string): Promise<void> {
	const [, name = usualName] = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
	const link = document.createElement('a')
	link.href = URL.createObjectURL(await answer.blob())
	link.download = name
	link.click()
	// The browser reads it after the click: an address given back at once would be one of nothing.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
