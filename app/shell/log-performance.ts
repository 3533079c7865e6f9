/**
 * Writes how fast the page was to the console, and nowhere else: time to first byte, largest contentful paint,
 * layout shift and slow interactions, in milliseconds (shift without unit).
 */
export function logPerformance(): void {
	observe('navigation', (entry) => {
		log('time to first byte', (entry as PerformanceNavigationTiming).responseStart)
	})
	observe('largest-contentful-paint', (entry) => log('largest contentful paint', entry.startTime))
	let shift = 0
	observe('layout-shift', (entry) => {
		const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
		if (hadRecentInput) return
		shift += value
		log('layout shift', shift)
	})
	// 200 ms is where an interaction stops being "good" (web.dev/inp).
	observe('event', (entry) => log(`slow ${entry.name}`, entry.duration), { durationThreshold: 200 })
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void, options = {}): void {
	if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
	const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry))
	observer.observe({ type, buffered: true, ...options })
}

function log(name: string, value: number): void {
	console.info(`[performance] ${name}: ${value < 10 ? value.toFixed(3) : Math.round(value)}`)
}
