const slot = /\{(\w+)\}/g

/** The names of the slots in a text: `{name}`. */
export const slotsIn = (text: string): string[] => [...text.matchAll(slot)].map(([, name = '']) => name)

/** Puts values into the slots of a text. A slot without a value stays as it is. */
export const fillSlots = (text: string, values: Readonly<Record<string, string | number>>): string =>
	text.replaceAll(slot, (whole, name: string) => String(values[name] ?? whole))
