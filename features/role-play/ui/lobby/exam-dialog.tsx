import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { Label } from '#design/label.tsx'
import { Segmented } from '#design/segmented.tsx'
import { Switch } from '#design/switch.tsx'
import { toast } from '#design/toast.ts'
import type { Scenario, StartSession } from '#features/role-play/contract.ts'
import { highestSeed } from '#features/role-play/limits.ts'
import { prospects } from '../sessions.ts'

export type Exam = { seed: number; exam: boolean; model: boolean }

type ExamDialogProps = {
	scenario: Scenario
	/** As a trainer's link says it; what it leaves out is asked for. */
	asked: Partial<Exam>
	open: boolean
	onOpenChange: (open: boolean) => void
	onStart: (how: Omit<StartSession, 'scenarioId'>) => void
}

/** Starts a scenario that plays the same for everybody with the same seed, with coaching kept back if wanted. */
export function ExamDialog({ open, onOpenChange, ...props }: ExamDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			{open ? <ExamForm {...props} onClose={() => onOpenChange(false)} /> : null}
		</Dialog>
	)
}

type ExamFormProps = Omit<ExamDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void }

function ExamForm({ scenario, asked, onStart, onClose }: ExamFormProps) {
	const [seed, setSeed] = useState(asked.seed === undefined ? '' : String(asked.seed))
	const [isExam, setIsExam] = useState(asked.exam ?? true)
	const { data: players } = useQuery(prospects)
	const model = players?.model ?? null
	const [prospect, setProspect] = useState<'built-in' | 'model'>(asked.model ? 'model' : 'built-in')
	const isByModel = model !== null && prospect === 'model'
	const [error, setError] = useState<string | null>(null)
	const switchId = useId()
	const check = () => {
		const isFine = /^\d*$/.test(seed.trim()) && Number(seed) <= highestSeed
		setError(isFine ? null : `Please enter a whole number from 0 to ${highestSeed}.`)
		return isFine
	}
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (!check()) return
		onClose()
		onStart({
			isExam,
			prospect: isByModel ? 'model' : 'built-in',
			...(seed.trim() ? { seed: Number(seed) } : {}),
		})
	}
	return (
		<DialogContent
			title={`Start as exam: ${scenario.title}`}
			description={
				isByModel
					? 'The model plays the same person for everyone, in its own words.'
					: 'Everybody who starts it with the same seed meets the same prospect.'
			}
		>
			<form onSubmit={submit} noValidate className="mt-4 space-y-4">
				<Field label="Seed" hint="Any whole number. Left empty, the prospect is new." error={error}>
					{(wiring) => (
						<Input
							{...wiring}
							inputMode="numeric"
							autoComplete="off"
							maxLength={10}
							value={seed}
							onChange={(event) => setSeed(event.target.value)}
						/>
					)}
				</Field>
				{model === null ? null : (
					<div>
						<p aria-hidden="true" className="mb-1.5 font-medium text-sm">
							Prospect played by
						</p>
						<Segmented
							label="Prospect played by"
							value={prospect}
							onChange={setProspect}
							options={[
								{ value: 'built-in', label: 'Candor' },
								{ value: 'model', label: <span className="max-w-48 truncate">{model}</span> },
							]}
						/>
					</div>
				)}
				<div className="flex items-start gap-3">
					<Switch
						id={switchId}
						checked={isExam}
						onCheckedChange={setIsExam}
						aria-describedby={`${switchId}-hint`}
					/>
					<div>
						<Label htmlFor={switchId}>Exam</Label>
						<p id={`${switchId}-hint`} className="hint">
							Coaching is kept back until the end.
						</p>
					</div>
				</div>
				<DialogFooter>
					<Button
						variant="outline"
						className="mr-auto"
						disabled={!seed.trim()}
						onClick={() =>
							check() && copyLink(scenario.id, { seed: Number(seed), exam: isExam, model: isByModel })
						}
					>
						<Link2 className="size-4" aria-hidden="true" />
						Copy link for the team
					</Button>
					<Button type="submit">{isExam ? 'Start Exam' : 'Start Role-Play'}</Button>
				</DialogFooter>
			</form>
		</DialogContent>
	)
}

async function copyLink(scenario: string, { seed, exam, model }: Exam): Promise<void> {
	const address = new URL('/role-play', location.origin)
	address.search = new URLSearchParams({
		scenario,
		seed: String(seed),
		...(exam ? { exam: 'true' } : {}),
		...(model ? { model: 'true' } : {}),
	}).toString()
	try {
		await navigator.clipboard.writeText(address.href)
		toast({
			title: 'Link copied',
			description: 'Anyone who opens it starts with this seed.',
			tone: 'success',
		})
	} catch {
		// Browsers refuse the clipboard without a secure connection: the address can still be copied by hand.
		toast({ title: 'Link not copied', description: address.href, tone: 'destructive' })
	}
}
