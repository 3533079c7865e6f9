import { constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
	plugins: [
		react(),
		tailwindcss(),
		// Compressed at build time, not per request. The highest Brotli levels take seconds and save a few percent.
		compression({
			include: /\.(js|css|svg)$/,
			algorithms: [
				'gzip',
				defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
			],
		}),
	],
	build: {
		outDir: 'dist',
		sourcemap: true,
		manifest: true,
		// The largest file converts audio before an upload, and loads only for that.
		chunkSizeWarningLimit: 900,
		// One file for what every page begins with: many small ones compress worse.
		rolldownOptions: {
			// Tailwind's plugin maps no sources, and style sheets have no source maps.
			checks: { sourcemapBroken: false },
			output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
		},
	},
	// The server accepts writes only from its own origin, so the proxy must pass on the browser's Host header.
	server: {
		proxy: {
			'/api': { target: api, changeOrigin: false },
			'/ws': { target: api, ws: true, changeOrigin: false },
		},
	},
})
