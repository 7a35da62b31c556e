import { z } from 'zod'
import type { Transaction } from '../../database/index.ts'
import { defineJob, queueJob } from '../../jobs/index.ts'

/** Checks, imports or undoes, by the import's state. */
export const carryOutImportJob = defineJob({ name: 'carryOutImport', payload: z.object({ importId: z.uuid() }) })

export const queueImport = (tx: Transaction, importId: string): Promise<void> =>
  queueJob(tx, carryOutImportJob, { importId })
