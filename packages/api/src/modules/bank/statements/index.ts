import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { foreseeFiles } from './outlook-of-several.ts'
import { foreseeFile } from './outlook.ts'
import {
  addressOfStatement,
  importFile,
  listFiles,
  previewFile,
  removeFile,
  uploadFiles,
} from './statements.service.ts'
import { listMovements } from './movements.queries.ts'
import { listStatements } from './statements.queries.ts'

export { importStated } from './import-stated.ts'

/** Decisions 179 and 180. */
export const bankStatementsModule: ModuleFactory = (kernel) => ({
  name: 'bankStatements',
  routes: [
    bind(api.bankFiles.create, (call) => uploadFiles(kernel, call)),
    ...bindRows(api.bankFiles.list, api.bankFiles.read, (call) => listFiles(kernel, call)),
    bind(api.bankFiles.preview, (call) => previewFile(kernel, call)),
    bind(api.bankFiles.remove, (call) => removeFile(kernel, call)),
    bind(api.bankFiles.outlook, (call) => foreseeFile(kernel, call)),
    bind(api.bankFiles.outlookOfSeveral, (call) => foreseeFiles(kernel, call)),
    bind(api.bankFiles.import, (call) => importFile(kernel, api.bankFiles.import, call)),
    bind(api.bankStatements.url, (call) => addressOfStatement(kernel, call)),
    ...bindRows(api.bankStatements.list, api.bankStatements.read, ({ query }) =>
      listStatements(kernel.database, query, query),
    ),
    ...bindRows(api.bankMovements.list, api.bankMovements.read, ({ query }) =>
      listMovements(kernel.database, query, query),
    ),
  ],
})
