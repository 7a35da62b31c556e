export default {
  mutate: ['packages/api/src/**/*.domain.ts'],
  testRunner: 'vitest',
  // The workspace has no plugin folder that Stryker would find.
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/tooling/stryker.vitest.config.mjs' },
  concurrency: 2,
  ignorePatterns: ['**/dist', '**/.data', 'e2e/results'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false },
}
