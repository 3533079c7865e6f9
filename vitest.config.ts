import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['{app,features,platform,design,seed}/**/*.test.{ts,tsx}'],
		globalSetup: 'app/prepare-tests.ts',
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// Several files start a database or a browser's worth of work: more at once than cores only slows all.
		maxWorkers: 2,
		// Files read by the same worker share the program's modules: what a file stubs, it takes back.
		isolate: false,
	},
})
