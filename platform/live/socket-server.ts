import { WebSocketServer } from 'ws'

/** Bytes of one message on any socket; a longer one ends the connection (1009) before it is read to its end. */
const mostBytes = 64 * 1024

/** Upgrades connections for the HTTP server; what happens on them is up to `openSocket`. */
export const openSocketServer = () => new WebSocketServer({ noServer: true, maxPayload: mostBytes })
