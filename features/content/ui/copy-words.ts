import { toast } from '#design/toast.ts'

/** Puts words on the clipboard, and says whether the browser let it. */
export async function copyWords(words: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(words)
		toast({ title: 'Copied!', tone: 'success' })
		return true
	} catch {
		toast({
			title: 'Copy Failed',
			description: 'This browser doesn’t allow copying. Select the text and copy it yourself.',
			tone: 'destructive',
		})
		return false
	}
}
