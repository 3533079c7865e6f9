/** From where a plot of percentages begins, and the position of its lines: as narrow as the lowest figure allows. */
export function plotScale(lowest: number): { from: number; ticks: readonly number[] } {
	if (lowest > 76) return { from: 75, ticks: [80, 85, 90, 95, 100] }
	if (lowest > 52) return { from: 50, ticks: [60, 70, 80, 90, 100] }
	return { from: 0, ticks: [0, 25, 50, 75, 100] }
}
