import { encode } from 'uqr'

/** A picture of a text for a camera, dark on light whatever the theme, with the four modules around it that readers need. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { ecc: 'M', border: 4 })
	const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="size-48 shrink-0 rounded-lg border"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={modules.join('')} fill="#000" />
		</svg>
	)
}
