import { api } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listMovements } from './movements.queries.ts'
import { readOutlook, readOutlooks } from './outlook.ts'
import { deleteStaged, findStagedBefore } from './staging.queries.ts'
import { listStatements } from './statements.queries.ts'
import {
  addressOfStatement,
  importFile,
  listFiles,
  previewFile,
  removeFile,
  uploadFiles,
} from './statements.service.ts'
import { readTakeBack, takeBack } from './take-back.ts'

export { importStated } from './import-file.ts'
export { awaitsImportBy } from './bank-files.queries.ts'

const deleteStagedJob = defineScheduledJob('deleteStagedLines', '40 2 * * *')
/** How long a file waits before its lines have to be read again. */
const KEPT_MS = 30 * 86_400_000

export const bankStatementsModule: ModuleFactory = (kernel) => ({
  name: 'bankStatements',
  routes: [
    bind(api.bankFiles.create, (call) => uploadFiles(kernel, call)),
    ...bindRows(api.bankFiles.list, api.bankFiles.read, (call) => listFiles(kernel, call)),
    bind(api.bankFiles.preview, (call) => previewFile(kernel, call)),
    bind(api.bankFiles.remove, (call) => removeFile(kernel, call)),
    bind(api.bankFiles.outlook, (call) => readOutlook(kernel, call)),
    bind(api.bankFiles.outlookOfSeveral, (call) => readOutlooks(kernel, call)),
    bind(api.bankFiles.import, (call) => importFile(kernel, api.bankFiles.import, call)),
    bind(api.bankStatements.url, (call) => addressOfStatement(kernel, call)),
    bind(api.bankFiles.readTakeBack, (call) => readTakeBack(kernel, call)),
    bind(api.bankFiles.takeBack, (call) => takeBack(kernel, call)),
    ...bindRows(api.bankStatements.list, api.bankStatements.read, ({ query }) =>
      listStatements(kernel.database, query),
    ),
    ...bindRows(api.bankMovements.list, api.bankMovements.read, ({ query }) => listMovements(kernel.database, query)),
  ],
  jobs: [
    bindJob(deleteStagedJob, async () => {
      const before = new Date(kernel.clock.now().getTime() - KEPT_MS)
      await inTransaction(kernel.database, async (tx) => deleteStaged(tx, await findStagedBefore(tx, before)))
    }),
  ],
})
