import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['{app,features,platform,design,seed}/**/*.test.{ts,tsx}'],
		globalSetup: 'app/prepare-tests.ts',
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// Twice the cores of CI: files often wait for a process or a timer.
		maxWorkers: 4,
		// Files read by the same worker share the program's modules: what a file stubs, it takes back.
		isolate: false,
	},
})
