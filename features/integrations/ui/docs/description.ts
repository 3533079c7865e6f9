import { queryOptions } from '@tanstack/react-query'

/** A shape of JSON, as far as the reference shows it (JSON Schema 2020-12). */
export type Schema = {
	$ref?: string
	type?: string | string[]
	format?: string
	enum?: unknown[]
	const?: unknown
	minimum?: number
	maximum?: number
	items?: Schema
	properties?: Record<string, Schema>
	required?: string[]
	additionalProperties?: Schema | boolean
	anyOf?: Schema[]
	oneOf?: Schema[]
	allOf?: Schema[]
}

type Content = Record<string, { schema?: Schema }>
export type Operation = {
	operationId?: string
	summary?: string
	security?: Record<string, string[]>[]
	parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
	requestBody?: { content: Content }
	responses?: Record<string, { $ref?: string; description?: string; content?: Content }>
}
export type Call = Operation & { method: string; path: string }

/** The OpenAPI document of this server. */
export type Description = {
	info: { version: string }
	paths: Record<string, Record<string, Operation>>
	webhooks: Record<string, { post: Operation }>
	components: { schemas: Record<string, Schema> }
}

export const description = queryOptions<Description>({
	queryKey: ['/api/openapi.json'],
	staleTime: Number.POSITIVE_INFINITY,
})

/** Everything that can be called: by what a token must be allowed for it, and what takes a session alone. */
export function sortCalls({ paths }: Description) {
	const forTokens = new Map<string, Call[]>()
	const forSessions: Call[] = []
	for (const [path, item] of Object.entries(paths))
		for (const [method, operation] of Object.entries(item)) {
			const call = { ...operation, method: method.toUpperCase(), path }
			const scopes = operation.security?.find((way) => way.token)?.token
			if (!scopes) forSessions.push(call)
			for (const scope of scopes ?? []) forTokens.set(scope, [...(forTokens.get(scope) ?? []), call])
		}
	return { forTokens, forSessions }
}

/** The shape that a reference names, or the shape itself. */
export function resolve(schema: Schema, { components }: Description): Schema {
	const name = nameOf(schema)
	return name ? (components.schemas[name] ?? {}) : schema
}

export const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1)

/** A shape in a few words: "integer 0–100 or null", "list of Finding". */
export function describeSchema(schema: Schema): string {
	const name = nameOf(schema)
	if (name) return name
	if (schema.const !== undefined) return JSON.stringify(schema.const)
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
	const variants = schema.anyOf ?? schema.oneOf
	if (variants) return [...new Set(variants.map(describeSchema))].join(' or ')
	const types = [schema.type ?? 'anything'].flat()
	return types.map((type) => describeType(type, schema)).join(' or ')
}

function describeType(type: string, { items, format, minimum, maximum }: Schema) {
	if (type === 'array') return `list of ${items ? describeSchema(items) : 'anything'}`
	if (type === 'string' && format) return format === 'binary' ? 'file' : `string (${format})`
	if ((type === 'integer' || type === 'number') && minimum !== undefined && isSmall(maximum))
		return `${type} ${minimum}–${maximum}`
	return type
}

const isSmall = (value: number | undefined) => value !== undefined && value < Number.MAX_SAFE_INTEGER

/** The objects within a shape that have fields to show. */
export function objectsIn(schema: Schema, document: Description): Schema[] {
	const { properties, items, anyOf, oneOf, allOf, additionalProperties } = resolve(schema, document)
	if (properties) return [schema]
	const parts = [items, ...(anyOf ?? oneOf ?? allOf ?? [])]
	if (typeof additionalProperties === 'object') parts.push(additionalProperties)
	return parts.filter((part) => part !== undefined).flatMap((part) => objectsIn(part, document))
}
