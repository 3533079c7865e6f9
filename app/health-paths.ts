/** Served under any host name, since load balancers may use network addresses. */
export const healthPaths = ['/healthz', '/readyz', '/metrics']
