import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { TwoFactorState } from '#features/people/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { NewBackupCodesDialog } from './new-backup-codes-dialog.tsx'
import { refreshSecurity, twoFactorState } from './read-security.ts'
import { SetUpTwoFactor } from './set-up-two-factor.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

export function TwoFactorCard() {
	const { data: state, error, refetch } = useQuery(twoFactorState)
	return (
		<Card>
			<CardHeader>
				<CardTitle>Two-factor</CardTitle>
				{state && !state.isSingleSignOn ? (
					<Badge tone={state.isOn ? 'success' : 'neutral'}>{state.isOn ? 'On' : 'Off'}</Badge>
				) : null}
			</CardHeader>
			<CardBody className="space-y-4">
				<p className="max-w-2xl text-muted-foreground">
					Two-factor protects your account with a code from an app on your phone, in addition to your
					password.
				</p>
				{state ? <TwoFactor state={state} /> : null}
				{!state && !error ? (
					<Loading label="Loading sign-in options">
						<Skeleton className="h-9 w-48" />
					</Loading>
				) : null}
				{error ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
			</CardBody>
		</Card>
	)
}

type Open = 'set-up' | 'turn-off' | 'backup-codes' | null

function TwoFactor({
	state: { isOn, isSingleSignOn, isRequired, backupCodesLeft },
}: {
	state: TwoFactorState
}) {
	const queries = useQueryClient()
	const [open, setOpen] = useState<Open>(null)
	const [areCodesShown, setAreCodesShown] = useState(false)
	const close = () => setOpen(null)
	const refresh = () => refreshSecurity(queries)
	const finish = () => {
		close()
		setAreCodesShown(false)
		refresh()
	}
	if (isSingleSignOn)
		return (
			<Alert>
				You sign in through your company’s sign-in provider, which asks for a code when it needs one.
			</Alert>
		)
	return (
		<>
			{isOn ? (
				<>
					<p>
						{formatCount(backupCodesLeft ?? 0, 'backup code')} left.
						{isRequired ? ' Your company requires two-factor, so turn it off only to set it up again.' : ''}
					</p>
					<div className="flex flex-wrap gap-2">
						<Button variant="outline" onClick={() => setOpen('backup-codes')}>
							Create new backup codes
						</Button>
						<Button variant="destructive-ghost" onClick={() => setOpen('turn-off')}>
							Turn off
						</Button>
					</div>
				</>
			) : (
				<Button onClick={() => setOpen('set-up')}>Turn on two-factor</Button>
			)}
			<Dialog open={open === 'set-up'} onOpenChange={finish}>
				<DialogContent title="Turn on two-factor" isHeld={areCodesShown}>
					<SetUpTwoFactor onTurnedOn={() => setAreCodesShown(true)} onCancel={finish} onDone={finish} />
				</DialogContent>
			</Dialog>
			<TurnOffDialog open={open === 'turn-off'} onOpenChange={close} onDone={refresh} />
			<NewBackupCodesDialog open={open === 'backup-codes'} onOpenChange={close} onDone={refresh} />
		</>
	)
}
