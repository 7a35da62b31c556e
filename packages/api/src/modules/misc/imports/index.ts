import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listLines } from './import-line-list.queries.ts'
import { findImport, listImports } from './imports.queries.ts'
import { uploadImport } from './imports.service.ts'

export {
  findLines,
  forgetImportLines,
  forgetLinesAbout,
  isForgotten,
  sumLines,
  undoLines,
  writeLines,
  type JudgedLine,
  type StoredLine,
} from './import-lines.queries.ts'
export { findImport, importRows } from './imports.queries.ts'
export { recordedOf } from './imports.service.ts'

/** The flow `imports` checks, creates and undoes. */
export const importsModule: ModuleFactory = (kernel) => ({
  name: 'imports',
  routes: [
    bind(api.imports.list, ({ query }) => listImports(kernel.database, query, query)),
    bind(api.imports.read, async ({ params }) => found(await findImport(kernel.database, params.id))),
    bind(api.imports.create, (call) => uploadImport(kernel, call)),
    ...bindRows(api.importLines.list, api.importLines.read, ({ query }) => listLines(kernel.database, query, query)),
  ],
})
