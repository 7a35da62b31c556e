import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { LAYER_ORDER } from './src/layouts/layer-order.ts'

/** Adds `client:interaction` to the directives that an island may carry. */
const interactionDirective: AstroIntegration = {
  name: 'client:interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'interaction',
        entrypoint: fileURLToPath(new URL('./src/islands/interaction-directive.ts', import.meta.url)),
      }),
  },
}

/** Builds the site as a function from request to response (src/render.server.ts), which packages/server calls. */
const functionAdapter: AstroIntegration = {
  name: 'cauce-function',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'cauce-function',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./src/render.server.ts', import.meta.url),
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
}

/** What the simulator says amounts, dates and terms with: one request in place of nine that are mostly headers. */
const FIGURES = {
  name: 'figures',
  test: /packages\/(format\/src\/(dates|figures|money|percent|quantities|relative-time|typed-amount)|contract\/src\/(basis-points|calendar|cents|distributions\/schedule))\.ts$/,
}

const layerOrderHash = `sha256-${createHash('sha256').update(LAYER_ORDER).digest('base64')}` as const

/**
 * The site runs inside packages/server, which calls `render` of `dist/server/entry.mjs` and passes `locals`, or under `astro dev`
 * behind the development proxy, where calls go to API_ORIGIN.
 */
export default defineConfig({
  output: 'server',
  adapter: functionAdapter,
  integrations: [react(), interactionDirective],
  // The API keeps the sessions.
  session: false,
  // One set of URLs; the language is a cookie, else the browser's, else Spanish (handbook rules 11.2 and 11.3).
  i18n: { locales: ['es', 'en'], defaultLocale: 'es', routing: 'manual' },
  security: {
    // Behind a proxy that ends TLS, this check would refuse valid forms. The middleware checks their origin itself.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        // The library that draws the picture of a page for a ticket copies the page with a base of our own.
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ],
      // Only style attributes may be inline, for the widths of bars and the places of pins.
      styleDirective: {
        hashes: [{ hash: layerOrderHash, kind: 'element' }],
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
  // The inline styles of a highlighter would violate the policy above.
  markdown: { syntaxHighlight: false },
  vite: {
    // Flags and fonts are files, so that the browser caches them.
    build: { assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined) },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [FIGURES] } } } } } },
    // Zod would test whether it may compile code, which violates the policy above.
    define: { 'globalThis.__zod_globalConfig': { jitless: true } },
  },
  devToolbar: { enabled: false },
})
