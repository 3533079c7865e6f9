import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { readJsonLines } from './read-json-lines.ts'

type Split = 'train' | 'held-out'

/** Training data of one kind: the lines of all `.jsonl` files in a folder. */
export type LabeledLines<Line> = {
	/** The lines of a split in a fixed order. Throws for a line that does not match the schema. */
	read(split?: Split): Line[]
	/** Identifies the lines that weights were trained on. */
	checksum(): string
}

export function labeledLines<Line extends { split: Split }>(
	folder: string,
	schema: z.ZodType<Line>,
): LabeledLines<Line> {
	const read = (split: Split = 'train') =>
		readJsonLines(folder, schema).filter((line) => line.split === split)
	return {
		read,
		checksum: () => createHash('sha256').update(JSON.stringify(read())).digest('hex'),
	}
}
