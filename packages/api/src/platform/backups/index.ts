export { summariseBackups } from './backups.queries.ts'
