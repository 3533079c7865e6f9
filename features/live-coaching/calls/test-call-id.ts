import { randomUUID } from 'node:crypto'

const prefix = 'candor-test-'

/** Test calls are recognized by their name: nothing was said on them. */
export const newTestCallId = () => `${prefix}${randomUUID()}`
export const isTestCall = (callId: string) => callId.startsWith(prefix)
