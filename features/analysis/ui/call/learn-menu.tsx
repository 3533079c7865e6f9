import { Link } from '@tanstack/react-router'
import { BookOpen, ChevronDown, ClipboardList, Drama, GraduationCap } from 'lucide-react'
import { Button } from '#design/button.tsx'
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from '#design/dropdown-menu.tsx'
import type { Practice } from '#features/analysis/contract.ts'
import { trainingLinks } from '#features/analysis/ui/practice-link.ts'
import { useCall } from './call-context.ts'

/** What trains a gap on a call: the guide, a lesson, a role-play and, for who may assign, an assignment. */
export function LearnMenu({ practice, about }: { practice: Practice; about: string }) {
	const { guide, lesson, rolePlay } = trainingLinks(practice)
	const { onAssign } = useCall().slots
	return (
		<DropdownMenu>
			<DropdownMenuTrigger asChild>
				<Button variant="outline" size="sm" aria-label={`Learn and practice: ${about}`}>
					Learn and practice
					<ChevronDown className="size-4" aria-hidden="true" />
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent align="start">
				<DropdownMenuItem asChild>
					<Link {...guide}>
						<BookOpen aria-hidden="true" />
						Guide
					</Link>
				</DropdownMenuItem>
				<DropdownMenuItem asChild>
					<Link {...lesson}>
						<GraduationCap aria-hidden="true" />
						Lesson
					</Link>
				</DropdownMenuItem>
				<DropdownMenuItem asChild>
					<Link {...rolePlay}>
						<Drama aria-hidden="true" />
						Role-play
					</Link>
				</DropdownMenuItem>
				{onAssign ? (
					<DropdownMenuItem onSelect={() => onAssign(practice)}>
						<ClipboardList aria-hidden="true" />
						Assign
					</DropdownMenuItem>
				) : null}
			</DropdownMenuContent>
		</DropdownMenu>
	)
}
