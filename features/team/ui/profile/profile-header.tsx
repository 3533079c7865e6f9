import { Calendar, KeyRound, Mail, Pencil, Phone, ShieldOff, Target, Unlink, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Avatar } from '#design/avatar.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { writeDay } from '#features/coaching/ui/calendar-day.ts'
import type { Employee } from '#features/people/contract.ts'
import { EditPersonDialog } from '#features/people/ui/employees/edit-person-dialog.tsx'
import { NewInvitationDialog } from '#features/people/ui/employees/new-invitation-dialog.tsx'
import { EmployeeRoleBadge } from '#features/people/ui/employees/person-badges.tsx'
import { ResetTwoFactorDialog } from '#features/people/ui/employees/reset-two-factor-dialog.tsx'
import { UnlinkDialog } from '#features/people/ui/employees/unlink-dialog.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { ResetPasswords } from '../admin/users/reset-passwords.tsx'

/** A person's name, role and contact details, and an administrator's actions. */
export function ProfileHeader({ employee }: { employee: Employee }) {
	const { name, role, title, department, isActive, isInvited, otherAccountRefusedAt } = employee
	return (
		<header className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-4">
			<Avatar name={name} className="size-16 text-lg" />
			<div className="min-w-0 flex-1 basis-72">
				<div className="flex flex-wrap items-center gap-2.5">
					<h1 className="page-title">{name}</h1>
					<EmployeeRoleBadge role={role} />
					{isActive ? null : <Badge tone="warning">Inactive</Badge>}
					{isActive && isInvited ? <Badge>Invited</Badge> : null}
				</div>
				{title || department ? (
					<p className="mt-0.5 text-muted-foreground">{[title, department].filter(Boolean).join(', ')}</p>
				) : null}
				<Facts employee={employee} />
			</div>
			<Actions employee={employee} />
			{otherAccountRefusedAt ? <OtherAccountAlert name={name} refusedAt={otherAccountRefusedAt} /> : null}
		</header>
	)
}

function OtherAccountAlert({ name, refusedAt }: { name: string; refusedAt: string }) {
	return (
		<Alert tone="warning" className="w-full">
			On <time dateTime={refusedAt}>{formatDateTime(refusedAt)}</time>, someone signed in to your sign-in
			provider with {name}’s email address but a different account. Candor blocked the sign-in. If the email
			address now belongs to someone else, update it here. If {name} has a new account, unlink single sign-on.
		</Alert>
	)
}

function Facts({ employee: { email, phone, startDate, weeklyCallTarget } }: { employee: Employee }) {
	return (
		<p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted-foreground text-sm">
			<Fact icon={<Mail />}>
				<span className="break-all">{email}</span>
			</Fact>
			{phone ? <Fact icon={<Phone />}>{phone}</Fact> : null}
			{startDate ? (
				<Fact icon={<Calendar />}>
					Started <time dateTime={startDate}>{writeDay(startDate)}</time>
				</Fact>
			) : null}
			<Fact icon={<Target />}>{formatCount(weeklyCallTarget, 'call')} a week</Fact>
		</p>
	)
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<span className="flex items-center gap-1.5">
			<span aria-hidden="true" className="[&>svg]:size-3.5">
				{icon}
			</span>
			<span>{children}</span>
		</span>
	)
}

type Opened = 'edit' | 'invitation' | 'password' | 'two-factor' | 'unlink'

function Actions({ employee }: { employee: Employee }) {
	const [opened, setOpened] = useState<Opened | null>(null)
	const isOther = usePerson().id !== employee.id
	const dialog = (name: Opened) => ({
		employee,
		open: opened === name,
		onOpenChange: (open: boolean) => setOpened(open ? name : null),
	})
	return (
		<div className="flex flex-wrap gap-2">
			{employee.isInvited && employee.isActive ? (
				<Button variant="outline" onClick={() => setOpened('invitation')}>
					<UserPlus className="size-4" aria-hidden="true" />
					Invite again
				</Button>
			) : null}
			{isOther && !employee.isInvited && employee.isActive ? (
				<Button variant="outline" onClick={() => setOpened('password')}>
					<KeyRound className="size-4" aria-hidden="true" />
					Send a new password link
				</Button>
			) : null}
			{isOther && employee.hasTwoFactor ? (
				<Button variant="outline" onClick={() => setOpened('two-factor')}>
					<ShieldOff className="size-4" aria-hidden="true" />
					Reset two-factor
				</Button>
			) : null}
			{isOther && employee.hasSingleSignOn ? (
				<Button variant="outline" onClick={() => setOpened('unlink')}>
					<Unlink className="size-4" aria-hidden="true" />
					Unlink single sign-on
				</Button>
			) : null}
			<Button variant="outline" onClick={() => setOpened('edit')}>
				<Pencil className="size-4" aria-hidden="true" />
				Edit
			</Button>
			<EditPersonDialog {...dialog('edit')} />
			<NewInvitationDialog {...dialog('invitation')} />
			<ResetTwoFactorDialog {...dialog('two-factor')} />
			<UnlinkDialog {...dialog('unlink')} />
			<ResetPasswords
				reps={[employee]}
				leftOut={0}
				open={opened === 'password'}
				onClose={() => setOpened(null)}
			/>
		</div>
	)
}
