/**
 * What a color says. Set as `data-tone` on an element; inside it `text-tone-text`, `bg-tone-soft`,
 * `border-tone-line` and `bg-tone` follow.
 */
export type Tone =
	| 'neutral'
	| 'excellent'
	| 'success'
	| 'disclosed'
	| 'good'
	| 'low'
	| 'average'
	| 'medium'
	| 'warning'
	| 'high'
	| 'missing'
	| 'failed'
	| 'critical'
	| 'info'
	| 'strength'
