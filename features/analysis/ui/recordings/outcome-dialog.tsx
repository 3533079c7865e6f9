import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import type { BulkReport } from './use-bulk-actions.ts'

type OutcomeDialogProps = { report: BulkReport | null; onClose: () => void }

/** Says which calls something could not be done to, and why. */
export function OutcomeDialog({ report, onClose }: OutcomeDialogProps) {
	return (
		<Dialog open={report !== null} onOpenChange={(isOpen) => isOpen || onClose()}>
			{report ? (
				<DialogContent title={report.title} description="These calls stay selected:">
					<ul className="mt-3 divide-y border-y">
						{report.failures.map(({ call, error }) => (
							<li key={call.id} className="py-2">
								<p className="font-medium">{callTitle(call)}</p>
								<p className="text-muted-foreground text-sm">{error}</p>
							</li>
						))}
					</ul>
					<DialogFooter>
						<Button onClick={onClose}>Close</Button>
					</DialogFooter>
				</DialogContent>
			) : null}
		</Dialog>
	)
}
