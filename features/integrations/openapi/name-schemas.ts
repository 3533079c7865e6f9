import { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import * as analysis from '#features/analysis/contract.ts'
import * as compliance from '#features/compliance/contract.ts'
import * as people from '#features/people/contract.ts'
import * as playbook from '#features/playbook/contract.ts'
import * as recordings from '#features/recordings/contract.ts'
import * as team from '#features/team/contract.ts'
import * as integrations from '../contract.ts'

/** What programs meet most: their shapes occur once in the description, by the name they have in the contracts. */
const contracts = {
	...people,
	...compliance,
	...playbook,
	...recordings,
	...analysis,
	...team,
	...integrations,
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The same document, with each shape that a contract names described once, in `components.schemas`. */
export function nameSchemas<Document extends object>(document: Document) {
	const shapes = Object.entries(shapesByName())
	const nameOf = new Map<string, string>()
	const ambiguous = new Set<string>()
	for (const [name, shape] of shapes) {
		const text = JSON.stringify(shape)
		if (nameOf.has(text)) ambiguous.add(text)
		nameOf.set(text, name)
	}
	for (const text of ambiguous) nameOf.delete(text)

	const used: Record<string, Json> = {}
	const refer = (node: Json): Json => {
		const name = node && typeof node === 'object' ? nameOf.get(JSON.stringify(node)) : undefined
		if (!name) return within(node)
		if (!(name in used)) {
			used[name] = {}
			used[name] = within(node)
		}
		return { $ref: `#/components/schemas/${name}` }
	}
	const within = (node: Json): Json => {
		if (Array.isArray(node)) return node.map(refer)
		if (!node || typeof node !== 'object') return node
		return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, refer(value)]))
	}
	const named = within(document as Json) as Document
	return { named, schemas: Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** Every object of the contracts as the routes are described: generated the same way, so that equals are equal. */
function shapesByName(): Record<string, Json> {
	const pages = new OpenAPIHono()
	for (const [name, schema] of Object.entries(contracts)) {
		if (!(schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion)) continue
		const content = { 'application/json': { schema } }
		pages.openAPIRegistry.registerPath({
			method: 'get',
			path: `/${name}`,
			responses: { 200: { description: name, content } },
		})
	}
	const { paths = {} } = pages.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
	return Object.fromEntries(
		Object.entries(paths).map(([path, { get }]) => {
			const answer = get?.responses?.['200'] as { content: Record<string, { schema: Json }> } | undefined
			return [path.slice(1), answer?.content['application/json']?.schema ?? null]
		}),
	)
}
