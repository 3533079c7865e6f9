import { WebSocketServer } from 'ws'

/** Maximum bytes of a message on any socket; a longer one closes the connection (1009) before it is fully read. */
const mostBytes = 64 * 1024

/** Accepts WebSocket connections for the HTTP server; `openSocket` handles them. */
export const openSocketServer = () => new WebSocketServer({ noServer: true, maxPayload: mostBytes })
