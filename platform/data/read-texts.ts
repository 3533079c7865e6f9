import { z } from 'zod'
import { fillSlots, slotsIn } from '#platform/text/fill-slots.ts'
import { readData } from './read-data.ts'

/** A text as code uses it: a string, or a function of the values of its slots. */
type Text<Slot extends string> = [Slot] extends [never]
	? string
	: (values: Readonly<Record<Slot, string | number>>) => string

/** A text in which only these slots, `{name}`, may occur. */
export const textWithSlots = (slots: readonly string[]) =>
	z.string().refine((text) => slotsIn(text).every((name) => slots.includes(name)), {
		error: `has a slot other than ${slots.map((name) => `{${name}}`).join(', ') || 'none'}`,
	})

/**
 * Reads the texts of a YAML file, `key: text`. `slots` has the keys that the file must have, each with the slots of its
 * text; each slot must occur in it.
 */
export function readTexts<const Slots extends Record<string, readonly string[]>>(file: URL, slots: Slots) {
	const texts = readData(
		file,
		z.strictObject(
			Object.fromEntries(
				Object.entries(slots).map(([key, names]) => [
					key,
					textWithSlots(names).refine((text) => names.every((name) => slotsIn(text).includes(name)), {
						error: `lacks a slot of ${names.map((name) => `{${name}}`).join(', ')}`,
					}),
				]),
			),
		),
	)
	return Object.fromEntries(
		Object.entries(slots).map(([key, names]) => {
			const text = texts[key] as string
			return [
				key,
				names.length === 0 ? text : (values: Record<string, string | number>) => fillSlots(text, values),
			]
		}),
	) as { [Key in keyof Slots]: Text<Slots[Key][number]> }
}
