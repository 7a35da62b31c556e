import { inject } from 'vitest'
import { cloneFrom, type TestDatabase, type TestDatabases } from './database.ts'

export type { TestDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

/** Of one without connections. Default: the empty one. */
export function cloneDatabase(url?: string): Promise<TestDatabase> {
  return cloneFrom(inject('testDatabases'), url && new URL(url).pathname.slice(1))
}
