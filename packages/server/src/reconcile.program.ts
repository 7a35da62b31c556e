import { runCommand } from './command.ts'
import { printReconciliation } from './reconcile.ts'

/** `npm run reconcile`, also next to a running platform. Exit code 1 when the books do not balance. */
await runCommand(async ({ database }) => ((await printReconciliation(database)) ? 0 : 1))
