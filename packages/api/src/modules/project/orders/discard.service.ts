import { Refusal } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ProjectRow } from '../projects/index.ts'
import { expectRefundable, returnEscrow } from './refund.service.ts'

/**
 * Returns the money of a locked project that is about to be discarded (product decision 5). From the four-eyes threshold on
 * another administrator must have asked for the refund before.
 */
export async function returnMoneyOfDiscarded(
  kernel: Kernel,
  tx: Transaction,
  project: ProjectRow,
  { adminId, reason }: { readonly adminId: string; readonly reason: string | null },
): Promise<void> {
  const { step, fourEyes } = await expectRefundable(kernel, tx, project, adminId)
  if (step === 'first-half') throw new Refusal({ code: 'second-administrator-needed' })
  await returnEscrow(tx, project, { adminId, reason, fourEyes, now: kernel.clock.now() })
}
