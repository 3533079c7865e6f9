import { dirname, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname

/** Lets bundled modules find the data files and threads next to their source. The bundle is one folder below the root. */
const keepPlaces: Plugin = {
	name: 'keep-places',
	transform(code, id) {
		if (id.includes('/node_modules/') || !code.includes('import.meta')) return null
		const path = relative(root, id)
		const placed = code
			.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/../${dirname(path)}`)})`)
			.replaceAll('import.meta.url', `new URL(${JSON.stringify(`../${path}`)}, import.meta.url).href`)
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
		rolldownOptions: { output: { entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js' } },
	},
})
