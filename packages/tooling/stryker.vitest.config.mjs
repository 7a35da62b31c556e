/** The projects of vitest.config.ts would start databases and browsers. */
export default { test: { include: ['packages/**/*.domain.test.ts'] } }
