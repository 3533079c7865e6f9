// Before the first paint, so that nobody who works in the dark is blinded. See app/shell/theme.ts.
;(() => {
	const chosen = readChoice()
	const isDark =
		chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
	document.documentElement.classList.toggle('dark', isDark)

	function readChoice() {
		try {
			return localStorage.getItem('theme')
		} catch {
			// With cookies blocked, the browser's setting counts.
			return null
		}
	}
})()
