import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Card, CardFooter } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { allTokens, ownTokens } from './read-tokens.ts'
import { TokenTable } from './token-table.tsx'

/** One's own tokens, or everybody's. */
export function TokensSection({ ofEverybody = false }: { ofEverybody?: boolean }) {
	const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
		ofEverybody ? allTokens : ownTokens,
	)
	const tokens = data?.pages.flatMap((page) => page.items)
	return (
		<div className="space-y-5">
			{tokens ? (
				<Card className="overflow-hidden">
					{tokens.length ? (
						<TokenTable
							label={ofEverybody ? 'All tokens' : 'Your tokens'}
							tokens={tokens}
							showsOwner={ofEverybody}
						/>
					) : (
						<NoTokens ofEverybody={ofEverybody} />
					)}
					{hasNextPage ? (
						<CardFooter className="justify-center">
							<ShowMore list={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
						</CardFooter>
					) : null}
				</Card>
			) : null}
			{error ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
			{!tokens && !error ? (
				<Loading label="Loading the tokens">
					<Skeleton className="h-40 rounded-xl" />
				</Loading>
			) : null}
		</div>
	)
}

function NoTokens({ ofEverybody }: { ofEverybody: boolean }) {
	return (
		<EmptyState
			icon={<KeyRound />}
			heading="h2"
			title={ofEverybody ? 'No one has a token yet' : 'No tokens yet'}
			text={
				ofEverybody
					? 'Tokens that people create for their programs appear here.'
					: 'With a token, your programs can upload calls and read their scores.'
			}
		/>
	)
}
