import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the API answers while the back office is developed by itself; usually packages/server stands in front of both. */
const api = process.env['API_ORIGIN'] ?? 'http://localhost:4000'

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  // Zod would try whether it may compile code, which the content security policy refuses and reports.
  define: { 'globalThis.__zod_globalConfig': { jitless: true } },
  build: {
    target: 'es2023',
    sourcemap: false,
    // The largest part is react-admin itself; what can wait is loaded when its tab opens.
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/v1': api, '/media': api, '/flags': api } },
})
