import { z } from 'zod'
import type { Transaction } from '../../database/index.ts'
import { defineJob, queueJob } from '../../jobs/index.ts'

/** Does the present step of an import: checks, makes or undoes. What the step is follows from the state of the import. */
export const carryOutImportJob = defineJob({ name: 'carryOutImport', payload: z.object({ importId: z.uuid() }) })

export const queueImport = (tx: Transaction, importId: string): Promise<void> =>
  queueJob(tx, carryOutImportJob, { importId })
