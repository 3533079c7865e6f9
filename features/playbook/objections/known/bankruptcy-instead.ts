import type { KnownObjection } from '../known-objection.ts'

export const bankruptcyInstead: KnownObjection = {
	code: 'bankruptcy_instead',
	title: 'Considering bankruptcy',
	sayThis:
		"It may be the better route for some people, and it can pause lawsuits. I can't advise on it; a bankruptcy attorney can. Hear them, then decide.",
	raised: [
		'<bankrupt>',
		'see|call|talk ~2 lawyer|attorney ~5 bankrupt*|chapter|courthouse|filed|file|free',
		'file|filed|filing ~3 with|and|come_out|clean|fresh|chapter|out',
		'wipe*|start* ~3 clean|over|slate|fresh|out',
		'just ~2 file',
		'lawyer ~4 said|told ~4 file|chapter|thirteen|seven',
		'wipe ~3 out|clean|all|everything',
		'lawyer|attorney ~6 file|free|wipe|courthouse|consult*|said',
		'walk_away|start_fresh|clean_slate|start_over|fresh_start|be_done_with',
		'just_file|go_bankrupt|declare|means_test|discharge*|seven_or|a_seven|thirteen',
	],
	hints: [
		'lawyer|attorney|courthouse|trustee',
		'file|filed|filing',
		'fresh_start|clean_slate|wipe*|erase*',
		'<bankrupt>',
		'chapter|file',
		'judge|court|trustee',
		'start|fresh|clean',
	],
}
