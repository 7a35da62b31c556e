export {
  startEmbeddedDatabase,
  stopOrphanedDatabase,
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  type LauncherLog,
} from './embedded-database.ts'
export { processesOfCluster } from './process-identity.ts'
export {
  APPLICATION_ROLE,
  asSuperuser,
  createDatabase,
  DATABASE,
  databaseUrl,
  findRunningDatabase,
  OWNER_ROLE,
  type Role,
} from './roles.ts'
