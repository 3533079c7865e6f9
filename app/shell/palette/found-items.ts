import type { UseNavigateResult } from '@tanstack/react-router'
import {
	AudioLines,
	BookOpen,
	CircleHelp,
	FileText,
	GraduationCap,
	Quote,
	Scale,
	UserRound,
} from 'lucide-react'
import type { PaletteItem } from '#app/shell/palette/palette-group.ts'
import { typeNames } from '#features/content/ui/content-types.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import type { Found, FoundCall, FoundPerson, FoundReading, FoundSaid } from '#features/search/contract.ts'
import { formatTimecode } from '#platform/browser/format-time.ts'
import { formatDay } from '#platform/text/format-day.ts'

type Navigate = UseNavigateResult<string>

const roleNames = { admin: 'Administrator', manager: 'Manager', rep: 'Sales Rep' }

export const callItem = (
	navigate: Navigate,
	{ id, name, callMetadata, owner, score, uploadedAt }: FoundCall,
): PaletteItem => ({
	id: `call ${id}`,
	title: callTitle({ originalName: name, uploadedAt, callMetadata, owner }),
	icon: AudioLines,
	hint: [...(score === null ? [] : [`${score}%`]), formatDay(uploadedAt)].join(', '),
	run: () => navigate({ to: '/recordings/$id', params: { id } }),
})

/** Opens the call at the moment, where the transcript has times. */
export const saidItem = (navigate: Navigate, said: FoundSaid): PaletteItem => ({
	id: `said ${said.recordingId}`,
	title: said.quote,
	icon: Quote,
	detail: callTitle({ ...said, originalName: said.callName }),
	hint: said.start === null ? formatDay(said.uploadedAt) : formatTimecode(said.start),
	run: () =>
		navigate({
			to: '/recordings/$id',
			params: { id: said.recordingId },
			search: said.start === null ? {} : { t: Math.floor(said.start) },
		}),
})

export const contentItem = (
	navigate: Navigate,
	{ id, title, type }: Found['content'][number],
): PaletteItem => ({
	id: `content ${id}`,
	title,
	icon: FileText,
	hint: typeNames[type],
	run: () => navigate({ to: '/sales-content', search: { tab: 'library', item: id } }),
})

export function readingItem(navigate: Navigate, { kind, id, title, moduleId }: FoundReading): PaletteItem {
	const reading = { id: `${kind} ${moduleId ?? ''} ${id}`, title }
	if (kind === 'entry')
		return {
			...reading,
			icon: BookOpen,
			hint: 'Guide',
			run: () => navigate({ to: '/ai-coach', search: { entry: id } }),
		}
	if (kind === 'compliance-module')
		return {
			...reading,
			icon: Scale,
			hint: 'Compliance module',
			run: () => navigate({ to: '/debt-settlement-compliance', search: { module: id } }),
		}
	const search = moduleId === null ? { module: id } : { module: moduleId, lesson: id }
	return {
		...reading,
		icon: GraduationCap,
		hint: kind === 'lesson' ? 'Lesson' : 'Module',
		run: () => navigate({ to: '/sales-education', search }),
	}
}

export const helpItem = (navigate: Navigate, { id, title }: Found['help'][number]): PaletteItem => ({
	id: `help ${id}`,
	title,
	icon: CircleHelp,
	hint: 'Help',
	run: () => navigate({ to: '/help/$id', params: { id } }),
})

export const personItem = (navigate: Navigate, { id, name, role }: FoundPerson): PaletteItem => ({
	id: `person ${id}`,
	title: name,
	icon: UserRound,
	hint: roleNames[role],
	run: () => navigate({ to: '/employees/$id', params: { id } }),
})
