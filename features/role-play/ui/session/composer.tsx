import { Mic, MicOff, Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '#design/button.tsx'
import { Kbd } from '#design/kbd.tsx'
import { Textarea } from '#design/textarea.tsx'
import { longestMessage } from '#features/role-play/limits.ts'
import type { Talk } from './use-conversation.ts'
import type { Voice } from './voice-bar.tsx'

/** From here on the characters left are told. */
const nearTheEnd = longestMessage - 200

type ComposerProps = { talk: Talk; voice: Voice }

/** Where the rep types or speaks; Enter sends, Shift and Enter begin a new line. */
export function Composer({ talk, voice }: ComposerProps) {
	const { text, setText, isWaiting, send } = talk
	const box = useRef<HTMLTextAreaElement>(null)
	useEffect(() => box.current?.focus({ preventScroll: true }), [])
	const isBlocked = isWaiting || voice.isListening || !text.trim()
	const submit = () => {
		if (isBlocked) return
		voice.stop()
		send()
		box.current?.focus({ preventScroll: true })
	}
	const speak = () => {
		if (voice.isListening) voice.stop()
		else
			voice.hear((heard) => {
				const typed = box.current?.value.trimEnd() ?? ''
				setText((typed ? `${typed} ${heard}` : heard).slice(0, longestMessage))
				box.current?.focus({ preventScroll: true })
			})
	}
	return (
		<form
			className="border-t p-3"
			onSubmit={(event: FormEvent) => {
				event.preventDefault()
				submit()
			}}
		>
			<label className="sr-only" htmlFor="reply">
				Your reply
			</label>
			<Textarea
				ref={box}
				id="reply"
				rows={2}
				maxLength={longestMessage}
				placeholder="Type your reply"
				aria-describedby="reply-keys"
				value={text}
				onChange={(event) => setText(event.target.value)}
				onKeyDown={(event: KeyboardEvent) => {
					if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
					event.preventDefault()
					submit()
				}}
			/>
			<div className="mt-2 flex flex-wrap items-center justify-between gap-2">
				<p id="reply-keys" className="text-muted-foreground text-sm max-sm:sr-only">
					{text.length > nearTheEnd ? (
						`${longestMessage - text.length} characters left`
					) : (
						<>
							<Kbd>Enter</Kbd> sends, <Kbd>Shift</Kbd> <Kbd>Enter</Kbd> adds a line
						</>
					)}
				</p>
				<div className="ml-auto flex gap-2">
					<Button variant="outline" aria-pressed={voice.isListening} onClick={speak}>
						{voice.isListening ? (
							<MicOff className="size-4" aria-hidden="true" />
						) : (
							<Mic className="size-4" aria-hidden="true" />
						)}
						{voice.isListening ? 'Listening…' : 'Speak'}
					</Button>
					<Button type="submit" disabled={isBlocked}>
						<Send className="size-4" aria-hidden="true" />
						Send
					</Button>
				</div>
			</div>
		</form>
	)
}
