import { defineConfig } from 'vitest/config'
import { browser } from './packages/tooling/browser-tests.ts'

/** The default of a second is too short on a busy machine. */
const expectation = { poll: { timeout: 45_000 } }
const exclude = ['**/node_modules/**', '**/dist/**']

/**
 * Projects by file name: `unit` is pure, `api` runs on a real PostgreSQL with a database for each file, `process`
 * starts and kills processes (drills in a short form), `browser` renders components in Chromium.
 */
export default defineConfig({
  test: {
    // More workers than cores would compete for the one PostgreSQL.
    maxWorkers: 2,
    // Importing the shared modules again for each file takes longer than the tests.
    isolate: false,
    // Full values in titles and messages.
    taskTitleValueFormatTruncate: 0,
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'site/src/**/*.test.ts', 'backoffice/src/**/*.test.ts'],
          exclude: [...exclude, '**/*.api.test.ts', '**/*.process.test.ts', '**/*.drill.test.ts'],
          testTimeout: 60_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'process',
          include: ['packages/**/*.{process,drill}.test.ts'],
          exclude,
          globalSetup: ['packages/testing/src/front-ends-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'api',
          include: ['packages/**/*.api.test.ts'],
          exclude,
          globalSetup: ['packages/testing/src/database-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: expectation,
        },
      },
      {
        // React's development build doubles the time of component tests.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { development: false } },
        // A dependency found during a test would reload its page.
        optimizeDeps: {
          entries: ['backoffice/src/main.tsx', 'backoffice/testing/*.tsx', 'site/src/features/**/*.tsx'],
          include: ['react/jsx-runtime', 'react-dom/client', 'vitest-browser-react'],
        },
        test: {
          name: 'browser',
          include: ['site/src/**/*.browser.test.tsx', 'backoffice/{src,testing}/**/*.browser.test.tsx'],
          exclude,
          isolate: true,
          setupFiles: ['packages/client/testing/storage.ts'],
          testTimeout: 240_000,
          expect: expectation,
          browser,
        },
      },
    ],
  },
})
