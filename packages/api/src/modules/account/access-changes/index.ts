import { accessChangeLifecycle, api, Refusal, stateAfter, type MailParams } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import type { Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind, type Call } from '../../../http/bind.ts'
import { found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listProposals } from '../../../platform/proposals.service.ts'
import { audit } from '../../../platform/audit/index.ts'
import { queueMails, type QueuedMail } from '../../../platform/mail/index.ts'
import { findUser, findUserByEmail, listAdministrators } from '../users/index.ts'
import type { Proposal } from './access-changes.domain.ts'
import {
  accessChangeRows,
  awaitsAccessDecision,
  findAccessChange,
  listAccessChanges,
  lockWaiting,
} from './access-changes.queries.ts'

export { splitEdit, touchedBy } from './access-changes.domain.ts'
export { accessChangeRows, findAccessChange, forgetAccessChangesOf, lockWaiting } from './access-changes.queries.ts'

/** The flow `access-changes` decides. */
export const accessChangesModule: ModuleFactory = (kernel) => ({
  name: 'accessChanges',
  routes: [
    bind(api.accessChanges.list, (call) =>
      listProposals(kernel, call, 'accessChanges.decide', { list: listAccessChanges, awaits: awaitsAccessDecision }),
    ),
    bind(api.accessChanges.read, async ({ params }) => found(await findAccessChange(kernel.database, params.id))),
  ],
})

type ProposingCall = Pick<Call, 'actor' | 'address' | 'operation' | 'request'>

/** Tells all administrators. Does nothing if it waits already; replaces a proposal of the same kind. */
export async function proposeAccess(
  kernel: Kernel,
  tx: Transaction,
  call: ProposingCall,
  userId: string,
  { kind, value }: Proposal,
): Promise<void> {
  const now = kernel.clock.now()
  const waiting = await lockWaiting(tx, userId, kind)
  if (waiting?.value === value) return
  if (kind === 'email' && (await findUserByEmail(tx, value!))) throw new Refusal({ code: 'email-taken', path: 'email' })
  if (waiting)
    await accessChangeRows.update(tx, waiting.accessChangeId, {
      state: stateAfter(accessChangeLifecycle, 'replace', waiting.state)!,
      updatedAt: touchedAt(waiting.updatedAt, now),
    })
  const accessChangeId = uuidv7(now)
  const proposedBy = userIdOf(call.actor)
  const state = accessChangeLifecycle.initial[0]!
  await accessChangeRows.insert(tx, {
    accessChangeId,
    userId,
    kind,
    value,
    state,
    proposedBy,
    createdAt: now,
    updatedAt: now,
  })
  const after = found(await findAccessChange(tx, accessChangeId))
  await audit(kernel, tx, call, { noun: 'accessChanges', recordId: accessChangeId, userId, after })
  const author = found(await findUser(tx, proposedBy))
  await tellAdministrators(tx, 'accessProposed', {
    author: author.companyName ?? `${author.name} ${author.surname}`,
    name: after.userName,
    change: wordsOf('es', { kind, value }),
    changeEn: wordsOf('en', { kind, value }),
  })
}

/** The change as a mail names it. */
function wordsOf(language: 'es' | 'en', { kind, value }: Proposal): string {
  const t = translator(language)
  const what = t(`accessChanges.kind.${kind}`)
  if (kind === 'role') return `${what}: ${t(`users.role.${value as 'admin' | 'operator' | 'user'}`)}`
  return value === null ? what : `${what}: ${value}`
}

type Notice =
  | 'accessProposed'
  | 'accessDisabled'
  | 'administratorAppointed'
  | 'accessStopped'
  | 'paymentsToRecall'
  | 'debitElsewhere'
  | 'refusedPaid'
  | 'creditedUnreceived'

/** Mails every active administrator. */
export async function tellAdministrators<Template extends Notice>(
  tx: Transaction,
  template: Template,
  params: MailParams<Template>,
): Promise<void> {
  const administrators = await listAdministrators(tx)
  await queueMails(
    tx,
    administrators.map((userId): QueuedMail<Template> => ({ userId, template, params })),
  )
}
