export {
  startEmbeddedDatabase,
  endAbandonedDatabase,
  DATABASE,
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  type LauncherLog,
} from './embedded-database.ts'
export { findRunningDatabase } from './running-database.ts'
export { asSuperuser, createDatabase, databaseUrl, APPLICATION_ROLE, OWNER_ROLE } from './roles.ts'
