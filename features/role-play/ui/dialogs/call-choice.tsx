import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Alert } from '#design/alert.tsx'
import { Input } from '#design/input.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { formatDate } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import type { PracticableCall } from './practicable-calls.ts'

type CallChoiceProps = {
	calls: PracticableCall[]
	/** The call for which the dialog was opened: it comes first. */
	pointedAt: PracticableCall | null
	chosen: string | null
	onChoose: (id: string) => void
	words: string
	onWords: (words: string) => void
	list: Pick<
		UseInfiniteQueryResult,
		'isPending' | 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
	>
	error: string | undefined
}

/** One of the calls, found by search where there are many. */
export function CallChoice(props: CallChoiceProps) {
	const { calls, pointedAt, chosen, onChoose, words, onWords, list, error } = props
	const id = useId()
	const offered = pointedAt ? [pointedAt, ...calls.filter((call) => call.id !== pointedAt.id)] : calls
	return (
		<fieldset aria-describedby={error ? `${id}-error` : undefined}>
			<legend className="font-medium text-sm">Recording</legend>
			<Input
				type="search"
				aria-label="Search your calls"
				placeholder="Search your calls"
				className="mt-1.5"
				value={words}
				onChange={(event) => onWords(event.target.value)}
			/>
			<ScrollArea label="Your calls" className="mt-2 max-h-60 rounded-lg border">
				<div className="divide-y">
					{list.isPending ? (
						<Loading label="Loading your calls" className="p-3">
							<Skeleton className="h-24" />
						</Loading>
					) : null}
					{list.error ? <Alert tone="failed">{messageOf(list.error)}</Alert> : null}
					{offered.map((call) => (
						<label
							key={call.id}
							className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 font-normal hover:bg-accent/60"
						>
							<input
								type="radio"
								name={id}
								className="size-4 shrink-0 accent-primary"
								checked={chosen === call.id}
								onChange={() => onChoose(call.id)}
							/>
							<span className="min-w-0 flex-1 break-words">{call.name}</span>
							<span className="text-muted-foreground text-sm">{formatDate(call.uploadedAt)}</span>
						</label>
					))}
					{!list.isPending && offered.length === 0 ? (
						<p className="p-3 text-muted-foreground">No matching calls.</p>
					) : null}
					<ShowMore list={list} variant="ghost" className="m-1" />
				</div>
			</ScrollArea>
			{error ? (
				<p id={`${id}-error`} className="mt-1.5 flex items-center gap-1.5 text-destructive text-sm">
					<CircleAlert className="size-3.5 shrink-0" aria-hidden="true" />
					{error}
				</p>
			) : null}
		</fieldset>
	)
}
