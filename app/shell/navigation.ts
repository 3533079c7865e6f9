import {
	AudioLines,
	Drama,
	FileText,
	Gauge,
	Gavel,
	GraduationCap,
	LayoutDashboard,
	type LucideIcon,
	MessageSquareText,
	PhoneIncoming,
	Scale,
	ScrollText,
	Users,
} from 'lucide-react'

export type Destination = {
	to: string
	title: string
	icon: LucideIcon
	/** The key that, typed after G, goes there. */
	key?: string
}

export const mainDestinations = [
	{ to: '/', title: 'Dashboard', icon: LayoutDashboard, key: 'd' },
	{ to: '/ai-coach', title: 'AI Coach', icon: MessageSquareText, key: 'a' },
	{ to: '/recordings', title: 'Recordings', icon: AudioLines, key: 'r' },
	{ to: '/role-play', title: 'Role-Play', icon: Drama, key: 'p' },
	{ to: '/sales-content', title: 'Sales Content', icon: FileText, key: 's' },
	{ to: '/sales-education', title: 'Learning Hub', icon: GraduationCap, key: 'l' },
	{ to: '/debt-settlement-compliance', title: 'Compliance Guide', icon: Scale, key: 'c' },
] as const satisfies Destination[]

export const adminDestinations = [
	{ to: '/admin-dashboard', title: 'Admin Dashboard', icon: Gauge, key: 'm' },
	{ to: '/compliance-review', title: 'Compliance Review', icon: Gavel },
	{ to: '/employees', title: 'Employees', icon: Users },
	{ to: '/audit-trail', title: 'Audit Trail', icon: ScrollText },
	{ to: '/dialer-settings', title: 'Dialer & live coaching', icon: PhoneIncoming },
] as const satisfies Destination[]
