import { MessageSquarePlus, MessageSquareText } from 'lucide-react'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
import { useCall } from '#features/analysis/ui/call/call-context.ts'
import { usePlayerState } from '#features/recordings/ui/player/player.ts'
import { formatTimecode } from '#platform/browser/format-time.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { useCommenting } from './commenting.tsx'

/** In the player: a comment on what is heard at this moment. */
export function CommentNow() {
	const { player } = useCall()
	const { write } = useCommenting()
	const time = usePlayerState(player, (state) => Math.floor(state.time))
	return (
		<IconButton
			label={`Comment at ${formatTimecode(time)}`}
			variant="outline"
			onClick={() => {
				player.pause()
				write(time)
			}}
		>
			<MessageSquarePlus className="size-4" aria-hidden="true" />
		</IconButton>
	)
}

/** At a turn: how many comments there are on it, and another one. Until there are any, it shows when it is wanted. */
export function CommentOnTurn({ start, end }: { start: number; end: number | null }) {
	const { comments = [], write } = useCommenting()
	const here = comments.filter(({ at }) => at !== null && at >= start && (end === null || at < end)).length
	const time = formatTimecode(start)
	return (
		<button
			type="button"
			aria-label={`Comment at ${time}${here ? `, ${formatCount(here, 'comment')} so far` : ''}`}
			onClick={() => write(start)}
			className={classNames(
				'-my-0.5 inline-flex h-6 min-w-6 shrink-0 items-center justify-center gap-1 rounded-md px-1 text-muted-foreground text-xs hover:bg-accent hover:text-foreground',
				here === 0 &&
					'pointer-fine:opacity-0 focus-visible:opacity-100 group-hover/turn:opacity-100 group-focus-within/turn:opacity-100',
			)}
		>
			{here ? (
				<>
					<MessageSquareText className="size-4" aria-hidden="true" />
					<span className="num">{here}</span>
				</>
			) : (
				<MessageSquarePlus className="size-4" aria-hidden="true" />
			)}
		</button>
	)
}
