import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { Card, CardFooter } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { employeeChats } from './read-profile.ts'

/** The conversations that a person saved, by title and date; what was said stays with the person. */
export function ChatsTab({ id }: { id: string }) {
	const list = useInfiniteQuery(employeeChats(id))
	const { data, error, isPending, refetch } = list
	const chats = data?.pages.flatMap((page) => page.items) ?? []
	return (
		<Card aria-label="Chat History">
			{isPending ? (
				<Loading label="Loading conversations" className="p-5">
					<Skeleton className="h-40" />
				</Loading>
			) : null}
			{error ? (
				<LoadFailure className="m-5" onRetry={refetch}>
					{messageOf(error)}
				</LoadFailure>
			) : null}
			{data && !chats.length ? (
				<EmptyState
					icon={<MessageSquareText />}
					heading="h2"
					title="No saved conversations"
					text="Saved conversations with the coach appear here."
				/>
			) : null}
			{chats.length ? (
				<Table label="Saved conversations">
					<thead>
						<tr>
							<TableHead>Title</TableHead>
							<TableHead>Saved</TableHead>
						</tr>
					</thead>
					<tbody>
						{chats.map(({ id: chat, title, createdAt }) => (
							<TableRow key={chat}>
								<TableCell className="break-words font-medium">{title}</TableCell>
								<TableCell className="whitespace-nowrap text-muted-foreground">
									<time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
								</TableCell>
							</TableRow>
						))}
					</tbody>
				</Table>
			) : null}
			<CardFooter className="justify-between text-muted-foreground text-sm">
				<p>You see only titles and dates. What was said stays between the person and the coach.</p>
				<ShowMore list={list} />
			</CardFooter>
		</Card>
	)
}
