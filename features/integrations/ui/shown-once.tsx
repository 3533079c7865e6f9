import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { DialogFooter } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'

type ShownOnceProps = {
	/** What it is: 'API token'. */
	label: string
	secret: string
	/** What to do with it. */
	hint: string
	onClose: () => void
}

/** A secret, in the only moment in which anybody can see it. */
export function ShownOnce({ label, secret, hint, onClose }: ShownOnceProps) {
	return (
		<div className="mt-4 space-y-4" role="status">
			<Alert tone="warning">Copy it now and keep it safe. It is not shown again.</Alert>
			<Field label={label} hint={hint}>
				{(wiring) => (
					<div className="flex items-center gap-1">
						<Input
							{...wiring}
							className="code text-sm"
							readOnly
							value={secret}
							onFocus={(event) => event.target.select()}
						/>
						<CopyButton label={`Copy ${label}`} text={secret} />
					</div>
				)}
			</Field>
			<DialogFooter>
				<Button onClick={onClose}>I have kept it</Button>
			</DialogFooter>
		</div>
	)
}
