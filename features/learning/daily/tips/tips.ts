import type { HealthTip } from '../../contract.ts'
import { calm } from './calm.ts'
import { eyesAndDesk } from './eyes-and-desk.ts'
import { moving } from './moving.ts'
import { sleepAndFood } from './sleep-and-food.ts'
import { stretches } from './stretches.ts'
import { voiceAndHearing } from './voice-and-hearing.ts'

/** Enough for more than a quarter of a year without repeating a day's first. */
export const tips: HealthTip[] = [
	...voiceAndHearing,
	...moving,
	...eyesAndDesk,
	...sleepAndFood,
	...stretches,
	...calm,
]
