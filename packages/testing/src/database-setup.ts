import type { TestProject } from 'vitest/node'
import { startTestDatabases } from './database.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { endpoint, secret, stop } = await startTestDatabases()
  project.provide('testDatabases', { endpoint, secret })
  return stop
}
