/** How many prohibited statements count, and how much, from the weight (0, 0.5 or 1) of each. */
export function describeStatements(weights: readonly number[]): string {
	const full = weights.filter((weight) => weight === 1).length
	const half = weights.filter((weight) => weight === 0.5).length
	const counted = full > 0 ? `Prohibited statements: ${full}` : 'No prohibited statement'
	return half > 0 ? `${counted}; to check, counted half: ${half}` : counted
}
