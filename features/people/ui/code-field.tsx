import type { Ref } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'

export type CodeKind = 'app' | 'backup' | 'any'

const kinds = {
	app: {
		label: 'Code',
		hint: 'The six digits that your authenticator app shows for Candor.',
		attributes: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
	},
	backup: {
		label: 'Backup code',
		hint: 'One of the codes you saved when you turned on two-factor. Each works once.',
		attributes: { autoComplete: 'off', maxLength: 20 },
	},
	any: {
		label: 'Code',
		hint: 'The six digits that your authenticator app shows, or a backup code.',
		attributes: { autoComplete: 'one-time-code', maxLength: 20 },
	},
} as const

type CodeFieldProps = {
	kind: CodeKind
	value: string
	onChange: (code: string) => void
	error: string | null
	ref?: Ref<HTMLInputElement>
}

export function CodeField({ kind, value, onChange, error, ref }: CodeFieldProps) {
	const { label, hint, attributes } = kinds[kind]
	return (
		<Field label={label} hint={hint} error={error}>
			{(wiring) => (
				<Input
					{...wiring}
					{...attributes}
					ref={ref}
					name={kind === 'app' ? 'code' : 'backup-code'}
					className="code text-md tracking-widest"
					autoCapitalize="none"
					spellCheck={false}
					required
					value={value}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	)
}

type CodeKindButtonProps = { kind: CodeKind; onKind: (kind: CodeKind) => void }

/** For people without their phone: a backup code. */
export function CodeKindButton({ kind, onKind }: CodeKindButtonProps) {
	return (
		<Button variant="ghost" onClick={() => onKind(kind === 'app' ? 'backup' : 'app')}>
			{kind === 'app' ? 'Use a backup code' : 'Use a code from the app'}
		</Button>
	)
}
