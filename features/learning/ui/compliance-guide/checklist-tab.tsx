import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardBody } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { checklistItemIds } from '#features/learning/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { checklist } from '../../texts/compliance-guide/checklist.ts'
import { useChecklist } from './use-checklist.ts'

/** The eight things to tick on a call, one's own, cleared for the next one. */
export function ChecklistTab() {
	const { checked, isReady, mark, error } = useChecklist()
	return (
		<div className="max-w-3xl space-y-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="text-muted-foreground" role="status">
					<span className="num font-medium text-foreground">{checked.size}</span> of {checklistItemIds.length}{' '}
					done on this call
				</p>
				<Button
					variant="outline"
					size="sm"
					aria-disabled={checked.size === 0}
					onClick={() => checked.size > 0 && mark('clear')}
				>
					Clear for the next call
				</Button>
			</div>
			{error ? (
				<Alert tone="failed" role="alert">
					Couldn’t save the checklist. {messageOf(error)}
				</Alert>
			) : null}
			{checklist.map(({ stage, items }) => (
				<Card key={stage}>
					<CardBody className="pt-4">
						<fieldset>
							<legend className="font-semibold text-md">{stage}</legend>
							<div className="mt-1 divide-y">
								{items.map(({ id, label, detail }) => (
									<Checkbox
										key={id}
										className="items-start py-2.5 [&>input]:mt-0.75"
										checked={checked.has(id)}
										disabled={!isReady}
										onChange={(isChecked) => mark({ itemId: id, isChecked })}
										label={
											<>
												<span className="block font-medium">{label}</span>
												<span className="block text-muted-foreground">{detail}</span>
											</>
										}
									/>
								))}
							</div>
						</fieldset>
					</CardBody>
				</Card>
			))}
		</div>
	)
}
