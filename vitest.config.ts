import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { browser } from './packages/tooling/browser-tests.ts'

/** The default of a second is too short on a busy machine. */
const expectation = { poll: { timeout: 45_000 } }
const DRILLS = 'packages/testing/src/drill'
const FRONT_ENDS = 'packages/testing/src/front-ends-setup.ts'
const DATABASES = 'packages/testing/src/database-setup.ts'
const exclude = ['**/node_modules/**', '**/dist/**']

/** Node imports modules itself: tests run an eighth faster than in Vite's module runner. */
const natively = { experimental: { viteModuleRunner: false, nodeLoader: false } }
const preload = (file: string) => ['--import', path.join(import.meta.dirname, file)]

/**
 * Projects by file name: `unit` is pure, `api` runs on a real PostgreSQL with a database for each file, `process`
 * starts and kills processes, `browser` renders components in Chromium. `npm test` leaves out `drill`, which takes half an hour.
 */
export default defineConfig({
  test: {
    // Two cores: a test waits for PostgreSQL, a disk or a clock a quarter of its time.
    maxWorkers: 3,
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
      ...[
        {
          name: 'process',
          include: ['packages/**/*.process.test.ts', `${DRILLS}/{crash,crash-distribution}.drill.test.ts`],
          globalSetup: [FRONT_ENDS],
        },
        {
          name: 'drill',
          include: ['packages/**/*.drill.test.ts', 'packages/server/src/backup/backup.process.test.ts'],
          globalSetup: [FRONT_ENDS, DATABASES],
        },
      ].map((project) => ({
        test: {
          ...project,
          exclude,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: expectation,
        },
      })),
      {
        test: {
          ...natively,
          name: 'api',
          execArgv: [
            ...preload('packages/server/src/resolve-once.ts'),
            ...preload('packages/testing/src/quick-argon2.ts'),
          ],
          include: ['packages/**/*.api.test.ts'],
          exclude,
          globalSetup: [DATABASES],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: expectation,
        },
      },
      {
        // React's development build doubles the time of component tests.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { development: false } },
        // A dependency found during a test reloads its page. Vite keeps the list of an earlier run while the lockfile is the
        // same, which lacks what sources import since.
        optimizeDeps: {
          force: true,
          entries: ['backoffice/src/main.tsx', 'backoffice/testing/*.tsx', 'site/src/features/**/*.tsx'],
          include: ['react/jsx-runtime', 'react-dom/client', 'vitest-browser-react'],
        },
        test: {
          name: 'browser',
          include: ['site/src/**/*.browser.test.tsx', 'backoffice/{src,testing}/**/*.browser.test.tsx'],
          exclude,
          setupFiles: ['packages/client/testing/clean-page.ts', 'site/testing/shown-keys.ts'],
          restoreMocks: true,
          testTimeout: 240_000,
          expect: expectation,
          browser,
        },
      },
    ],
  },
})
