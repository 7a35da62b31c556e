import { pain002Text } from '@cauce/api/modules/bank/demonstration'
import { pdf } from '../sample-files.ts'
import { byEveryHand, type Scheme } from './schemes.ts'
import { call, chance, one, rowsOf, type World } from './world.ts'

/** Payees, batches and answers of the bank. */

const payments = (world: World, states: string) =>
  rowsOf<{ id: string }>(world, 'select payment_id as id from payments where state = any ($1) order by payment_id', [
    states.split(' '),
  ])
const batches = (world: World, states: string) =>
  rowsOf<{ id: string; sha256: string }>(
    world,
    'select batch_id as id, sha256 from payment_batches where state = any ($1) order by batch_id',
    [states.split(' ')],
  )

const editPayee: Scheme = async (world, hand) => {
  const payment = one(world, await payments(world, 'queued batched'))
  const body = { iban: one(world, world.herIbans), beneficiary: 'Mi Sociedad, S. L.' }
  if (payment) await call(world, hand, 'payments.edit', { params: { id: payment.id }, body })
}

const batch: Scheme = async (world, hand) => {
  const queued = await payments(world, 'queued')
  const payment = one(world, queued)
  const account = one(
    world,
    await rowsOf<{ id: string }>(world, "select company_account_id as id from company_accounts where state = 'active'"),
  )
  if (payment && account)
    await call(world, hand, 'paymentBatches.create', {
      body: { paymentIds: [payment.id], companyAccountId: account.id },
    })
}

export const release: Scheme = async (world) => {
  for (const { id, sha256 } of await batches(world, 'draft'))
    await byEveryHand(world, 'paymentBatches.release', { params: { id }, body: { sha256 } })
  for (const { id } of await batches(world, 'released'))
    await byEveryHand(world, 'paymentBatches.handOver', { params: { id } })
}

const cancelPayments: Scheme = async (world, hand) => {
  const [payment, draft] = [
    one(world, await payments(world, 'queued batched')),
    one(world, await batches(world, 'draft released')),
  ]
  const body = { reason: 'Lo pide el cliente' }
  if (payment && chance(world, 0.5)) await call(world, hand, 'payments.cancel', { params: { id: payment.id }, body })
  else if (draft) await call(world, hand, 'paymentBatches.cancel', { params: { id: draft.id }, body })
}

/** That the bank has refused what it pays. */
const report: Scheme = async (world) => {
  const sent = await rowsOf<{ id: string; message: string }>(
    world,
    `select batch_id as id, message_id as message from payment_batches where state in ('handed_over', 'answered')
     order by exists (select from payments p where p.batch_id = payment_batches.batch_id and p.user_id = any ($1)) desc, batch_id desc limit 2`,
    [world.puppets.map(({ userId }) => userId)],
  )
  const asked = one(world, sent)
  if (!asked) return
  const rows = await rowsOf<{ id: string }>(world, 'select end_to_end_id as id from payments where batch_id = $1', [
    asked.id,
  ])
  const text = pain002Text({
    messageId: `BANK${(world.counter += 1)}`,
    createdAt: world.app.clock.now(),
    originalMessageId: asked.message,
    originalPaymentInformationId: asked.message,
    answers: rows.map(({ id }) => ({ endToEndId: id, status: 'RJCT', reason: 'AC04' })),
  })
  const files = [{ part: 'file', file: new File([text], 'pain002.xml') }]
  await byEveryHand(world, 'paymentBatches.report', { files })
}

/** Whom payouts, taxes and closed accounts go to. */
const proposePayee: Scheme = async (world, hand) => {
  const { projectId } = world.project
  const source = one<object>(world, [{ kind: 'project', projectId }, { kind: 'taxOffice' }])
  const body = { ...source, beneficiary: 'Mi Sociedad, S. L.', iban: one(world, world.herIbans) }
  await call(world, hand, 'payees.create', { body, files: [{ part: 'document', file: pdf() }] })
  for (const { id } of await rowsOf<{ id: string }>(
    world,
    "select payee_id as id from payees where state = 'proposed'",
  ))
    await byEveryHand(world, 'payees.decide', { params: { id }, body: { state: 'active' } })
}

export const PAYMENT_SCHEMES: readonly Scheme[] = [editPayee, proposePayee, batch, cancelPayments]
export const PAYMENT_BASIS: readonly Scheme[] = [release, release, report]
