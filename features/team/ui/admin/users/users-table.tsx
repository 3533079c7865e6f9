import { Checkbox } from '#design/checkbox.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import { writeDate } from '#features/recordings/ui/write-figures.ts'
import type { Rep } from '#features/team/contract.ts'
import { RepName } from '../rep-name.tsx'
import { RepStatus } from '../rep-status.tsx'
import type { Selection } from './user-management.tsx'

type UsersTableProps = {
	reps: readonly Rep[]
	selection: Selection
	onSelect: (reps: readonly Rep[], isSelected: boolean) => void
}

export function UsersTable({ reps, selection, onSelect }: UsersTableProps) {
	const areAllSelected = reps.every(({ id }) => selection.has(id))
	return (
		<Table label="Users">
			<thead>
				<tr className="border-t">
					<TableHead className="w-12">
						<Checkbox
							label={<span className="sr-only">Select all that are listed</span>}
							checked={areAllSelected}
							onChange={(isSelected) => onSelect(reps, isSelected)}
						/>
					</TableHead>
					{['Name', 'Weekly call target', 'Last sign-in', 'Status'].map((head) => (
						<TableHead key={head}>{head}</TableHead>
					))}
				</tr>
			</thead>
			<tbody>
				{reps.map((rep) => (
					<UserRow
						key={rep.id}
						rep={rep}
						isSelected={selection.has(rep.id)}
						onSelect={(isSelected) => onSelect([rep], isSelected)}
					/>
				))}
			</tbody>
		</Table>
	)
}

type UserRowProps = { rep: Rep; isSelected: boolean; onSelect: (isSelected: boolean) => void }

function UserRow({ rep, isSelected, onSelect }: UserRowProps) {
	const { name, goals, lastLogin, status } = rep
	return (
		<TableRow data-selected={isSelected || undefined} className="data-selected:bg-accent/55">
			<TableCell>
				<Checkbox
					label={<span className="sr-only">Select {name}</span>}
					checked={isSelected}
					onChange={onSelect}
				/>
			</TableCell>
			<RepName rep={rep} />
			<TableCell className="num">{goals.weeklyCallTarget.toLocaleString('en-US')}</TableCell>
			<TableCell className="whitespace-nowrap text-muted-foreground">
				{lastLogin ? <time dateTime={lastLogin}>{writeDate(lastLogin)}</time> : 'Never'}
			</TableCell>
			<TableCell>
				<RepStatus status={status} />
			</TableCell>
		</TableRow>
	)
}
