import { readFile } from 'node:fs/promises'

/** What a process has used of a processor, all its threads together; Linux counts in hundredths (proc(5)). */
export async function processorSeconds(pid: number | undefined) {
	const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
	return (Number(fields[11]) + Number(fields[12])) / 100
}
