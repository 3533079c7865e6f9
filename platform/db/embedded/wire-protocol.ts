/**
 * The little of the PostgreSQL wire protocol that sharing one session among connections needs.
 * Source: PostgreSQL documentation, "Frontend/Backend Protocol", chapter "Message Formats".
 */
const sslRequest = 80877103
const cancelRequest = 80877102

type FrontendMessage = { kind: string; bytes: Buffer }

/**
 * Cuts what a client has sent into whole messages; `rest` is the beginning of one not yet complete.
 * `kind` is the message's letter, or `startup`, `ssl-request`, `cancel`, `terminate`.
 */
export function readFrontendMessages(buffer: Buffer, hasStarted: boolean) {
	const messages: FrontendMessage[] = []
	let at = 0
	let started = hasStarted
	for (;;) {
		const headerLength = started ? 5 : 8
		if (buffer.length - at < headerLength) break
		const length = started ? 1 + buffer.readUInt32BE(at + 1) : buffer.readUInt32BE(at)
		if (buffer.length - at < length) break
		const bytes = buffer.subarray(at, at + length)
		at += length
		if (started) {
			const letter = String.fromCharCode(bytes[0] ?? 0)
			messages.push({ kind: letter === 'X' ? 'terminate' : letter, bytes })
			continue
		}
		const code = bytes.readUInt32BE(4)
		const kind = code === sslRequest ? 'ssl-request' : code === cancelRequest ? 'cancel' : 'startup'
		started = kind === 'startup'
		messages.push({ kind, bytes })
	}
	return { messages, rest: buffer.subarray(at) }
}

/** Named prepared statements live in the one shared session: give every connection its own names. */
export function withOwnStatementNames(message: Buffer, connectionId: number) {
	const at = statementNameOffset(message)
	if (at === null || message[at] === 0) return message
	const renamed = Buffer.concat([
		message.subarray(0, at),
		Buffer.from(`c${connectionId}_`),
		message.subarray(at),
	])
	renamed.writeUInt32BE(renamed.length - 1, 1)
	return renamed
}

function statementNameOffset(message: Buffer) {
	const kind = String.fromCharCode(message[0] ?? 0)
	if (kind === 'P') return 5
	if (kind === 'B') return message.indexOf(0, 5) + 1
	const isAboutStatement = message[5] === 0x53
	return (kind === 'D' || kind === 'C') && isAboutStatement ? 6 : null
}

export function simpleQuery(sql: string) {
	const bytes = Buffer.alloc(6 + Buffer.byteLength(sql))
	bytes[0] = 0x51
	bytes.writeUInt32BE(bytes.length - 1, 1)
	bytes.write(sql, 5)
	return bytes
}
