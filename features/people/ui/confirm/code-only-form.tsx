import { Button } from '#design/button.tsx'
import { DialogFooter } from '#design/dialog.tsx'
import { CodeField } from '#features/people/ui/code-field.tsx'
import { useCodeForm } from '#features/people/ui/use-code-form.ts'

type CodeOnlyFormProps = {
	isBusy: boolean
	/** Why the last code was rejected. */
	error: string | null
	onSubmit: (code: string) => void
	onCancel: () => void
}

/** Asks for an authenticator code or a backup code instead of the password. */
export function CodeOnlyForm({ isBusy, error, onSubmit, onCancel }: CodeOnlyFormProps) {
	const { code, setCode, input, submit } = useCodeForm(isBusy, onSubmit)
	return (
		<form className="mt-4 space-y-4" onSubmit={submit} noValidate>
			<CodeField kind="any" ref={input} value={code} onChange={setCode} error={isBusy ? null : error} />
			<DialogFooter>
				<Button variant="outline" onClick={onCancel}>
					Cancel
				</Button>
				<Button type="submit" aria-disabled={isBusy || !code.trim()}>
					Confirm
				</Button>
			</DialogFooter>
		</form>
	)
}
