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
import { describeConfirmationFailure } from './confirmation-failures.ts'
import { onConfirmation } from './confirmed-elsewhere.ts'

type ConfirmIdentityDialogProps = { onAnswer: (isConfirmed: boolean) => void }

export default function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
	return (
		<Dialog open onOpenChange={() => onAnswer(false)}>
			<DialogContent
				title="Confirm it’s you"
				description="This change requires a recent sign-in. We’ll keep everything you entered."
			>
				<ConfirmationMethod onConfirmed={() => onAnswer(true)} onCancel={() => onAnswer(false)} />
			</DialogContent>
		</Dialog>
	)
}

type MethodProps = { onConfirmed: () => void; onCancel: () => void }

/** The method depends on how the person signs in: a password, a code, or the company's sign-in provider. */
function ConfirmationMethod(props: MethodProps) {
	const { data: state, error, refetch } = useQuery(twoFactorState)
	if (error) return <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure>
	if (!state)
		return (
			<Loading label="Loading sign-in options" className="mt-4">
				<Skeleton className="h-9" />
			</Loading>
		)
	return state.isSingleSignOn ? <AtProvider {...props} /> : <PasswordOrCode {...props} hasCode={state.isOn} />
}

function PasswordOrCode({ hasCode, onConfirmed, onCancel }: MethodProps & { hasCode: boolean }) {
	const [method, setMethod] = useState<'password' | 'code'>('password')
	const confirming = useMutation({
		mutationFn: (typed: Confirmation) => request('POST', '/api/sign-in-confirmation', typed),
		onSuccess: onConfirmed,
	})
	const text = confirming.error ? messageOf(confirming.error) : null
	const isBusy = confirming.isPending || confirming.isSuccess
	const choose = (next: typeof method) => {
		confirming.reset()
		setMethod(next)
	}
	return (
		<>
			{method === 'password' ? (
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
					onClick={() => choose(method === 'password' ? 'code' : 'password')}
				>
					{method === 'password' ? 'Use a code instead' : 'Use your password instead'}
				</Button>
			) : null}
		</>
	)
}

function AtProvider({ onConfirmed, onCancel }: MethodProps) {
	const { data: ways } = useQuery(signInWays)
	const name = ways?.singleSignOn?.name ?? 'your sign-in provider'
	const [failed, setFailed] = useState<string | null>(null)
	useEffect(
		() => onConfirmation((outcome) => (outcome.failed === null ? onConfirmed() : setFailed(outcome.failed))),
		[onConfirmed],
	)
	return (
		<div className="mt-4 space-y-4">
			<p>Sign in to {name} again. It opens in a new tab, and this page continues when you’re done.</p>
			{failed === null ? null : (
				<Alert tone="failed" role="alert">
					{describeConfirmationFailure(failed, name)}
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
