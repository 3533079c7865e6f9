import { createHash } from 'node:crypto'

/** What is stored in place of a token. It is random and long, so that a fast hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
