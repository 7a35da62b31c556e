import type { TestProject } from 'vitest/node'
import { startTestDatabases } from './database.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...databases } = await startTestDatabases()
  project.provide('testDatabases', databases)
  return stop
}
