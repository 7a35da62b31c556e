import type { Kernel } from '../../../kernel.ts'
import { accepted } from '../../../http/expect.ts'
import { clientAccount, hasToldAllSince } from '../institution/index.ts'
import { decideAfterRestores } from '../restores/index.ts'

/** Whether payments may leave. Throws `institution-unavailable`. */
export const decideToPay = (kernel: Kernel) =>
  decideAfterRestores(
    kernel.database,
    async (iban, restoredAt) =>
      kernel.settings.institution !== undefined &&
      (await hasToldAllSince(kernel, restoredAt)) &&
      iban === (await clientAccount(kernel)),
  )

/** Throws `statements-missing-since-restore` and `debits-open-since-restore`. */
export const expectPayable = async (kernel: Kernel): Promise<void> => accepted(await decideToPay(kernel))
