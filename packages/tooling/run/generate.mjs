// npm run generate: writes every committed file that is made from another one. Tests compare them with what they come from.
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { run } from './processes.mjs'
import { nodeProgram, root } from './workspace.mjs'

/** In the order in which they build on each other: what is written, and the program that writes it. */
const GENERATORS = [
  { writes: 'packages/design/src/tokens.css', program: 'packages/design/src/generate-tokens.ts' },
  { writes: 'packages/design/src/faces/*.woff2', program: 'packages/design/src/generate-faces.ts' },
  { writes: 'packages/contract/openapi.json', program: 'packages/contract/src/openapi/generate-openapi.ts' },
  { writes: 'packages/api/access.txt', program: 'packages/api/src/access/generate-access.ts' },
  { writes: 'packages/handbook/lifecycles.md', program: 'packages/handbook/generate-lifecycles.ts' },
  { writes: 'the settings in README.md', program: 'packages/server/src/config/generate-settings-table.ts' },
]

await ensureInstalled()
for (const { writes, program } of GENERATORS) {
  const code = await run(nodeProgram(), [path.join(root, program)])
  if (code !== 0) process.exit(code)
  console.log(`Wrote ${writes}.`)
}
process.exit(await run('oxfmt', []))
