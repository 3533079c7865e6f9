/** Whether what had the focus is gone or out of sight, so that the keyboard is nowhere. */
export function isFocusLost(): boolean {
	const { activeElement, body } = document
	return !activeElement || activeElement === body || !activeElement.checkVisibility()
}
