import { inject } from 'vitest'
import { cloneFrom, type TestDatabase, type TestDatabases } from './database.ts'

export type { TestDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

export function cloneDatabase(): Promise<TestDatabase> {
  return cloneFrom(inject('testDatabases'))
}
