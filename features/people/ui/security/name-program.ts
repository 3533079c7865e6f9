/** In the order in which they are looked for: each says that it is one of those below it as well. */
const browsers: [RegExp, string][] = [
	[/\bEdg(e|A|iOS)?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\b(Firefox|FxiOS)\//, 'Firefox'],
	[/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
	[/\b(iPhone|iPad|iPod)\b/, 'iOS'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b/, 'macOS'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bLinux\b/, 'Linux'],
]

/** What people call the browser that calls itself `program`: "Firefox on Windows". Programs may call themselves anything. */
export function nameProgram(program: string | null) {
	const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(program ?? ''))?.[1]
	const browser = find(browsers)
	const system = find(systems)
	if (browser) return system ? `${browser} on ${system}` : browser
	return program?.split(/[\s/]/)[0]?.slice(0, 40) || 'A browser'
}
