// npm run bench: measures and prints; asserts nothing. `npm run bench -- orders` runs one of them.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { buildWhatIsStale } from './front-ends.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './processes.mjs'
import { nodeProgram, root } from './workspace.mjs'

const SUFFIX = '.bench.ts'
const folder = path.join(root, 'packages/testing/src/bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !names.includes(name))
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}; there are ${names.join(', ')}.`)
  process.exit(2)
}

await ensureInstalled()
if ((await buildWhatIsStale()) !== 0) process.exit(1)
let exitCode = 0
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n── ${name}`)
  exitCode ||= await run(nodeProgram(), [path.join(folder, name + SUFFIX)])
}
process.exit(exitCode)
