import { readRequest } from '/work/main/features/content/writer/understand/read-request.ts'
import { readVoices } from '/work/main/features/content/writer/understand/voices/read-voices.ts'

const show = process.argv[2] ?? ''
const t: Record<string, [number, number]> = {}
const add = (k: string, ok: boolean, msg: string, req: string) => {
	const e = (t[k] ??= [0, 0])
	e[1]++
	if (ok) e[0]++
	else if (show.split(',').includes(k)) console.log(`${k}: ${msg}   <= ${req}`)
}
for (const v of readVoices()) {
	const b = readRequest(v.request)
	add('type', b.type === v.type, `${b.type}/${b.channel} not ${v.type}`, v.request)
	for (const f of v.figures) {
		const found = b.figures.filter((g) =>
			g.text.toLowerCase().includes(f.text.toLowerCase().replace(/^month (\d+)$/, '$1')),
		)
		add(
			'lost',
			found.length > 0,
			f.text + ' ' + f.kinds + ' got ' + JSON.stringify(b.figures.map((g) => g.kind + ' ' + g.text)),
			v.request,
		)
		if (found.length)
			add(
				'kind',
				found.some((g) => f.kinds.includes(g.kind)),
				f.text + ' ' + f.kinds + ' got ' + JSON.stringify(found.map((g) => g.kind + ' ' + g.text)),
				v.request,
			)
	}
	for (const g of b.figures)
		add(
			'extra',
			v.figures.some((f) =>
				g.text.toLowerCase().includes(f.text.toLowerCase().replace(/^month (\d+)$/, '$1')),
			) ||
				g.kind === 'appointment' ||
				g.kind === 'other',
			g.kind + ' ' + g.text,
			v.request,
		)
	for (const n of v.names)
		add('name', !!b.customer?.includes(n) || b.partner?.name === n, n + ' got ' + b.customer, v.request)
	if (!v.names.length) add('noname', b.customer === null, 'got ' + b.customer, v.request)
	if (v.rep) add('rep', b.rep === v.rep, `${v.rep} got ${b.rep}`, v.request)
	else add('norep', b.rep === null, `got ${b.rep}`, v.request)
	if (v.company) add('company', b.company === v.company, `${v.company} got ${b.company}`, v.request)
	if (v.stages.length)
		add('stage', v.stages.includes(b.stage as string), v.stages + ' got ' + b.stage, v.request)
	else if (b.stage) add('stageopen', false, b.stage, v.request)
	for (const o of v.objections)
		add('objection', b.objections.includes(o), o + ' got ' + b.objections, v.request)
	const codes = b.unlawful.map((u) => u.code)
	for (const w of v.wishes) add('wish', codes.includes(w), w + ' got ' + codes, v.request)
	if (!v.wishes.length) add('lawful', codes.length === 0, 'got ' + JSON.stringify(b.unlawful), v.request)
	if (v.messages)
		add('messages', b.messages.count === v.messages, v.messages + ' got ' + b.messages.count, v.request)
}
console.log(
	Object.entries(t)
		.map(([k, [a, b]]) => `${k} ${a}/${b}`)
		.join('  '),
)
