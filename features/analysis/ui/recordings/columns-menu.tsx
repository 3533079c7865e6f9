import { Columns3 } from 'lucide-react'
import { Button } from '#design/button.tsx'
import {
	DropdownMenu,
	DropdownMenuCheckboxItem,
	DropdownMenuContent,
	DropdownMenuTrigger,
} from '#design/dropdown-menu.tsx'
import { columnNames, columnTitles, useColumns } from './list-view.ts'

/** Which columns the compact view shows. */
export function ColumnsMenu() {
	const { isShown, show } = useColumns()
	return (
		<DropdownMenu>
			<DropdownMenuTrigger asChild>
				<Button variant="outline">
					<Columns3 className="size-4" aria-hidden="true" />
					Columns
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				{columnNames.map((name) => (
					<DropdownMenuCheckboxItem
						key={name}
						checked={isShown(name)}
						onCheckedChange={(isChecked) => show(name, isChecked)}
					>
						{columnTitles[name]}
					</DropdownMenuCheckboxItem>
				))}
			</DropdownMenuContent>
		</DropdownMenu>
	)
}
