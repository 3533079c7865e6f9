import { defineConfig } from 'drizzle-kit'

export default defineConfig({
	dialect: 'postgresql',
	schema: 'features/*/tables.ts',
	out: 'migrations',
	casing: 'snake_case',
})
