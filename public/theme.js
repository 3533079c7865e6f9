// Before the first paint, so that nobody who works in the dark is blinded. See app/shell/theme.ts.
;(() => {
	const chosen = localStorage.getItem('theme')
	const isDark =
		chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
	document.documentElement.classList.toggle('dark', isDark)
})()
