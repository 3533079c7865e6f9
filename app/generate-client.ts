import { registerHooks } from 'node:module'

/**
 * For tests: generates a TypeScript client of an OpenAPI document, by a public tool. Run as
 * `node app/generate-client.ts <document> <folder>`. The tool is written against the programming interface of
 * TypeScript 5, which the version that checks this repository does not have.
 */
const typescript5 = `data:text/javascript,export { ts as default } from '${import.meta.resolve('@ts-morph/common')}'`
registerHooks({
	resolve: (specifier, context, next) =>
		specifier === 'typescript' ? { url: typescript5, shortCircuit: true } : next(specifier, context),
})

const [, , input = '', output = ''] = process.argv
const { createClient } = await import('@hey-api/openapi-ts')
await createClient({
	input,
	// Node imports files by their full name.
	output: { path: output, module: { extension: '.ts' } },
	plugins: ['@hey-api/client-fetch', '@hey-api/sdk'],
	logs: { level: 'silent' },
})
