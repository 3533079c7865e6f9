import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
	plugins: [react(), tailwindcss()],
	build: { outDir: 'dist', sourcemap: true },
	// The server takes requests that change something from its own address alone: the browser's, not the one behind it.
	server: {
		proxy: {
			'/api': { target: api, changeOrigin: false },
			'/ws': { target: api, ws: true, changeOrigin: false },
		},
	},
})
