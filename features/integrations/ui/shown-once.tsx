import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { CopyField } from '#design/copy-field.tsx'
import { DialogFooter } from '#design/dialog.tsx'

type ShownOnceProps = {
	/** What it is: 'API token'. */
	label: string
	secret: string
	/** What to do with it. */
	hint: string
	onClose: () => void
}

/** A secret, in the only moment in which anyone can see it. */
export function ShownOnce({ label, secret, hint, onClose }: ShownOnceProps) {
	return (
		<div className="mt-4 space-y-4" role="status">
			<Alert tone="warning">Copy it now and store it safely. It won’t be shown again.</Alert>
			<CopyField label={label} hint={hint} text={secret} />
			<DialogFooter>
				<Button onClick={onClose}>I’ve saved it</Button>
			</DialogFooter>
		</div>
	)
}
