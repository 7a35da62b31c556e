import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { prepareCluster } from './prepared-cluster.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Builds front ends if changed, and a database to copy. */
export default function setup(): Promise<() => Promise<void>> {
  const build = ['run', 'build', '--ui=stream', '--output-logs=errors-only', '--concurrency=100%']
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/turbo'), build, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The front ends could not be built; the output above says why.')
  return prepareCluster()
}
