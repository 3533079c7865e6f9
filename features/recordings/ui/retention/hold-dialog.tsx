import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Dialog } from '#design/dialog.tsx'
import { ReasonForm } from '#design/reason-form.tsx'
import { toast } from '#design/toast.ts'
import type { Recording } from '#features/recordings/contract.ts'
import { longestHoldReason, shortestHoldReason } from '#features/recordings/limits.ts'
import { refreshCalls } from '#features/recordings/ui/refresh-calls.ts'
import { messageOf, request } from '#platform/browser/request.ts'

const faces = {
	place: {
		method: 'POST',
		title: 'Place a legal hold?',
		description:
			'This call can’t be deleted, by people or by the retention period, until the hold is lifted.',
		action: 'Place hold',
		told: 'Legal hold placed',
	},
	lift: {
		method: 'DELETE',
		title: 'Lift the legal hold?',
		description: 'The call can be deleted again, by people and by the retention period.',
		action: 'Lift hold',
		told: 'Legal hold lifted',
	},
}

type HoldDialogProps = { call: Pick<Recording, 'id' | 'isHeld'>; onClose: () => void }

/** Places a legal hold on a call, or lifts the one that is there, with a reason. For administrators. */
export default function HoldDialog({ call, onClose }: HoldDialogProps) {
	return (
		<Dialog open onOpenChange={onClose}>
			<HoldForm call={call} onClose={onClose} />
		</Dialog>
	)
}

function HoldForm({ call, onClose }: HoldDialogProps) {
	const { method, title, description, action, told } = faces[call.isHeld ? 'lift' : 'place']
	const queries = useQueryClient()
	const change = useMutation({
		mutationFn: (reason: string) => request(method, `/api/recordings/${call.id}/hold`, { reason }),
		onSuccess: () => {
			toast({ title: told, tone: 'success' })
			refreshCalls(queries)
			onClose()
		},
	})
	return (
		<ReasonForm
			title={title}
			description={description}
			hint="Recorded in the audit trail with your name."
			action={action}
			shortest={shortestHoldReason}
			longest={longestHoldReason}
			isPending={change.isPending}
			failure={change.error ? messageOf(change.error) : null}
			onReason={(reason) => change.mutate(reason)}
			onClose={onClose}
		/>
	)
}
