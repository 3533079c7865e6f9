import type { Tone } from '../../request/brief.ts'

const fullForms: readonly (readonly [RegExp, string])[] = [
	[/\b([Cc])an't\b/g, '$1annot'],
	[/\b([Ww])on't\b/g, '$1ill not'],
	[/\b([Ll])et's\b/g, '$1et us'],
	[/\b([Ii]t|[Tt]hat|[Hh]ere|[Tt]here|[Ww]hat|[Nn]othing|[Nn]obody|[Hh]ow|[Ww]here)'s\b/g, '$1 is'],
	[/\b(\w+)n't\b/g, '$1 not'],
	[/\bI'm\b/g, 'I am'],
	[/\b(\w+)'re\b/g, '$1 are'],
	[/\b(\w+)'ll\b/g, '$1 will'],
	[/\b(\w+)'ve\b/g, '$1 have'],
	[/\b(I|[Yy]ou|[Ww]e|[Tt]hey)'d rather\b/g, '$1 would rather'],
	[/\b(I|[Yy]ou|[Ww]e|[Tt]hey)'d\b/g, '$1 would'],
]

/** A formal piece has no contractions. */
export const inTone = (words: string, tone: Tone): string =>
	tone === 'formal' ? fullForms.reduce((text, [short, full]) => text.replaceAll(short, full), words) : words
