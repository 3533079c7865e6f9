/** Whether a host, as an address or a URL names it, can only be this machine. */
export function isLoopback(host: string) {
	return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
