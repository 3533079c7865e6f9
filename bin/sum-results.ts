import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Adds up the results that both test runners wrote, and says them in one line. */
const Vitest = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })
const Playwright = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const unit = Vitest.parse(read('test-results/vitest.json'))
const { stats } = Playwright.parse(read('test-results/playwright.json'))

const passed = unit.numPassedTests + stats.expected
const failed = unit.numFailedTests + stats.unexpected + stats.flaky
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
