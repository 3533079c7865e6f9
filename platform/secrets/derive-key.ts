import { hkdfSync } from 'node:crypto'

/** 32 bytes for one purpose alone, from the server's secret (HKDF-SHA256, RFC 5869). */
export function deriveKey(secret: string, purpose: string): Buffer {
	return Buffer.from(hkdfSync('sha256', secret, '', `candor ${purpose}`, 32))
}
