import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listLines } from './import-line-list.queries.ts'
import { forgetLinesBefore } from './import-lines.queries.ts'
import { findImport, listImports } from './imports.queries.ts'
import { DAYS_KEPT, uploadImport } from './imports.service.ts'

export {
  findLines,
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

const forgetLinesJob = defineScheduledJob('forgetImportLines', '41 3 * * *')

/** Imports from CSV files as far as they are read and uploaded. Checking, making and undoing are the flow `imports`. */
export const importsModule: ModuleFactory = (kernel) => ({
  name: 'imports',
  routes: [
    bind(api.imports.list, ({ query }) => listImports(kernel.database, query, query)),
    bind(api.imports.read, async ({ params }) => found(await findImport(kernel.database, params.id))),
    bind(api.imports.create, (call) => uploadImport(kernel, call)),
    ...bindRows(api.importLines.list, api.importLines.read, ({ query }) => listLines(kernel.database, query, query)),
  ],
  jobs: [bindJob(forgetLinesJob, () => forgetOldLines(patient(kernel)))],
})

/** Forgets what old imports say (decision 232). */
export const forgetOldLines = ({ database, clock }: Kernel): Promise<void> =>
  forgetLinesBefore(database, new Date(clock.now().getTime() - DAYS_KEPT * 86_400_000))
