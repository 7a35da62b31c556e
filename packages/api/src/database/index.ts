export * from './columns.ts'
export * from './database.ts'
export * from './lists.ts'
export { migrate } from './migrate.ts'
