import type { HealthTip } from '../contract.ts'
import { pickForMinute } from './pick-for-minute.ts'
import { tips } from './tips/tips.ts'

/** The tip of this minute, the same for everyone. */
export function dailyTip(at: Date): HealthTip {
	return pickForMinute(tips, at)
}
