import { Dialog, DialogContent } from '#design/dialog.tsx'
import { Kbd } from '#design/kbd.tsx'
import { Switch } from '#design/switch.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { singleKeys } from '#platform/browser/shortcuts.ts'

type Shortcut = { keys: string[]; does: string; isForAdmins?: boolean }

const groups: { title: string; shortcuts: Shortcut[] }[] = [
	{
		title: 'Everywhere',
		shortcuts: [
			{ keys: ['Ctrl or ⌘', 'K'], does: 'Search' },
			{ keys: ['/'], does: 'Search' },
			{ keys: ['?'], does: 'Show this list' },
			{ keys: ['['], does: 'Collapse or expand the sidebar' },
			{ keys: ['U'], does: 'Upload a call' },
		],
	},
	{
		title: 'Go to',
		shortcuts: [
			{ keys: ['G', 'D'], does: 'Dashboard' },
			{ keys: ['G', 'A'], does: 'AI Coach' },
			{ keys: ['G', 'R'], does: 'Recordings' },
			{ keys: ['G', 'P'], does: 'Role-Play' },
			{ keys: ['G', 'S'], does: 'Sales Content' },
			{ keys: ['G', 'L'], does: 'Learning Hub' },
			{ keys: ['G', 'C'], does: 'Compliance Guide' },
			{ keys: ['G', 'M'], does: 'Admin Dashboard', isForAdmins: true },
		],
	},
	{
		title: 'List of recordings',
		shortcuts: [
			{ keys: ['↑', '↓'], does: 'Move' },
			{ keys: ['Enter'], does: 'Open' },
			{ keys: ['T'], does: 'View or hide the transcript' },
			{ keys: ['Delete'], does: 'Delete (asks first)' },
		],
	},
	{
		title: 'A call',
		shortcuts: [
			{ keys: ['Space', 'K'], does: 'Play or pause' },
			{ keys: ['J', 'L'], does: 'Back or forward 10 seconds' },
			{ keys: ['<', '>'], does: 'Slower or faster' },
			{ keys: ['N', 'P'], does: 'Next or previous moment' },
		],
	},
	{
		title: 'Live call',
		shortcuts: [
			{ keys: ['Alt', 'L'], does: 'Listen or stop' },
			{ keys: ['Alt', 'M'], does: 'Minimize or expand the panel' },
			{ keys: ['Alt', 'H'], does: 'Dismiss the hint' },
			{ keys: ['Arrow keys'], does: 'Move the panel (with its handle focused)' },
			{ keys: ['Shift', 'Arrow keys'], does: 'Snap the panel to a corner' },
		],
	},
	{
		title: 'Role-play',
		shortcuts: [
			{ keys: ['Enter'], does: 'Send' },
			{ keys: ['Shift', 'Enter'], does: 'Add a new line' },
		],
	},
]

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
	const isAdmin = usePerson().role === 'admin'
	const isOn = singleKeys.use() === 'on'
	return (
		<Dialog open onOpenChange={onClose}>
			<DialogContent title="Keyboard shortcuts" className="max-w-2xl">
				<div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
					{groups.map((group) => (
						<section key={group.title} aria-label={group.title}>
							<h3 className="mb-2 font-semibold text-sm">{group.title}</h3>
							<dl className="space-y-1.5">
								{group.shortcuts
									.filter((shortcut) => isAdmin || !shortcut.isForAdmins)
									.map(({ keys, does }) => (
										<div key={keys.join()} className="flex items-center justify-between gap-4">
											<dt>{does}</dt>
											<dd className="flex gap-1">
												{keys.map((key) => (
													<Kbd key={key}>{key}</Kbd>
												))}
											</dd>
										</div>
									))}
							</dl>
						</section>
					))}
				</div>
				<label htmlFor="single-keys" className="mt-6 flex items-center justify-between gap-4 border-t pt-4">
					<span>
						<span className="block font-medium">Single-key shortcuts</span>
						<span className="hint">Turn them off if you dictate or press keys by accident.</span>
					</span>
					<Switch
						id="single-keys"
						checked={isOn}
						onCheckedChange={(on) => singleKeys.set(on ? 'on' : 'off')}
					/>
				</label>
			</DialogContent>
		</Dialog>
	)
}
