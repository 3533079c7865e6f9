import { BlockList, isIP } from 'node:net'

/** Whether an address is one of the addresses and CIDR ranges of `allowed`; an empty list allows all. */
export function isAllowedAddress(allowed: string[], address: string): boolean {
	if (allowed.length === 0) return true
	// A server that listens on IPv6 sees IPv4 clients as ::ffff:203.0.113.7.
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
	if (!isIP(plain)) return false
	const list = new BlockList()
	for (const range of allowed) {
		const [start = '', bits] = range.split('/')
		if (bits === undefined) list.addAddress(start, family(start))
		else list.addSubnet(start, Number(bits), family(start))
	}
	return list.check(plain, family(plain))
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
