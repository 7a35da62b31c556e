import { runCommand } from './command.ts'
import { printReconciliation } from './reconcile.ts'

/** `npm run reconcile`: checks the books, also beside a running Cauce. The exit code is 1 when they do not balance. */
await runCommand(async ({ database }) => ((await printReconciliation(database)) ? 0 : 1))
