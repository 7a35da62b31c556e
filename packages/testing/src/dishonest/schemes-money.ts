import { ALL_CONSENTS } from '../consents.ts'
import { csvFile } from '../csv-imports.ts'
import { statementFile } from '../bank-files.ts'
import { pdf, SEEN } from '../sample-files.ts'
import { byEveryHand, type Scheme } from './schemes.ts'
import { call, chance, euros, one, rowsOf, type World } from './world.ts'

/** Movements, lines, statements, lists, projects and undoing. */

const AMOUNTS = ['9999.99', '5000.00', '900.00', '40000.00', '12000.00']
const proof = () => [{ part: 'file', file: pdf() }]
const accountOf = async (world: World, userId: string): Promise<string | undefined> => {
  const accounts = await rowsOf<{ id: string }>(
    world,
    "select bank_account_id as id from bank_accounts where user_id = $1 and state = 'valid' and deleted_at is null order by account",
    [userId],
  )
  return one(world, accounts)?.id
}

const announce: Scheme = async (world) => {
  const { userId } = one(world, world.puppets)
  const bankAccountId = await accountOf(world, userId)
  const amount = one(world, AMOUNTS)
  await call(world, userId, 'transactions.create', { body: { type: 'income', amount, bankAccountId } })
}

const takeOut: Scheme = async (world) => {
  const { userId } = one(world, world.puppets)
  const bankAccountId = await accountOf(world, userId)
  const [wallet] = await rowsOf<{ available: string }>(
    world,
    'select available from wallet_balances where user_id = $1',
    [userId],
  )
  const amount = chance(world, 0.3) ? euros(wallet?.available ?? '1') : '150.00'
  await call(world, userId, 'transactions.create', { body: { type: 'withdraw', amount, bankAccountId } })
}

const enter: Scheme = async (world, hand) => {
  const { userId } = one(world, [...world.puppets, ...world.customers])
  const bankAccountId = await accountOf(world, userId)
  const type = one(world, ['income', 'withdraw'])
  await call(world, hand, 'transactions.create', { body: { type, amount: one(world, AMOUNTS), bankAccountId, userId } })
}

export const approve: Scheme = async (world) => {
  const pending = await rowsOf<{ id: string }>(
    world,
    `select transaction_id as id from transactions t left join bank_accounts b using (bank_account_id) where status = 'pending'
     order by b.account = any ($2) desc nulls last, t.user_id = any ($1) desc, transaction_id limit 12`,
    [world.puppets.map(({ userId }) => userId), world.herIbans],
  )
  for (const { id } of pending)
    if (chance(world, 0.6))
      await byEveryHand(world, 'transactions.decide', {
        params: { id },
        body: { status: 'completed', reason: 'Lo pide' },
        files: proof(),
      })
}

const takeBack: Scheme = async (world) => {
  const { userId } = one(world, world.puppets)
  const own = await rowsOf<{ id: string }>(
    world,
    "select transaction_id as id from transactions where user_id = $1 and type = 'withdraw'",
    [userId],
  )
  const asked = one(world, own)
  if (asked)
    await call(world, userId, one(world, ['transactions.cancel', 'transactions.cancelTransfer']), {
      params: { id: asked.id },
    })
}

const waitingLines = (world: World) =>
  rowsOf<{ id: string; amount: string }>(
    world,
    "select movement_id as id, amount from bank_movements where state in ('open', 'suggested', 'held') and amount > 0 order by amount desc, movement_id",
  )

/** With incomes, wallets or paid withdrawals of hers that make up its amount. */
const match: Scheme = async (world) => {
  const line = one(world, await waitingLines(world))
  if (!line) return
  const puppet = one(world, world.puppets)
  const incomes = await rowsOf<{ id: string; kind: 'income' | 'payment' | 'wallet'; amount: string }>(
    world,
    `select transaction_id as id, 'income' as kind, amount from transactions where user_id = $1 and type = 'income' and status in ('pending', 'completed')
     union all select payment_id, 'payment', amount from payments where user_id = $1 and state = 'executed'`,
    [puppet.userId],
  )
  const exact = incomes.find(({ amount }) => amount === line.amount)
  const single = exact ?? { kind: 'wallet', id: puppet.walletId, amount: line.amount }
  const parts = chance(world, 0.5)
    ? partsOf(
        incomes.filter(({ kind }) => kind === 'income'),
        BigInt(line.amount),
      )
    : []
  const targets = (parts.length > 0 ? [...parts] : [single]).map(({ kind, id, amount }) => ({
    kind,
    id,
    amount: euros(amount),
  }))
  const reason = chance(world, 0.7) ? 'Lo ha confirmado por teléfono' : null
  await byEveryHand(world, 'matching.match', { body: { movements: [{ movementId: line.id }], targets, reason } })
}

/** A line of somebody else for incomes of hers, in one or two parts, that documents credit first. */
const cover: Scheme = async (world) => {
  const line = one(world, await waitingLines(world))
  if (!line) return
  const puppet = one(world, world.puppets)
  const bankAccountId = await accountOf(world, puppet.userId)
  const sum = BigInt(line.amount)
  const parts = chance(world, 0.5) ? [sum] : [sum / 2n, sum - sum / 2n]
  const targets = []
  for (const part of parts) {
    const amount = euros(part)
    const asked = await call(world, puppet.userId, 'transactions.create', {
      body: { type: 'income', amount, bankAccountId },
    })
    const id = String(asked.body['transactionId'])
    const params = { id }
    if (chance(world, 0.8))
      await byEveryHand(world, 'transactions.decide', { params, body: { status: 'completed' }, files: proof() })
    targets.push({ kind: 'income', id, amount })
  }
  const body = { movements: [{ movementId: line.id }], targets, reason: chance(world, 0.5) ? 'Ha llamado' : null }
  await byEveryHand(world, 'matching.match', { body })
}

/** Greedy; none unless they make up the sum. */
function partsOf<Part extends { readonly amount: string }>(all: readonly Part[], sum: bigint): readonly Part[] {
  const chosen: Part[] = []
  let rest = sum
  for (const part of all)
    if (BigInt(part.amount) <= rest) {
      chosen.push(part)
      rest -= BigInt(part.amount)
    }
  return rest === 0n ? chosen : []
}

export const isLate = ({ app, openedAt }: World): boolean =>
  app.clock.now().getTime() - openedAt.getTime() > 18 * 86_400_000

export const lineAway: Scheme = async (world) => {
  if (!isLate(world)) return
  const operation = one(world, ['matching.setAside', 'matching.setAside', 'matching.sendBack'])
  for (const { id } of (await waitingLines(world)).slice(0, 4))
    await byEveryHand(world, operation, { params: { id }, body: { reason: 'Es de la empresa' } })
}

/** The company bears what the bank has taken back from her people. */
export const bearReversals: Scheme = async (world) => {
  const debits = await rowsOf<{ id: string }>(
    world,
    "select movement_id as id from bank_movements where state = 'open' and amount < 0 order by kind = 'return' desc, movement_id limit 2",
  )
  for (const { id } of debits)
    await byEveryHand(world, 'matching.setAside', { params: { id }, body: { reason: 'Comisión del banco' } })
}

const undo: Scheme = async (world) => {
  const lines = await rowsOf<{ id: string }>(
    world,
    "select movement_id as id from bank_movements where state in ('matched', 'set_aside', 'sent_back') order by movement_id",
  )
  const line = one(world, lines)
  if (line) await byEveryHand(world, 'matching.undo', { params: { id: line.id }, body: { reason: 'Era de otro' } })
}

/** A day of the bank as she would have it, and whatever file waits. */
const state: Scheme = async (world, hand) => {
  const [wallet] = await rowsOf<{ reference: string }>(world, 'select reference from wallets where user_id = $1', [
    one(world, world.puppets).userId,
  ])
  const [last] = await rowsOf<{ day: string; closing: string }>(
    world,
    'select to_day::text as day, closing from bank_periods where iban = $1 order by to_day desc limit 1',
    [world.bank.iban],
  )
  const day = world.app.clock.now().toISOString().slice(0, 10)
  const line = { bookingDay: day, amount: 700_000n, reference: wallet?.reference ?? '', counterpartyName: 'QUIEN SEA' }
  const place = { iban: world.bank.iban, from: day, to: day, opening: BigInt(last?.closing ?? 0) }
  const files = [{ part: 'file', file: statementFile({ ...place, movements: [line] }) }]
  await call(world, hand, 'bankFiles.create', { files })
  for (const { id } of await rowsOf<{ id: string }>(
    world,
    'select file_id as id from bank_files where imported_at is null',
  ))
    await byEveryHand(world, 'bankFiles.import', { params: { id } })
}

const companyAccount: Scheme = async (world, hand) => {
  const own = {
    iban: one(world, world.herIbans),
    bic: 'CAIXESBBXXX',
    beneficiary: 'Cauce',
    bankName: 'Banco',
    main: true,
  }
  await call(world, hand, 'companyAccounts.create', { body: own, files: [{ part: 'document', file: pdf() }] })
  for (const { id } of await rowsOf<{ id: string }>(
    world,
    "select company_account_id as id from company_accounts where state = 'proposed'",
  ))
    await byEveryHand(world, 'companyAccounts.decide', { params: { id }, body: { state: 'active', seen: SEEN } })
}

const project: Scheme = async (world, hand) => {
  const iban = one(world, world.herIbans)
  const body = one<object>(world, [
    { destinationBankAccount: iban },
    { destinationBankAccount: iban, promoterName: 'Mi Sociedad, S. L.' },
  ])
  await call(world, hand, 'projects.edit', { params: { id: world.project.projectId }, body })
}

const refund: Scheme = async (world) => {
  if (chance(world, 0.1))
    await byEveryHand(world, 'projects.refund', {
      params: { id: world.project.projectId },
      body: { reason: 'Sin licencia' },
    })
}

/** Of a promoter who has paid nothing. */
const distribute: Scheme = async (world, hand) => {
  const due = await rowsOf<{ id: string; due: string }>(
    world,
    "select distribution_id as id, interest_due + principal_due as due from distributions where status in ('planned', 'draft') order by number",
  )
  const [next] = due
  if (!next) return
  const paidOn = world.app.clock.now().toISOString().slice(0, 10)
  await call(world, hand, 'distributions.record', {
    params: { id: next.id },
    body: { amount: euros(next.due), paidOn },
    files: proof(),
  })
  await byEveryHand(world, 'distributions.confirm', { params: { id: next.id } })
}

const order: Scheme = async (world) => {
  const { userId } = one(world, world.puppets)
  const [phase] = await rowsOf<{ id: string }>(
    world,
    'select project_phase_id as id from projects where project_id = $1',
    [world.project.projectId],
  )
  const { projectId } = world.project
  const body = { projectId, projectPhaseId: phase?.id, amount: '300.00', orderType: 'invest', userId, ...ALL_CONSENTS }
  await call(world, userId, 'orders.create', { body })
  const orders = await rowsOf<{ id: string }>(world, 'select order_id as id from orders where user_id = $1', [userId])
  const placed = one(world, orders)
  if (placed && chance(world, 0.5))
    await call(world, userId, one(world, ['orders.revoke', 'orders.disinvest']), { params: { id: placed.id } })
}

const importList: Scheme = async (world, hand) => {
  const [{ email } = { email: '' }] = await rowsOf<{ email: string }>(
    world,
    'select email from users where user_id = $1',
    [one(world, [...world.puppets, ...world.customers]).userId],
  )
  const day = world.app.clock.now().toISOString().slice(0, 10).split('-').toReversed().join('/')
  const type = one(world, ['Ingreso', 'Retirada'])
  const lines = [
    ['Cliente', 'Tipo', 'Importe', 'Fecha', 'Concepto'],
    [email, type, '9000,00', day, 'Traspaso'],
  ]
  const files = [{ part: 'file', file: csvFile(lines) }]
  const made = await call(world, hand, 'imports.create', { body: { kind: 'movements' }, files })
  const { importId, columns } = made.body
  if (typeof importId !== 'string') return
  const params = { id: importId }
  await call(world, hand, 'imports.check', { params, body: { columns, mode: 'good' } })
  await world.app.runJobs()
  await byEveryHand(world, 'imports.begin', { params })
  await world.app.runJobs()
  if (chance(world, 0.3)) await byEveryHand(world, 'imports.takeBack', { params, body: { reason: 'Error' } })
}

/** Closes accounts with money, so that it is owed to an account that somebody types. */
const close: Scheme = async (world, hand) => {
  if (!chance(world, 0.1)) return
  const { userId: id } = one(world, world.customers)
  await call(world, hand, 'users.remove', { params: { id } })
}

export const MONEY_SCHEMES: readonly Scheme[] = [
  ...[
    announce,
    enter,
    takeBack,
    match,
    cover,
    lineAway,
    bearReversals,
    undo,
    state,
    companyAccount,
    project,
    refund,
    distribute,
    order,
  ],
  ...[importList, close],
]
export const MONEY_BASIS: readonly Scheme[] = [takeOut, approve, approve]
