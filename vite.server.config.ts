import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

/** Modules find their data files and threads beside their source, also from the bundle. */
const keepPlaces: Plugin = {
	name: 'keep-places',
	transform(code, id) {
		if (id.includes('/node_modules/') || !code.includes('import.meta')) return null
		const placed = code
			.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
			.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
		return { code: placed, map: null }
	},
}

// The server as one file, because loading its 2,700 modules one by one takes most of a start. Threads and child processes
// still run from source.
export default defineConfig({
	plugins: [keepPlaces],
	publicDir: false,
	ssr: {
		// The packages of most modules; those that other packages share, such as zod, stay outside.
		noExternal: [
			'@better-auth/core',
			'@opentelemetry/api',
			'better-auth',
			'drizzle-orm',
			'jose',
			'kysely',
			'stripe',
		],
	},
	build: {
		ssr: 'app/server.ts',
		outDir: 'dist-server',
		target: 'node24',
		minify: false,
		rolldownOptions: { output: { entryFileNames: 'server.js' } },
	},
})
