import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { currentLayout } from './cluster-layout.ts'
import { DATABASE } from './embedded-database.ts'
import { belongsToCluster } from './process-identity.ts'
import { APPLICATION_ROLE, databaseUrl } from './roles.ts'

/**
 * The address of the embedded database that another process of this data folder is running, or undefined when none is:
 * for programs that look into the books beside a serving Cauce.
 */
export function findRunningDatabase(dataFolder: string): string | undefined {
  const { layout } = currentLayout(dataFolder)
  const file = path.join(layout.cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  // Lines of postmaster.pid: process, data directory, start, port, socket directory, address.
  const [pid, , , port, socketFolder] = readFileSync(file, 'utf8').split('\n')
  if (!belongsToCluster(Number(pid), layout.cluster)) return undefined
  const secret = readFileSync(layout.secretFile, 'utf8').trim()
  return databaseUrl({ host: socketFolder || '127.0.0.1', port: Number(port) }, APPLICATION_ROLE, secret, DATABASE)
}
