import type { TestProject } from 'vitest/node'
import { startTestDatabases } from './database.ts'

/** Runs once before all API tests and gives the workers what they need to clone databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { endpoint, secret, stop } = await startTestDatabases()
  project.provide('testDatabases', { endpoint, secret })
  return stop
}
