import type { FormEvent } from 'react'
import { Alert } from '#design/alert.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { type PlanOrder, plans, type Subscription, totalPrice } from '#features/billing/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { describePlan } from '../describe-plan.ts'
import { useOrderKey } from '../order-key.ts'
import { useSubscriptionChange } from './use-subscription-change.ts'

type ChangePlanDialogProps = {
	subscription: Subscription
	/** What it is to become; null while the dialog is closed. */
	change: Omit<PlanOrder, 'key'> | null
	onClose: () => void
}

/** Says what a change of plan costs before it is made. */
export function ChangePlanDialog({ subscription, change, onClose }: ChangePlanDialogProps) {
	return (
		<Dialog open={change !== null} onOpenChange={(isOpen) => isOpen || onClose()}>
			{change ? <ChangePlanForm subscription={subscription} change={change} onClose={onClose} /> : null}
		</Dialog>
	)
}

type ChangePlanFormProps = ChangePlanDialogProps & { change: Omit<PlanOrder, 'key'> }

function ChangePlanForm({ subscription, change, onClose }: ChangePlanFormProps) {
	const changing = useSubscriptionChange(subscription.id, onClose)
	const { key, renewAfter } = useOrderKey()
	const { title } = plans[change.tier]
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (!changing.isPending)
			changing.mutate(
				{ action: 'plan', order: { ...change, key }, done: `You’re now on ${title}` },
				{ onError: renewAfter },
			)
	}
	return (
		<DialogContent
			title={`Change to ${title}?`}
			description={`${describePlan({ ...change, price: totalPrice(change) })}.`}
		>
			<form onSubmit={submit} className="mt-3">
				<p className="text-muted-foreground">
					You’re now on {describePlan(subscription)}. We credit the time left in the period you paid for. If
					the new plan costs more, the difference is charged to your card now; if it costs less, the rest of
					the credit goes toward your next invoices.
				</p>
				{changing.error ? (
					<Alert tone="failed" className="mt-3">
						{messageOf(changing.error)}
					</Alert>
				) : null}
				<FormFooter
					action={changing.isPending ? 'Changing…' : `Change to ${title}`}
					disabled={changing.isPending}
					onCancel={onClose}
				/>
			</form>
		</DialogContent>
	)
}
