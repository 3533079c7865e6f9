import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { Select } from '#design/select.tsx'
import { Textarea } from '#design/textarea.tsx'
import type { Dialer } from '#features/live-coaching/contract.ts'
import { kindNames } from './kind-names.ts'
import type { FormPartProps } from './read-dialer-form.ts'
import { SwitchField } from './switch-field.tsx'

/** What the dialer is, and how its calls come in. */
export function CallFields({ fields, errors, onChange, isNew }: FormPartProps & { isNew: boolean }) {
	return (
		<div className="space-y-4">
			<Field label="Name" hint="What your team calls it, such as Phoenix floor." error={errors.name}>
				{(wiring) => (
					<Input
						{...wiring}
						autoComplete="off"
						maxLength={80}
						value={fields.name}
						onChange={(event) => onChange({ name: event.target.value })}
					/>
				)}
			</Field>
			{isNew ? (
				<Field label="Kind">
					{(wiring) => (
						<Select
							{...wiring}
							value={fields.kind}
							onChange={(event) => onChange({ kind: event.target.value as Dialer['kind'] })}
						>
							{Object.entries(kindNames).map(([kind, name]) => (
								<option key={kind} value={kind}>
									{name}
								</option>
							))}
						</Select>
					)}
				</Field>
			) : null}
			<SwitchField
				label="Start coaching automatically"
				hint="The Live Coaching panel opens with each call and starts listening."
				checked={fields.autoStartCoaching}
				onChange={(autoStartCoaching) => onChange({ autoStartCoaching })}
			/>
			<Field
				label="Addresses it may call from"
				hint="One address or range per line, such as 203.0.113.0/24. Leave empty to allow all."
				error={errors.allowedAddresses}
			>
				{(wiring) => (
					<Textarea
						{...wiring}
						rows={2}
						className="code block"
						spellCheck={false}
						value={fields.allowedAddresses}
						onChange={(event) => onChange({ allowedAddresses: event.target.value })}
					/>
				)}
			</Field>
		</div>
	)
}
