import { randomInt } from 'node:crypto'

const codes = 10
/** No letter that is read as another, nor in two sizes: people write them down. Ten of these are 49 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** New backup codes: abcde-23456. */
export function drawBackupCodes(): string[] {
	const draw = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
	return Array.from({ length: codes }, () => `${draw()}-${draw()}`)
}
