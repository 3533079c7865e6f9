import type { Dialer } from '#features/live-coaching/contract.ts'

export const kindNames: Record<Dialer['kind'], string> = { vicidial: 'ViciDial', convoso: 'Convoso' }
