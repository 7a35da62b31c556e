import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brand } from '@cauce/contract/brand.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where the API answers while the back office is developed by itself; usually packages/server stands in front of both. */
const api = process.env['API_ORIGIN'] ?? 'http://localhost:4000'

const DECODERS = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'] as const

/** Serves what pdf.js decodes scans with, under the names by which its worker asks for it. */
function pdfDecoders(): Plugin {
  const read = (name: string) => readFile(fileURLToPath(import.meta.resolve(`pdfjs-dist/wasm/${name}`)))
  return {
    name: 'pdf-decoders',
    async generateBundle() {
      for (const name of DECODERS) this.emitFile({ type: 'asset', fileName: `pdf/${name}`, source: await read(name) })
    },
    configureServer({ middlewares }) {
      middlewares.use('/admin/pdf', (request, response, next) => {
        const name = DECODERS.find((one) => request.url === `/${one}`)
        if (!name) return next()
        response.setHeader('content-type', 'text/javascript')
        read(name).then((source) => response.end(source), next)
      })
    },
  }
}

/** The server puts the name of the platform in; here the one of the dev server. */
const brandOfDev: Plugin = {
  name: 'brand',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll('%BRAND%', brand()),
}

export default defineConfig({
  base: '/admin/',
  plugins: [react(), pdfDecoders(), brandOfDev],
  // Zod would try whether it may compile code, which the content security policy refuses and reports.
  define: { 'globalThis.__zod_globalConfig': { jitless: true } },
  build: {
    target: 'es2023',
    sourcemap: false,
    // What every page needs comes in two files, the libraries and ours; the pages come when they are opened (decision
    // front-end-performance), with what shows documents in one more file.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'office', tags: ['$initial'] },
            { name: 'documents', test: /backoffice\/src\/ui\/document(-link|\/(?!pdf-sheet))/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/v1': api, '/media': api, '/flags': api } },
})
