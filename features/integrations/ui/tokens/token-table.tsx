import { Badge } from '#design/badge.tsx'
import { DeleteButton } from '#design/delete-button.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { ApiToken } from '#features/integrations/contract.ts'
import { formatDate, formatDateTime } from '#platform/browser/format-time.ts'
import { useRevokeToken } from './read-tokens.ts'

type TokenTableProps = {
	label: string
	tokens: readonly ApiToken[]
	/** Whose they are, where they are not all one's own. */
	showsOwner?: boolean
}

/** Tokens with the fields that identify them, each with a button to revoke it. */
export function TokenTable({ label, tokens, showsOwner = false }: TokenTableProps) {
	return (
		<Table label={label}>
			<thead>
				<tr>
					<TableHead>Name</TableHead>
					{showsOwner ? <TableHead>Owner</TableHead> : null}
					<TableHead>Access</TableHead>
					<TableHead>Last used</TableHead>
					<TableHead>Expires</TableHead>
					<TableHead>
						<span className="sr-only">Actions</span>
					</TableHead>
				</tr>
			</thead>
			<tbody>
				{tokens.map((token) => (
					<TokenRow key={token.id} token={token} showsOwner={showsOwner} />
				))}
			</tbody>
		</Table>
	)
}

function TokenRow({ token, showsOwner }: { token: ApiToken; showsOwner: boolean }) {
	const { name, start, scopes, lastUsedAt, expiresAt, isExpired, owner } = token
	return (
		<TableRow>
			<TableCell className="min-w-44 py-2">
				<span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
				<span className="code text-muted-foreground text-sm">{start}…</span>
			</TableCell>
			{showsOwner ? <TableCell className="whitespace-nowrap">{owner.name}</TableCell> : null}
			<TableCell className="py-2">
				<span className="flex flex-wrap gap-1">
					{scopes.map((scope) => (
						<Badge key={scope}>{scope}</Badge>
					))}
				</span>
			</TableCell>
			<TableCell className="num whitespace-nowrap text-sm">
				{lastUsedAt ? <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time> : 'Never'}
			</TableCell>
			<TableCell className="num whitespace-nowrap text-sm">
				{isExpired ? (
					<Badge tone="warning">Expired</Badge>
				) : (
					<time dateTime={expiresAt}>{formatDate(expiresAt)}</time>
				)}
			</TableCell>
			<TableCell className="w-12">
				<RevokeButton token={token} />
			</TableCell>
		</TableRow>
	)
}

function RevokeButton({ token: { id, name } }: { token: ApiToken }) {
	const revocation = useRevokeToken()
	return (
		<DeleteButton
			label={`Revoke ${name}`}
			action="Revoke"
			title={`Revoke ${name}?`}
			text="Programs that use this token lose access immediately. This can’t be undone."
			isBusy={revocation.isPending}
			onConfirm={() => revocation.mutate(id)}
		/>
	)
}
