import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { CheckboxGroup } from '#design/checkbox-group.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Input } from '#design/input.tsx'
import { Select } from '#design/select.tsx'
import { Textarea } from '#design/textarea.tsx'
import {
	Avoided,
	avoidNames,
	type BriefCorrection,
	type BriefView,
	FigureKind,
	figureKindNames,
	PieceKind,
	pieceKindNames,
	Tone,
	toneNames,
} from '#features/content/contract.ts'
import { type Draft, draftOf, hasMessages, readDraft } from './brief-draft.ts'

type BriefFormProps = {
	brief: BriefView
	isPending: boolean
	onCancel: () => void
	onSubmit: (correction: BriefCorrection) => void
}

/** Edits the brief; saving it rewrites the piece. */
export function BriefForm({ brief, isPending, onCancel, onSubmit }: BriefFormProps) {
	const [draft, setDraft] = useState(() => draftOf(brief))
	const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }))
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (!isPending) onSubmit(readDraft(draft))
	}
	const text = (label: string, key: 'customer' | 'rep' | 'company') => (
		<Field label={label}>
			{(wiring) => (
				<Input
					{...wiring}
					autoComplete="off"
					maxLength={80}
					value={draft[key]}
					onChange={(event) => set({ [key]: event.target.value })}
				/>
			)}
		</Field>
	)
	const count = (label: string, key: 'count' | 'words' | 'characters', most: number) => (
		<Field label={label}>
			{(wiring) => (
				<Input
					{...wiring}
					type="number"
					min={1}
					max={most}
					inputMode="numeric"
					placeholder="Any"
					value={draft[key]}
					onChange={(event) => set({ [key]: event.target.value })}
				/>
			)}
		</Field>
	)
	return (
		<form onSubmit={submit} className="mt-4 space-y-4">
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label="Kind">
					{(wiring) => (
						<Select
							{...wiring}
							value={draft.kind}
							onChange={(event) => set({ kind: PieceKind.parse(event.target.value), piece: null })}
						>
							{PieceKind.options.map((kind) => (
								<option key={kind} value={kind}>
									{pieceKindNames[kind]}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field label="Tone">
					{(wiring) => (
						<Select
							{...wiring}
							value={draft.tone}
							onChange={(event) => set({ tone: Tone.parse(event.target.value) })}
						>
							{Tone.options.map((tone) => (
								<option key={tone} value={tone}>
									{toneNames[tone]}
								</option>
							))}
						</Select>
					)}
				</Field>
				{brief.choices.length > 0 && draft.kind === brief.kind ? (
					<Field label="Template" className="sm:col-span-2">
						{(wiring) => (
							<Select
								{...wiring}
								value={draft.piece ?? ''}
								onChange={(event) => set({ piece: event.target.value || null })}
							>
								<option value="">Best match</option>
								{brief.choices.map(({ id, title }) => (
									<option key={id} value={id}>
										{title}
									</option>
								))}
							</Select>
						)}
					</Field>
				) : null}
				{text('Customer', 'customer')}
				{text('From', 'rep')}
				{text('Company', 'company')}
				{hasMessages(draft.kind) ? count('Number of messages', 'count', 12) : null}
				{count('Maximum words', 'words', 5000)}
				{count('Maximum characters', 'characters', 20_000)}
			</div>
			<Figures figures={draft.figures} onChange={(figures) => set({ figures })} />
			<Field label="Must include" hint="One per line. Each line goes in word for word.">
				{(wiring) => (
					<Textarea
						{...wiring}
						rows={2}
						maxLength={2000}
						value={draft.include}
						onChange={(event) => set({ include: event.target.value })}
					/>
				)}
			</Field>
			<CheckboxGroup
				legend="Leave out"
				options={Avoided.options.map((value) => ({ value, label: avoidNames[value] }))}
				chosen={draft.avoid}
				onChange={(avoid) => set({ avoid })}
				error={null}
			/>
			<FormFooter action={isPending ? 'Rewriting…' : 'Rewrite'} disabled={isPending} onCancel={onCancel} />
		</form>
	)
}

type FiguresProps = { figures: Draft['figures']; onChange: (figures: Draft['figures']) => void }

function Figures({ figures, onChange }: FiguresProps) {
	const change = (at: number, changed: Partial<Draft['figures'][number]>) =>
		onChange(figures.map((figure, index) => (index === at ? { ...figure, ...changed } : figure)))
	return (
		<fieldset className="space-y-2">
			<legend className="font-medium text-sm">Figures</legend>
			{figures.map(({ id, kind, text }, at) => (
				<div key={id} className="flex gap-2">
					<Select
						aria-label={`What figure ${at + 1} is`}
						className="min-w-0 flex-1"
						value={kind}
						onChange={(event) => change(at, { kind: FigureKind.parse(event.target.value) })}
					>
						{FigureKind.options.map((option) => (
							<option key={option} value={option}>
								{figureKindNames[option]}
							</option>
						))}
					</Select>
					<Input
						aria-label={`Figure ${at + 1}`}
						className="min-w-0 flex-1"
						maxLength={120}
						autoComplete="off"
						value={text}
						onChange={(event) => change(at, { text: event.target.value })}
					/>
					<IconButton
						label={`Remove figure ${at + 1}`}
						onClick={() => onChange(figures.filter((_, index) => index !== at))}
					>
						<X className="size-4" aria-hidden="true" />
					</IconButton>
				</div>
			))}
			<Button
				variant="outline"
				size="sm"
				onClick={() => onChange([...figures, { id: crypto.randomUUID(), kind: 'total_debt', text: '' }])}
			>
				<Plus className="size-4" aria-hidden="true" />
				Add a figure
			</Button>
		</fieldset>
	)
}
