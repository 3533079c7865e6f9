import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		include: ['{app,features,platform,design,seed}/**/*.test.{ts,tsx}'],
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
})
