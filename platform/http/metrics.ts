import prometheus from 'prom-client'

const registry = new prometheus.Registry()
prometheus.collectDefaultMetrics({ register: registry })

const requestSeconds = new prometheus.Histogram({
	name: 'http_request_seconds',
	help: 'Time to answer a request',
	labelNames: ['method', 'route', 'status'],
	buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
	registers: [registry],
})

export function observeRequest(method: string, route: string, status: number, seconds: number) {
	requestSeconds.observe({ method, route, status }, seconds)
}

/** Everything measured so far, in the Prometheus text format. */
export const readMetrics = async () => ({ text: await registry.metrics(), contentType: registry.contentType })
