// npm run dev: site, back office and API with hot reload on one origin, http://localhost:4000.
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { run } from './processes.mjs'
import { nodeProgram, root } from './workspace.mjs'

await ensureInstalled()
const env = { NODE_ENV: 'development', CAUCE_DEMO: process.env.CAUCE_DEMO ?? 'true' }
process.exit(await run(nodeProgram(), [path.join(root, 'packages/server/src/dev.ts')], { env }))
