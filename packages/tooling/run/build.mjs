// npm run build: builds site and back office, where they changed.
import { buildWhatIsStale } from './front-ends.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
process.exit(await buildWhatIsStale())
