import { createStoredChoice } from '#platform/browser/stored-choice.ts'

/** Light or dark, or as the system has it. `public/theme.js` reads the same item before the first paint. */
export const theme = createStoredChoice('theme', ['system', 'light', 'dark'])

/** Keeps the page in the chosen theme; call once. */
export function followTheme(): void {
	const system = matchMedia('(prefers-color-scheme: dark)')
	const apply = () => {
		const isDark = theme.get() === 'dark' || (theme.get() === 'system' && system.matches)
		document.documentElement.classList.toggle('dark', isDark)
	}
	theme.watch(apply)
	system.addEventListener('change', apply)
	apply()
}
