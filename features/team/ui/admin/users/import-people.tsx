import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import type { PeopleImport } from '#features/people/contract.ts'
import { importLimits } from '#features/people/limits.ts'
import { InvitationNote } from '#features/people/ui/employees/invitation-note.tsx'
import { refreshPeople } from '#features/people/ui/employees/read-employees.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import { ImportTable } from './import-table.tsx'
import { sendPeopleFile } from './send-people-file.ts'

/** Takes people over from a file: first it is shown what would come of each row. */
export function ImportPeople() {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<>
			<Button variant="outline" className="sm:ml-auto" onClick={() => setIsOpen(true)}>
				<FileUp className="size-4" aria-hidden="true" />
				Import people
			</Button>
			<Dialog open={isOpen} onOpenChange={setIsOpen}>
				{isOpen ? <Import onClose={() => setIsOpen(false)} /> : null}
			</Dialog>
		</>
	)
}

function Import({ onClose }: { onClose: () => void }) {
	const queries = useQueryClient()
	const trial = useMutation({
		mutationFn: async (chosen: File) => {
			const file = await keepAsItIs(chosen)
			return { file, told: await sendPeopleFile(file, { isDryRun: true }) }
		},
	})
	const importing = useMutation({
		mutationFn: (file: File) => sendPeopleFile(file, { isDryRun: false }),
		onSuccess: () => refreshPeople(queries),
	})
	const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const file = target.files?.[0]
		importing.reset()
		if (file) trial.mutate(file)
	}
	const done = importing.data
	const tried = trial.data
	const failure = importing.error ?? trial.error
	const changes = tried ? tried.told.counts.create + tried.told.counts.update : 0
	return (
		<DialogContent
			title={done ? 'People imported' : 'Import people'}
			description={
				done ? formatCounts(done) : 'From a CSV file, one person per row. Nothing changes until you confirm.'
			}
			className="max-w-3xl"
			// The links are shown once: neither a key nor a click beside the dialog may take them away.
			isHeld={importing.isPending || Boolean(done)}
		>
			<div className="mt-4 space-y-4">
				{done ? null : (
					<Field
						label="File"
						hint={`Required columns: name and email. Optional: role, title, department, phone, start date and weekly call target. At most ${formatNumber(importLimits.rows)} rows.`}
					>
						{(wiring) => (
							<Input
								{...wiring}
								type="file"
								accept=".csv,text/csv"
								disabled={trial.isPending || importing.isPending}
								className="py-1.5"
								// The empty value lets the same file be chosen again after a correction.
								onClick={(event) => {
									event.currentTarget.value = ''
								}}
								onChange={choose}
							/>
						)}
					</Field>
				)}
				{tried && !done ? <Trial name={tried.file.name} trial={tried.told} /> : null}
				{done ? <Imported done={done} /> : null}
				{failure ? (
					<Alert tone="failed" role="alert">
						{messageOf(failure)}
					</Alert>
				) : null}
			</div>
			<DialogFooter>
				{done ? (
					<Button onClick={onClose}>Done</Button>
				) : (
					<>
						<Button variant="outline" disabled={importing.isPending} onClick={onClose}>
							Cancel
						</Button>
						<Button
							disabled={!changes || importing.isPending}
							onClick={() => tried && importing.mutate(tried.file)}
						>
							{importing.isPending
								? 'Importing…'
								: changes
									? `Import ${formatCount(changes, 'row')}`
									: 'Import'}
						</Button>
					</>
				)}
			</DialogFooter>
		</DialogContent>
	)
}

/** A copy: what is imported is what was tried, whatever is saved in the file meanwhile. Too much is refused, not read. */
const keepAsItIs = async (file: File) =>
	new File([await file.slice(0, importLimits.bytes + 1).arrayBuffer()], file.name)

function formatCounts({ counts: { create, update, unchanged, refused } }: PeopleImport) {
	return `${create} new, ${update} changed, ${unchanged} unchanged, ${refused} refused`
}

function Trial({ name, trial }: { name: string; trial: PeopleImport }) {
	return (
		<>
			<p role="status" className="font-medium">
				{name}: {formatCounts(trial)}
			</p>
			{trial.ignoredColumns.length ? (
				<p className="text-muted-foreground text-sm">Ignored columns: {trial.ignoredColumns.join(', ')}</p>
			) : null}
			<ImportTable rows={trial.rows} />
		</>
	)
}

/** What was refused or is to be seen to, and the links of those who are new. */
function Imported({ done: { rows } }: { done: PeopleImport }) {
	const remarked = rows.filter(({ reason }) => reason !== null)
	return (
		<>
			{remarked.length ? <ImportTable rows={remarked} /> : null}
			<ul className="space-y-4">
				{rows.map(({ line, employee, invitation }) =>
					employee && invitation ? (
						<li key={line}>
							<InvitationNote name={employee.name} invitation={invitation} />
						</li>
					) : null,
				)}
			</ul>
		</>
	)
}
