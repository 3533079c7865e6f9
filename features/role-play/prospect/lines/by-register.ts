import type { Voice } from '../script.ts'
import type { Intent } from './anybody.ts'
import { blunt } from './by-register/blunt.ts'
import { chatty } from './by-register/chatty.ts'
import { folksy } from './by-register/folksy.ts'
import { formal } from './by-register/formal.ts'
import { plain } from './by-register/plain.ts'
import { weary } from './by-register/weary.ts'

/** What people of one way of talking say beside what anybody says. */
export const byRegister: Record<Voice['register'], Partial<Record<Intent, readonly string[]>>> = {
	plain,
	folksy,
	formal,
	blunt,
	chatty,
	weary,
}
