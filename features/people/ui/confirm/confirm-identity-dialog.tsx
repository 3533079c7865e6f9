import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Confirmation } from '#features/people/contract.ts'
import { PasswordForm } from '#features/people/ui/security/password-form.tsx'
import { twoFactorState } from '#features/people/ui/security/read-security.ts'
import { signInWays } from '#features/people/ui/sign-in-ways.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { CodeOnlyForm } from './code-only-form.tsx'
import { describeFailure } from './confirmation-failures.ts'
import { hearConfirmation } from './confirmed-elsewhere.ts'

type ConfirmIdentityDialogProps = { onAnswer: (isConfirmed: boolean) => void }

export default function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
	return (
		<Dialog open onOpenChange={() => onAnswer(false)}>
			<DialogContent
				title="Confirm it’s you"
				description="This change needs a recent sign-in. Everything you entered is kept."
			>
				<Ways onConfirmed={() => onAnswer(true)} onCancel={() => onAnswer(false)} />
			</DialogContent>
		</Dialog>
	)
}

type WayProps = { onConfirmed: () => void; onCancel: () => void }

/** By what people sign in with: their password, a code, or their company's provider. */
function Ways(props: WayProps) {
	const { data: state, error, refetch } = useQuery(twoFactorState)
	if (error) return <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure>
	if (!state)
		return (
			<Loading label="Loading how you sign in" className="mt-4">
				<Skeleton className="h-9" />
			</Loading>
		)
	return state.isSingleSignOn ? <AtProvider {...props} /> : <ByTyping {...props} hasCode={state.isOn} />
}

function ByTyping({ hasCode, onConfirmed, onCancel }: WayProps & { hasCode: boolean }) {
	const [way, setWay] = useState<'password' | 'code'>('password')
	const confirming = useMutation({
		mutationFn: (typed: Confirmation) => request('POST', '/api/sign-in-confirmation', typed),
		onSuccess: onConfirmed,
	})
	const text = confirming.error ? messageOf(confirming.error) : null
	const isBusy = confirming.isPending || confirming.isSuccess
	const choose = (next: typeof way) => {
		confirming.reset()
		setWay(next)
	}
	return (
		<>
			{way === 'password' ? (
				<PasswordForm
					action="Confirm"
					isBusy={isBusy}
					error={text ? { field: 'password', text } : null}
					onSubmit={({ password }) => confirming.mutate({ password })}
					onCancel={onCancel}
				/>
			) : (
				<CodeOnlyForm
					isBusy={isBusy}
					error={text}
					onSubmit={(code) => confirming.mutate({ code })}
					onCancel={onCancel}
				/>
			)}
			{hasCode ? (
				<Button
					variant="ghost"
					className="mt-2"
					onClick={() => choose(way === 'password' ? 'code' : 'password')}
				>
					{way === 'password' ? 'Use a code instead' : 'Use your password instead'}
				</Button>
			) : null}
		</>
	)
}

function AtProvider({ onConfirmed, onCancel }: WayProps) {
	const { data: ways } = useQuery(signInWays)
	const name = ways?.singleSignOn?.name ?? 'your sign-in provider'
	const [failed, setFailed] = useState<string | null>(null)
	useEffect(
		() =>
			hearConfirmation((outcome) => (outcome.failed === null ? onConfirmed() : setFailed(outcome.failed))),
		[onConfirmed],
	)
	return (
		<div className="mt-4 space-y-4">
			<p>Sign in at {name} once more. It opens in a new tab; this page goes on when you’re done.</p>
			{failed === null ? null : (
				<Alert tone="failed" role="alert">
					{describeFailure(failed, name)}
				</Alert>
			)}
			<DialogFooter>
				<Button variant="outline" onClick={onCancel}>
					Cancel
				</Button>
				<Button asChild>
					<a
						href="/api/sign-in-confirmation/sso"
						target="_blank"
						rel="noopener opener"
						onClick={() => setFailed(null)}
					>
						Continue with {name}
					</a>
				</Button>
			</DialogFooter>
		</div>
	)
}
