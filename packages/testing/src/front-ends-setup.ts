import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { prepareCluster } from './prepared-cluster.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * Global setup of the process tests, which start the whole server: builds the front ends when they changed, and makes a database to be copied.
 */
export default function setup(): Promise<() => Promise<void>> {
  const build = ['run', 'build', '--ui=stream', '--output-logs=errors-only', '--concurrency=100%']
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/turbo'), build, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The front ends could not be built; the output above says why.')
  return prepareCluster()
}
