import { api } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, found } from '../../../http/expect.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { once } from '../../../platform/idempotency/index.ts'
import { findReversal, passGate } from '../../wallet/gate/index.ts'
import { decideTakeBack } from './bank-files.domain.ts'
import { bankFileRows, findBankFile } from './bank-files.queries.ts'
import { lockOwnIbans } from './periods.queries.ts'
import {
  findJoining,
  findLinesOf,
  findStatementsOf,
  findTurnoverOf,
  lockLinesOf,
  restorePeriods,
  takeLinesBack,
} from './take-back.queries.ts'

export const readTakeBack = ({ database, clock }: Kernel, { params }: Call<typeof api.bankFiles.readTakeBack>) =>
  viewOf(database, params.id, clock.now())

async function viewOf(executor: Executor, id: string, now: Date) {
  const { file, state } = found(await findBankFile(executor, id))
  const { done, ...proposed } = await findReversal(executor, 'take_back_statement', id, now)
  return {
    ...{ fileId: id, name: file.name, state },
    statements: await findStatementsOf(executor, id),
    ...(await findLinesOf(executor, id, now)),
    joinedBy: await findJoining(executor, id),
    ...proposed,
    takenBack: done,
  }
}

/** Turns the postings of the file's lines round and deletes nothing (decision bank-statements). */
export async function takeBack(kernel: Kernel, call: Call<typeof api.bankFiles.takeBack>) {
  const { id } = call.params
  const { reason } = call.body
  return once(patient(kernel), api.bankFiles.takeBack, call, async (tx) => {
    found(await bankFileRows.lock(tx, id))
    const statements = await findStatementsOf(tx, id)
    await lockOwnIbans(tx, [...new Set(statements.map(({ iban }) => iban))])
    await lockLinesOf(tx, id)
    const now = kernel.clock.now()
    const before = await viewOf(tx, id, now)
    accepted(decideTakeBack(before.state, before))
    const decisionId = await passGate(kernel, tx, {
      ...{ kind: 'take_back_statement', amount: await findTurnoverOf(tx, id), reason, recordId: id, subjectId: null },
      by: { as: 'staff', userId: userIdOf(call.actor) },
    })
    if (decisionId !== null) {
      await takeLinesBack(tx, id, { decisionId, reason, now })
      if (
        !(await restorePeriods(
          tx,
          statements.map(({ statementId }) => statementId),
        ))
      )
        throw new Error('A period of the statement is not the last one')
      await bankFileRows.update(tx, id, { takenBackAt: now })
    }
    const after = await viewOf(tx, id, now)
    await audit(kernel, tx, call, { recordId: id, before: recordedOf(before), after: recordedOf(after), reason })
    return { answer: after, effectId: id }
  })
}

const recordedOf = ({ name, state, first, lineCount, credits, debits }: Awaited<ReturnType<typeof viewOf>>) => ({
  ...{ name, state, lineCount, credits, debits },
  firstApprovedBy: first?.adminId ?? null,
})
