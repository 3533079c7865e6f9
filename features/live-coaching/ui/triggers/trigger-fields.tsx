import type { ReactNode } from 'react'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { Segmented } from '#design/segmented.tsx'
import { Switch } from '#design/switch.tsx'
import { Textarea } from '#design/textarea.tsx'
import { feelFeltFound, longestHint } from '#features/live-coaching/limits.ts'
import { type FormErrors, figures, longestTitle, type TriggerForm } from './trigger-form.ts'

type TriggerFieldsProps = {
	form: TriggerForm
	errors: FormErrors
	onChange: (change: Partial<TriggerForm>) => void
}

const speakers = [
	{ value: 'customer', label: 'Customer' },
	{ value: 'rep', label: 'Rep' },
	{ value: 'anyone', label: 'Anyone' },
] as const

/** Everything there is to a trigger: what is listened for, what is said then, and how often. */
export function TriggerFields(props: TriggerFieldsProps) {
	const { form, errors, onChange } = props
	return (
		<div className="mt-4 space-y-4">
			<Field label="Name" error={errors.title}>
				{(wiring) => (
					<Input
						{...wiring}
						autoComplete="off"
						maxLength={longestTitle}
						value={form.title}
						onChange={(event) => onChange({ title: event.target.value })}
					/>
				)}
			</Field>
			<Phrases {...props} name="phrases" label="Phrases to listen for" rows={4}>
				One per line. Whole words are matched; case, punctuation and contractions don’t matter.
			</Phrases>
			<Phrases {...props} name="notPhrases" label="Except in these phrases (optional)" rows={2}>
				One per line, such as “cost of living” if you listen for “cost”.
			</Phrases>
			<div className="space-y-1.5">
				<p className="font-medium text-sm">Said by</p>
				<Segmented
					label="Said by"
					value={form.speaker}
					options={speakers}
					onChange={(speaker) => onChange({ speaker })}
				/>
			</div>
			<Field
				label="Words to say (optional)"
				hint={`If empty, the hint is feel, felt, found: “${feelFeltFound}”`}
				error={errors.hint}
			>
				{(wiring) => (
					<Textarea
						{...wiring}
						rows={3}
						maxLength={longestHint}
						value={form.hint}
						onChange={(event) => onChange({ hint: event.target.value })}
					/>
				)}
			</Field>
			<div className="grid gap-4 sm:grid-cols-3">
				<Figure {...props} name="coolDownSeconds" label="Cooldown in seconds" />
				<Figure {...props} name="mostPerCall" label="Most per call" />
				<Figure {...props} name="priority" label="Priority, 0 to 100" />
			</div>
			<div className="flex items-center gap-3">
				<Switch
					aria-label="Listen for it"
					checked={form.isEnabled}
					onCheckedChange={(isEnabled) => onChange({ isEnabled })}
				/>
				<span aria-hidden="true">Listen for it</span>
			</div>
		</div>
	)
}

type PhrasesProps = TriggerFieldsProps & {
	name: 'phrases' | 'notPhrases'
	label: string
	rows: number
	children: ReactNode
}

function Phrases({ form, errors, onChange, name, label, rows, children }: PhrasesProps) {
	return (
		<Field label={label} hint={children} error={errors[name]}>
			{(wiring) => (
				<Textarea
					{...wiring}
					rows={rows}
					value={form[name]}
					onChange={(event) => onChange({ [name]: event.target.value })}
				/>
			)}
		</Field>
	)
}

type FigureProps = TriggerFieldsProps & { name: keyof typeof figures; label: string }

function Figure({ form, errors, onChange, name, label }: FigureProps) {
	return (
		<Field label={label} error={errors[name]}>
			{(wiring) => (
				<Input
					{...wiring}
					type="number"
					inputMode="numeric"
					min={figures[name].least}
					max={figures[name].most}
					value={form[name]}
					onChange={(event) => onChange({ [name]: event.target.value })}
				/>
			)}
		</Field>
	)
}
