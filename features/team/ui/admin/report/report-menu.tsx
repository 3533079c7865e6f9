import { Link } from '@tanstack/react-router'
import { Download, FileSpreadsheet, Printer } from 'lucide-react'
import { Button } from '#design/button.tsx'
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from '#design/dropdown-menu.tsx'
import type { AdminSearch } from '../admin-search.ts'
import { reportFile } from '../read-team.ts'

type ReportMenuProps = {
	days: AdminSearch['days']
	/** Of whom; of all reps where it is left out. */
	ids?: readonly string[]
	size?: 'md' | 'sm'
}

/** Takes the figures of reps along, as a file or on paper. */
export function ReportMenu({ days, ids, size = 'md' }: ReportMenuProps) {
	const named = ids?.join(',')
	return (
		<DropdownMenu>
			<DropdownMenuTrigger asChild>
				<Button variant="outline" size={size}>
					<Download className="size-4" aria-hidden="true" />
					Export report
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuItem asChild>
					<a href={reportFile({ days, ids: named })} download>
						<FileSpreadsheet aria-hidden="true" />
						Download as CSV
					</a>
				</DropdownMenuItem>
				<DropdownMenuItem asChild>
					<Link to="/admin-dashboard" search={{ report: named ?? 'all', ...(days ? { days } : {}) }}>
						<Printer aria-hidden="true" />
						Printable page
					</Link>
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	)
}
