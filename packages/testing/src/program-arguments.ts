import path from 'node:path'

const RESOLVE_ONCE = path.resolve(import.meta.dirname, '../../server/src/resolve-once.ts')

export const BEFORE_PROGRAM = ['--import', RESOLVE_ONCE] as const
