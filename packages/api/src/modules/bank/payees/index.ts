import { api, isProjectOver, payeeLifecycle, Refusal, stateAfter } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { PayeeRow } from '../../../database/schema/payees.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind, type Call } from '../../../http/bind.ts'
import { found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listProposals } from '../../../platform/proposals.service.ts'
import { audit } from '../../../platform/audit/index.ts'
import { signedUrl, storeFile } from '../../../platform/files/index.ts'
import {
  awaitsPayeeDecision,
  findPayee,
  findPayeesOf,
  listPayees,
  lockSource,
  payeeRows,
  type PayeeSource,
} from './payees.queries.ts'

export {
  deletePayeesOfProject,
  findApprovedProjects,
  findPayee,
  findPayeeInForce,
  findPayeeOfPayment,
  findPayeesOf,
  lockSource,
  payeeRows,
  type PayeeSource,
} from './payees.queries.ts'

/** The flow `decide-payee` decides. */
export const payeesModule: ModuleFactory = (kernel) => ({
  name: 'payees',
  routes: [
    bind(api.payees.list, (call) =>
      listProposals(kernel, call, 'payees.edit', { list: listPayees, awaits: awaitsPayeeDecision }),
    ),
    bind(api.payees.create, (call) => createPayee(kernel, call)),
    bind(api.payees.read, async ({ params }) => found(await findPayee(kernel.database, params.id))),
    bind(api.payees.url, async (call) => {
      const { document } = found(await findPayee(kernel.database, call.params.id))
      return signedUrl(kernel, call, { fileId: found(document ?? undefined).fileId })
    }),
  ],
})

async function createPayee(kernel: Kernel, call: Call<typeof api.payees.create>) {
  return inTransaction(kernel.database, async (tx) => {
    const { kind, taxNumber, ...body } = call.body
    const source = await lockSource(tx, call.body)
    if (!source) throw new Refusal({ code: 'reference-unknown', path: kind === 'project' ? 'projectId' : 'userId' })
    const { phase, promoterTaxNumber } = source
    if (phase && isProjectOver(phase)) throw new Refusal({ code: 'state-forbids', params: { state: phase } })
    const { fileId: documentId } = await storeFile(tx, call.files[0]!, { uploadedBy: userIdOf(call.actor) })
    const payee = { kind, ...body, taxNumber: taxNumber === undefined ? promoterTaxNumber : taxNumber, documentId }
    return found(await findPayee(tx, await proposePayee(kernel, tx, call, payee)))
  })
}

type Proposed = PayeeSource & Pick<PayeeRow, 'beneficiary' | 'taxNumber' | 'iban'> & { readonly documentId?: string }

type ProposingCall = Pick<Call, 'actor' | 'address' | 'operation' | 'request'>

/** Replaces a waiting proposal. Without a certificate it takes that of the approved payee with the same account. Returns the new id. */
export async function proposePayee(
  kernel: Kernel,
  tx: Transaction,
  call: ProposingCall,
  payee: Proposed,
): Promise<string> {
  const now = kernel.clock.now()
  await lockSource(tx, payee)
  const known = await findPayeesOf(tx, payee, ['active', 'proposed'])
  const waiting = known.find(({ state }) => state === 'proposed')
  if (waiting && !payee.documentId && isSamePayee(waiting, payee)) return waiting.payeeId
  if (waiting)
    await payeeRows.update(tx, waiting.payeeId, {
      state: stateAfter(payeeLifecycle, 'replace', waiting.state)!,
      updatedAt: touchedAt(waiting.updatedAt, now),
    })
  const payeeId = uuidv7(now)
  const inForce = known.find(({ state, iban }) => state === 'active' && iban === payee.iban)
  await payeeRows.insert(tx, {
    ...payee,
    payeeId,
    documentId: payee.documentId ?? inForce?.documentId,
    state: payeeLifecycle.initial[0]!,
    proposedBy: userIdOf(call.actor),
    createdAt: now,
    updatedAt: now,
  })
  await audit(kernel, tx, call, { noun: 'payees', recordId: payeeId, after: found(await findPayee(tx, payeeId)) })
  return payeeId
}

type Identity = Pick<PayeeRow, 'beneficiary' | 'iban'> & { readonly taxNumber?: string | null }

export const isSamePayee = (one: Identity, other: Identity): boolean =>
  one.iban === other.iban &&
  one.beneficiary === other.beneficiary &&
  (other.taxNumber === undefined || one.taxNumber === other.taxNumber)

/** A payment of the register's payee: its proposer does not release it (decision four-eyes-approval). */
export const paidTo = ({ beneficiary, iban, proposedBy }: PayeeRow) => ({ beneficiary, iban, enteredBy: proposedBy })
