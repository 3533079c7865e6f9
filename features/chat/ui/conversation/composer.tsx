import { Send, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { Alert } from '#design/alert.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Textarea } from '#design/textarea.tsx'
import { longestMessage } from '#features/chat/limits.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import { type Chat, mayBeSent } from './use-chat.ts'

/** The box grows with its words to this height, in pixels. */
const tallest = 160

/** Where the rep types; Enter sends, Shift and Enter begin a new line. */
export function Composer({ chat }: { chat: Chat }) {
	const { text, setText, isWaiting, failure } = chat
	const box = useRef<HTMLTextAreaElement>(null)
	const id = useId()
	useGrowing(box, text)
	const focusBox = () => box.current?.focus({ preventScroll: true })
	const isBlocked = isWaiting || chat.isLoading || chat.error !== null || !mayBeSent(text)
	const tooMany = text.trim().length - longestMessage
	const submit = () => {
		if (isBlocked) return
		chat.send()
		focusBox()
	}
	return (
		<form
			className="border-t p-3"
			onSubmit={(event: FormEvent) => {
				event.preventDefault()
				submit()
			}}
		>
			{failure ? (
				<Alert tone="failed" className="mb-3">
					<span className="font-medium">{failure.title}.</span> {failure.text}
				</Alert>
			) : null}
			<div className="mx-auto flex max-w-[62rem] items-end gap-2">
				<label className="sr-only" htmlFor={id}>
					Message
				</label>
				<Textarea
					ref={box}
					id={id}
					rows={1}
					className="min-h-9 py-1.5 coarse:min-h-11 coarse:py-2.5"
					placeholder="Ask AI Candor"
					aria-invalid={tooMany > 0 || undefined}
					aria-describedby={tooMany > 0 ? `${id}-long` : undefined}
					value={text}
					onChange={(event) => setText(event.target.value)}
					onKeyDown={(event: KeyboardEvent) => {
						if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
						event.preventDefault()
						submit()
					}}
				/>
				{isWaiting ? (
					<IconButton
						label="Stop"
						variant="outline"
						size="icon"
						onClick={() => {
							chat.stop()
							focusBox()
						}}
					>
						<Square className="size-3 fill-current" aria-hidden="true" />
					</IconButton>
				) : null}
				<IconButton label="Send" type="submit" variant="primary" size="icon" disabled={isBlocked}>
					<Send className="size-4" aria-hidden="true" />
				</IconButton>
			</div>
			{tooMany > 0 ? (
				<p id={`${id}-long`} className="mt-2 text-destructive text-sm">
					A message can have at most {formatNumber(longestMessage)} characters. Remove{' '}
					{formatCount(tooMany, 'character')}.
				</p>
			) : null}
		</form>
	)
}

function useGrowing(box: { current: HTMLTextAreaElement | null }, text: string): void {
	useLayoutEffect(() => {
		const { current } = box
		if (!current) return
		void text
		current.style.height = 'auto'
		const border = current.offsetHeight - current.clientHeight
		current.style.height = `${Math.min(tallest, current.scrollHeight + border)}px`
	}, [box, text])
}
