export { cloneDatabase } from './clone-database.ts'
export { given, type Person } from './given.ts'
export { injectClient, movableClock, startTestApp, testSettings, type MovableClock, type TestApp } from './test-app.ts'
