import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#design/icon-button.tsx'
import { toast } from '#design/toast.ts'

/** How long the button says that it has copied, in milliseconds. */
const toldFor = 2_000

/** Copies the words of an answer as they are read. */
export function CopyButton({ words }: { words: () => string }) {
	const [isCopied, setIsCopied] = useState(false)
	useEffect(() => {
		if (!isCopied) return
		const timer = setTimeout(() => setIsCopied(false), toldFor)
		return () => clearTimeout(timer)
	}, [isCopied])
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(words())
			setIsCopied(true)
		} catch {
			toast({
				title: 'Not copied',
				description: 'This browser does not let pages copy. Select the words and copy them.',
				tone: 'destructive',
			})
		}
	}
	const Icon = isCopied ? Check : Copy
	return (
		<IconButton label={isCopied ? 'Copied' : 'Copy answer'} onClick={copy}>
			<Icon className="size-4" aria-hidden="true" />
		</IconButton>
	)
}
