import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { LAYER_ORDER } from './src/layouts/layer-order.ts'

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

/** Builds the site as a function from request to response (src/render.server.ts). */
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

/** One request instead of nine mostly of headers. */
const FIGURES = {
  name: 'figures',
  test: /packages\/(format\/src\/(dates|figures|money|percent|quantities|relative-time|typed-amount)|contract\/src\/(basis-points|calendar|cents|distributions\/schedule))\.ts$/,
}

const layerOrderHash = `sha256-${createHash('sha256').update(LAYER_ORDER).digest('base64')}` as const

/** Runs inside packages/server, or under `astro dev` with calls to API_ORIGIN. */
export default defineConfig({
  output: 'server',
  adapter: functionAdapter,
  integrations: [react(), interactionDirective],
  session: false,
  redirects: { '/auth/sign-in': { status: 302, destination: '/register' } },
  // One set of URLs; language from cookie, browser, else Spanish (handbook rules 11.2 and 11.3).
  i18n: { locales: ['es', 'en'], defaultLocale: 'es', routing: 'manual' },
  security: {
    // Behind a TLS proxy this check refuses valid forms; the middleware checks the origin.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        // The screenshot library copies the page with a base of our own.
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ],
      // Only style attributes may be inline: bar widths and pin positions.
      styleDirective: {
        hashes: [{ hash: layerOrderHash, kind: 'element' }],
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
  // A highlighter's inline styles would violate the CSP.
  markdown: { syntaxHighlight: false },
  vite: {
    // Cacheable files instead of data URLs.
    build: { assetsInlineLimit: (file) => (/\.(svg|woff2)$/.test(file) ? false : undefined) },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [FIGURES] } } } } } },
    // Zod's test for `eval` would violate the CSP.
    define: { 'globalThis.__zod_globalConfig': { jitless: true } },
  },
  devToolbar: { enabled: false },
})
