// npm run reconcile: proves that the books balance and names each exception; ends with 1 when there is one.
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { run } from './processes.mjs'
import { nodeProgram, root } from './workspace.mjs'

await ensureInstalled()
process.exit(
  await run(nodeProgram(), [path.join(root, 'packages/server/src/reconcile.ts')], {
    env: { CAUCE_DEMO: process.env.CAUCE_DEMO ?? 'true' },
  }),
)
