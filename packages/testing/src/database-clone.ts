import { inject } from 'vitest'
import { cloneFrom, type TestDatabase } from './database.ts'
import type {} from './database-setup.ts'

/** A migrated, empty database for one test file, from the PostgreSQL that runs once for all API tests (50-80 ms). */
export function cloneDatabase(): Promise<TestDatabase> {
  return cloneFrom(inject('testDatabases'))
}
