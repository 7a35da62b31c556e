import { inject } from 'vitest'
import { cloneFrom, type TestDatabase, type TestDatabases } from './database.ts'

export type { TestDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by `database-setup.ts`. */
    testDatabases: TestDatabases
  }
}

/** A migrated, empty database for one test file, from the PostgreSQL that runs once for all API tests. */
export function cloneDatabase(): Promise<TestDatabase> {
  return cloneFrom(inject('testDatabases'))
}
