/** Something of law that Candor tells people, and what it rests on. */
export type VerifiedSource = {
	/** As it is cited, or a name where it is a figure or an address. */
	title: string
	/** What it says, in one or two sentences. */
	says: string
	/**
	 * The wordings that it stands behind, exactly as they stand in texts: '16 CFR 310.5', 'five years'. A text may
	 * show no citation, dated fact or figure of law that is in no source's list.
	 */
	covers: readonly string[]
	/** Where it was read. */
	readIn: string
	/** The primary text is the law, decision, notice or form itself or a copy of it; all else is secondary. */
	how: 'primary text' | 'secondary source'
	/** The day it was last read there: '2026-11-21'. */
	checkedOn: string
}
