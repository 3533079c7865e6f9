// Runs in the page before its own scripts. Keeps what the browser reports about paints, layout shifts and input delays.
{
	const figures = { largestPaint: 0, layoutShift: 0, interactions: [] }
	const observe = (type, read, options = {}) =>
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) read(entry)
		}).observe({ type, buffered: true, ...options })

	observe('largest-contentful-paint', ({ startTime }) => {
		figures.largestPaint = startTime
	})
	observe('layout-shift', ({ value, hadRecentInput }) => {
		if (!hadRecentInput) figures.layoutShift += value
	})
	// Shorter events are not reported: 16 ms is the least threshold that the Event Timing API allows.
	observe('event', ({ interactionId, duration }) => interactionId && figures.interactions.push(duration), {
		durationThreshold: 16,
	})

	globalThis.readFigures = () => ({
		...figures,
		scripts: performance
			.getEntriesByType('resource')
			.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
			.map(({ name, transferSize }) => ({ path: new URL(name).pathname, isCached: transferSize === 0 })),
	})
}
