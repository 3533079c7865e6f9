import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { Textarea } from '#design/textarea.tsx'
import type { FormPartProps } from './read-dialer-form.ts'
import { SwitchField } from './switch-field.tsx'

/** How recordings are fetched from ViciDial after a call. */
export function RecordingFields({
	fields,
	errors,
	onChange,
	hasPassword,
}: FormPartProps & { hasPassword: boolean }) {
	return (
		<fieldset className="min-w-0 space-y-4 border-t pt-5">
			<legend className="float-left w-full font-semibold text-md">Recordings</legend>
			<p className="hint clear-both">
				Fill these in and Candor downloads and scores each call’s recording. Leave them empty to skip
				recordings.
			</p>
			<Field
				label="Address of the dialer"
				hint="Where its web pages are, such as https://dialer.example.com."
				error={errors.apiUrl}
			>
				{(wiring) => (
					<Input
						{...wiring}
						inputMode="url"
						autoComplete="off"
						spellCheck={false}
						value={fields.apiUrl}
						onChange={(event) => onChange({ apiUrl: event.target.value })}
					/>
				)}
			</Field>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label="API user" hint="Must have user level 7 or higher." error={errors.apiUser}>
					{(wiring) => (
						<Input
							{...wiring}
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							maxLength={80}
							value={fields.apiUser}
							onChange={(event) => onChange({ apiUser: event.target.value })}
						/>
					)}
				</Field>
				<PasswordField {...{ fields, errors, onChange, hasPassword }} />
			</div>
			<Field
				label="Hosts of recordings"
				hint="One per line. Recordings are downloaded only from these and the dialer’s own host."
				error={errors.recordingHosts}
			>
				{(wiring) => (
					<Textarea
						{...wiring}
						rows={2}
						className="code block"
						spellCheck={false}
						value={fields.recordingHosts}
						onChange={(event) => onChange({ recordingHosts: event.target.value })}
					/>
				)}
			</Field>
			<SwitchField
				label="Notify the agent of critical findings"
				hint="When a scored call has one, a note shows on the agent’s ViciDial screen."
				checked={fields.notifyOnCritical}
				onChange={(notifyOnCritical) => onChange({ notifyOnCritical })}
			/>
		</fieldset>
	)
}

function PasswordField({ fields, errors, onChange, hasPassword }: FormPartProps & { hasPassword: boolean }) {
	return (
		<div className="space-y-2">
			<Field
				label="API password"
				hint={
					hasPassword
						? 'A password is saved. Leave this empty to keep it.'
						: 'Stored encrypted and never shown again.'
				}
				error={errors.apiPassword}
			>
				{(wiring) => (
					<Input
						{...wiring}
						type="password"
						autoComplete="new-password"
						maxLength={200}
						disabled={fields.forgetsPassword}
						value={fields.apiPassword}
						onChange={(event) => onChange({ apiPassword: event.target.value })}
					/>
				)}
			</Field>
			{hasPassword ? (
				<Checkbox
					className="text-sm"
					label="Delete the saved password"
					checked={fields.forgetsPassword}
					onChange={(forgetsPassword) => onChange({ forgetsPassword })}
				/>
			) : null}
		</div>
	)
}
