import { useNavigate } from '@tanstack/react-router'
import { Keyboard, LogOut, MessageSquareText, Monitor, Moon, Sun, Upload } from 'lucide-react'
import { isFoundBy, type PaletteGroup, type PaletteItem } from '#app/shell/palette/palette-group.ts'
import { theme } from '#app/shell/theme.ts'
import { useGoToUpload } from '#app/shell/upload-place.ts'
import { logOut } from '#features/people/ui/session.ts'

/** What can be done whatever is typed, and what the words name. */
export function useActions(words: string, onShortcuts: () => void): PaletteGroup {
	const goToUpload = useGoToUpload()
	const navigate = useNavigate()
	const always: PaletteItem[] = [
		{ id: 'upload', title: 'Upload a call', icon: Upload, keys: ['U'], run: goToUpload },
		{
			id: 'ask',
			title: words ? `Ask AI Candor about “${words}”` : 'Ask AI Candor',
			icon: MessageSquareText,
			run: () => navigate({ to: '/ai-coach', search: words ? { ask: words } : {} }),
		},
	]
	const named: (PaletteItem & { title: string })[] = [
		{ id: 'shortcuts', title: 'Keyboard shortcuts', icon: Keyboard, keys: ['?'], run: onShortcuts },
		{ id: 'light', title: 'Light theme', icon: Sun, run: () => theme.set('light') },
		{ id: 'dark', title: 'Dark theme', icon: Moon, run: () => theme.set('dark') },
		{ id: 'system', title: 'Theme of the system', icon: Monitor, run: () => theme.set('system') },
		{ id: 'log out', title: 'Log out', icon: LogOut, run: logOut },
	]
	return { title: 'Actions', items: [...always, ...named.filter(({ title }) => isFoundBy(words, title))] }
}
