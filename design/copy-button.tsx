import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#design/icon-button.tsx'
import { toast } from '#design/toast.ts'

/** How long the button says that it has copied, in milliseconds. */
const copiedShownFor = 2_000

type CopyButtonProps = {
	/** What it copies, after the verb: "Copy Start Call URL". */
	label: string
	/** Asked for when the button is pressed where it is a function. */
	text: string | (() => string)
}

/** Puts a text on the clipboard, and says when the browser does not let it. */
export function CopyButton({ label, text }: CopyButtonProps) {
	const [isCopied, setIsCopied] = useState(false)
	useEffect(() => {
		if (!isCopied) return
		const timer = setTimeout(() => setIsCopied(false), copiedShownFor)
		return () => clearTimeout(timer)
	}, [isCopied])
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
			setIsCopied(true)
		} catch {
			toast({
				title: 'Not copied',
				description: 'This browser doesn’t allow copying. Select the text and copy it yourself.',
				tone: 'destructive',
			})
		}
	}
	const Icon = isCopied ? Check : Copy
	return (
		<IconButton label={isCopied ? 'Copied' : label} onClick={copy}>
			<Icon className="size-4" aria-hidden="true" />
		</IconButton>
	)
}
