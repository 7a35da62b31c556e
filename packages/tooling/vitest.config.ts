import { defineConfig } from 'vitest/config'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Three kinds of test run by vitest. `unit` is pure and fast, the repository's own rules among them; `api` runs on a real
 * PostgreSQL that is started once and gives each file a database of its own; `process` starts, kills and restarts processes.
 */
export default defineConfig({
  root,
  test: {
    // Two cores: more workers would only wait for each other, and for the one PostgreSQL.
    maxWorkers: 2,
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'site/src/**/*.test.ts', 'backoffice/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.api.test.ts', '**/*.process.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'process',
          include: ['packages/**/*.process.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'api',
          include: ['packages/**/*.api.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/testing/src/database-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
