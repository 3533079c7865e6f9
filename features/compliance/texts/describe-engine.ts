import { measured } from './measured.ts'

type Measured = { heldOut: Pick<typeof measured.heldOut, 'authors' | 'styles'> }

const percent = (share: number) => `${Math.round(100 * share)}%`

/** What the built-in engine can hear and cannot, in a sentence or two for the screen, with its measured figures. */
export function describeEngine({ heldOut: { authors, styles } }: Measured = measured): string {
	const { natural, implied } = styles
	return `Candor’s built-in engine catches about ${percent(natural.recall)} of prohibited statements said outright and about ${percent(implied.recall)} of those only implied, measured on calls by ${authors} people it had never heard. Listen before you decide.`
}
