import type { Appearance } from '@stripe/stripe-js'

/**
 * The look of the provider's form, in a frame that our style sheets do not reach: the colors of the page as they are
 * now, in words that the frame knows.
 */
export function formLook(): Appearance {
	const isDark = document.documentElement.classList.contains('dark')
	return {
		theme: isDark ? 'night' : 'stripe',
		variables: {
			colorPrimary: readColor('--primary'),
			colorBackground: readColor('--card'),
			colorText: readColor('--foreground'),
			colorTextSecondary: readColor('--muted-foreground'),
			colorDanger: readColor('--destructive'),
			borderRadius: '8px',
			fontFamily: 'Inter, system-ui, sans-serif',
		},
	}
}

/** A color of the page as `rgb(…)`: the tokens are in oklch, which only the page's own canvas reads for us. */
function readColor(token: string) {
	const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
	if (!canvas) return ''
	canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token)
	canvas.fillRect(0, 0, 1, 1)
	const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
	return `rgb(${red}, ${green}, ${blue})`
}
