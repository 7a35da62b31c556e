import { defineConfig } from 'vitest/config'
import { browser } from './packages/tooling/browser-tests.ts'

/** How long something is awaited that should come at once: by default a second, which a busy machine may take. */
const expectation = { poll: { timeout: 45_000 } }
const exclude = ['**/node_modules/**', '**/dist/**']

/**
 * Four projects, chosen by file name. `unit` is pure and fast and includes the repository's own rules. `api` runs on a
 * real PostgreSQL, which starts once and gives each file a database of its own. `process` starts and kills processes.
 * `browser` renders components in Chromium.
 */
export default defineConfig({
  test: {
    // More workers than cores would only compete for the one PostgreSQL.
    maxWorkers: 2,
    // Test files of one worker share its modules: importing them again for each file takes longer than the tests.
    isolate: false,
    // Titles show the values of their rows in full.
    taskTitleValueFormatTruncate: 0,
    // So do the messages of failed assertions, of which a summary has only the first line.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'site/src/**/*.test.ts', 'backoffice/src/**/*.test.ts'],
          exclude: [...exclude, '**/*.api.test.ts', '**/*.process.test.ts'],
          // Some read every source file, which takes long on a busy machine.
          testTimeout: 60_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'process',
          include: ['packages/**/*.process.test.ts'],
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
          // A world of many records took more than a minute on a machine that did four other things.
          hookTimeout: 180_000,
          expect: expectation,
        },
      },
      {
        // The React that people get: that of development spends half the time of a component test on what only its tools show.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { development: false } },
        // Dependencies that are found while a test runs would reload its page.
        optimizeDeps: {
          entries: ['backoffice/src/main.tsx', 'backoffice/src/testing/*.tsx', 'site/src/features/**/*.tsx'],
          include: ['react/jsx-runtime', 'react-dom/client', 'vitest-browser-react'],
        },
        test: {
          name: 'browser',
          include: ['site/src/**/*.browser.test.tsx', 'backoffice/src/**/*.browser.test.tsx'],
          exclude,
          // What a file leaves in the page would meet the next one.
          isolate: true,
          setupFiles: ['packages/client/src/test-storage.ts'],
          testTimeout: 240_000,
          expect: expectation,
          browser,
        },
      },
    ],
  },
})
