import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { allTokens, ownTokens } from './read-tokens.ts'
import { TokenTable } from './token-table.tsx'

/** One's own tokens, or everybody's. */
export function TokensSection({ ofEverybody = false }: { ofEverybody?: boolean }) {
	const { data: tokens, error, refetch } = useQuery(ofEverybody ? allTokens : ownTokens)
	if (error) return <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure>
	if (!tokens)
		return (
			<Loading label="Loading the tokens">
				<Skeleton className="h-40 rounded-xl" />
			</Loading>
		)
	return (
		<Card className="overflow-hidden">
			{tokens.length ? (
				<TokenTable
					label={ofEverybody ? 'Everybody’s tokens' : 'Your tokens'}
					tokens={tokens}
					showsOwner={ofEverybody}
				/>
			) : (
				<EmptyState
					icon={<KeyRound />}
					heading="h2"
					title={ofEverybody ? 'Nobody has a token' : 'No tokens yet'}
					text={
						ofEverybody
							? 'Tokens that people make for their programs are listed here.'
							: 'With a token a program of yours uploads calls and reads their scores.'
					}
				/>
			)}
		</Card>
	)
}
