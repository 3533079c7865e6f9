import { dirname, join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname

/** How a module names another that runs in a thread or process of its own. */
const ownEntry = /new URL\(['"](\.[^'"]+\.ts)['"], import\.meta\.url\)/g
/** Stands for the address of the bundle until that of the source is replaced. */
const bundleAddress = 'BUNDLE_ADDRESS'

/**
 * Lets bundled modules find the data files next to their source, and bundles what runs in threads and child processes.
 * The bundle is one folder below the root.
 */
const keepPlaces: Plugin = {
	name: 'keep-places',
	transform(code, id) {
		if (id.includes('/node_modules/') || !code.includes('import.meta')) return null
		const path = relative(root, id)
		const placed = code
			.replaceAll(ownEntry, (_, file: string) => {
				const entry = join(dirname(id), file)
				const fileName = `${relative(root, entry).replaceAll('/', '-').replace('.ts', '')}.js`
				this.emitFile({ type: 'chunk', id: entry, fileName })
				return `new URL('./${fileName}', ${bundleAddress})`
			})
			.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/../${dirname(path)}`)})`)
			.replaceAll('import.meta.url', `new URL(${JSON.stringify(`../${path}`)}, import.meta.url).href`)
			.replaceAll(bundleAddress, 'import.meta.url')
		return { code: placed, map: null }
	},
}

// The server and its threads in a few files, because loading its 2,700 modules one by one takes most of a start.
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
		rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
	},
})
