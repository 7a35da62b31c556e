import { z } from 'zod'
import { defineLifecycle } from '../lifecycle.ts'

export const BANK_FILE_STATES = ['waiting', 'imported', 'repeated', 'taken_back'] as const
export const BankFileState = z
  .enum(BANK_FILE_STATES)
  .describe(
    'A file that waits counts for nothing. One whose bytes were imported as another file is repeated. Of one that was taken back nothing counts any more.',
  )
export type BankFileState = z.infer<typeof BankFileState>

export const bankFileLifecycle = defineLifecycle({
  name: 'bankFile',
  states: BANK_FILE_STATES,
  initial: ['waiting', 'imported'],
  transitions: {
    import: { from: ['waiting'], to: 'imported', permission: 'bankStatements.import' },
    takeBack: { from: ['imported'], to: 'taken_back', permission: 'bankStatements.import' },
    repeat: { from: ['waiting'], to: 'repeated', permission: null },
  },
})

/** Four-eyes: not one's own upload (decision four-eyes-approval). */
export const mayImportBankFile = (
  { state, uploadedBy }: { readonly state: BankFileState; readonly uploadedBy: string | null },
  userId: string,
): boolean => bankFileLifecycle.transitions.import.from.some((from) => from === state) && uploadedBy !== userId
