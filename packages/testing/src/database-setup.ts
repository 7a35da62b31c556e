import type { TestProject } from 'vitest/node'
import { startTestDatabases, type TestDatabases } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

/** Runs once before all API tests: their workers get what they need to clone databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { endpoint, secret, stop } = await startTestDatabases()
  project.provide('testDatabases', { endpoint, secret })
  return stop
}
