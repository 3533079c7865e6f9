import { crc32 } from 'node:zlib'

/** `shownAs`: the name in the zip's own place for it, where `name` stands in a field that some readers believe instead. */
export type SomeEntry = { name: string; bytes: Buffer; shownAs?: string; isUnlisted?: boolean }

/** For tests: a zip (APPNOTE 6.3) as a hand with other ends writes it, of stored entries, after bytes in front of it. */
export function someZip(
	entries: readonly SomeEntry[],
	{ front = Buffer.alloc(0), comment = '' }: { front?: Buffer; comment?: string } = {},
): Buffer {
	const parts = [front]
	const directory: Buffer[] = []
	let offset = front.length
	for (const entry of entries) {
		const [name, extra] = [Buffer.from(entry.shownAs ?? entry.name), extraOf(entry)]
		const head = headOf(entry.bytes, name, extra)
		const local = Buffer.concat([numbers([4, 0x04034b50]), head, name, extra, entry.bytes])
		const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
		if (!entry.isUnlisted)
			directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, 20]), head, place, name, extra]))
		parts.push(local)
		offset += local.length
	}
	const listed = Buffer.concat(directory)
	const [count, length] = [directory.length, comment.length]
	const end = numbers(
		...([
			[4, 0x06054b50],
			[2, 0],
			[2, 0],
			[2, count],
			[2, count],
		] as const),
		...([
			[4, listed.length],
			[4, offset],
			[2, length],
		] as const),
	)
	return Buffer.concat([...parts, listed, end, Buffer.from(comment)])
}

/** What the local header and the directory both say. */
function headOf(bytes: Buffer, name: Buffer, extra: Buffer) {
	const utf8 = 0x800
	return numbers(
		...([
			[2, 20],
			[2, utf8],
			[2, 0],
			[2, 0],
			[2, 0x21],
			[4, crc32(bytes)],
		] as const),
		...([
			[4, bytes.length],
			[4, bytes.length],
			[2, name.length],
			[2, extra.length],
		] as const),
	)
}

/** Info-ZIP's field for a name in Unicode. */
function extraOf({ name, shownAs }: SomeEntry) {
	if (shownAs === undefined) return Buffer.alloc(0)
	const field = Buffer.concat([numbers([1, 1], [4, crc32(shownAs)]), Buffer.from(name)])
	return Buffer.concat([numbers([2, 0x7075], [2, field.length]), field])
}

function numbers(...wanted: (readonly [bytes: 1 | 2 | 4, value: number])[]) {
	return Buffer.concat(
		wanted.map(([bytes, value]) => {
			const written = Buffer.alloc(bytes)
			written.writeUIntLE(value, 0, bytes)
			return written
		}),
	)
}
