import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests of whole servers take longest: they begin first, so that the last worker is not left alone with one. */
class SlowestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const rank = ({ moduleId }: TestSpecification) =>
			['crash', 'authorization', 'starting', ''].findIndex((name) => moduleId.includes(`/app/${name}`)) >>> 0
		return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
	}
}

export default defineConfig({
	test: {
		include: ['{app,features,platform,design,seed}/**/*.test.{ts,tsx}'],
		globalSetup: 'app/prepare-tests.ts',
		testTimeout: 60_000,
		hookTimeout: 60_000,
		sequence: { sequencer: SlowestFirst },
		// Twice the cores of CI: files often wait for a process or a timer.
		maxWorkers: 4,
		// Files read by the same worker share the program's modules: what a file stubs, it takes back.
		isolate: false,
		// Node runs the TypeScript itself, as in production: a tenth less work than Vite's transforms. No module is mocked.
		experimental: { viteModuleRunner: false, nodeLoader: false },
	},
})
