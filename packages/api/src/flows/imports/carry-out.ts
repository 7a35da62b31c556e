import { calendarDateOf, identityKeyOf, importLifecycle, kindOf, stateAfter, type FieldError } from '@cauce/contract'
import { inTransaction, isPassing, type Transaction, type Executor } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import { touchedAt } from '../../http/expect.ts'
import { patient, type Kernel } from '../../kernel.ts'
import { queueMatching } from '../../modules/bank/matching/index.ts'
import {
  findLines,
  importRows,
  sumLines,
  writeLines,
  type CheckedLine,
  type StoredLine,
} from '../../modules/misc/imports/index.ts'
import { queueImport } from './imports.job.ts'
import { beginAlone, OtherRunWorks } from './imports.queries.ts'
import { type CheckedMovement, checkMovements, nothingMoved, type Moved } from './check-movements.ts'
import { makeMovements } from './make-movements.ts'
import { undoImport } from './undo-import.ts'
import { findBalances, lockAccounts } from '../../modules/wallet/ledger/index.ts'
import { insertUsers, type Registration } from '../../modules/account/users/index.ts'
import { noteHands } from '../../modules/account/person-hands/index.ts'
import { openWallets } from '../../modules/wallet/wallets/index.ts'
import { auditOrdered } from '../../platform/audit/index.ts'
import { queueMails } from '../../platform/mail/index.ts'
import { accountRowOf } from '../register.ts'
import { orderOf } from './order.ts'
import { readLine, readCustomer } from './cells.domain.ts'
import { findTaken } from './people.queries.ts'

const CHUNK = 250
/** A longer run would look abandoned after a quarter of an hour. */
const LINES_OF_A_RUN = 10_000

/**
 * Runs the current step. Idempotent after a kill. A failed check, or an all-or-nothing import, ends as failed and can
 * be requested again.
 */
export async function carryOutImport(kernel: Kernel, importId: string): Promise<void> {
  const row = await importRows.find(kernel.database, importId)
  if (row?.state === 'checking') await orFail(kernel, importId, check(patient(kernel), row))
  if (row?.state === 'importing')
    await (row.mode === 'whole' ? orFail(kernel, importId, makeWhole(kernel, row)) : makeGood(patient(kernel), row))
  if (row?.state === 'undoing') await undoImport(patient(kernel), row)
}

/** Marks the step as failed unless a retry may succeed. The job still fails and logs. */
async function orFail(kernel: Kernel, importId: string, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    const isForLater = isPassing(error) || error instanceof OtherRunWorks
    if (!isForLater) await inTransaction(kernel.database, (tx) => finish(kernel, tx, importId, 'fail'))
    throw error
  }
}

const make = (kernel: Kernel, tx: Transaction, row: ImportRow, checked: readonly Checked[]): Promise<CheckedLine[]> =>
  row.kind === 'customers'
    ? makeCustomers(kernel, tx, row, checked as readonly CheckedCustomer[])
    : makeMovements(kernel, tx, row, checked as readonly CheckedMovement[])

/** Dry run. */
async function check(kernel: Kernel, row: ImportRow): Promise<void> {
  const { database } = kernel
  const { importId } = row
  const earlier = nothingEarlier()
  let after = 0
  let done = 0
  for (;;) {
    const lines = await findLines(database, importId, { after, count: CHUNK, isGoodOnly: false })
    if (lines.length === 0) break
    await writeLines(
      database,
      (await checkLines(kernel, database, row, lines, { ...earlier, isLocking: false })).map(verdictOf),
    )
    after = lines.at(-1)!.line
    done += lines.length
    await importRows.update(database, importId, { doneCount: done })
  }
  await inTransaction(database, (tx) => finish(kernel, tx, importId, 'finishCheck'))
}

/** State, counts and sums. A late run changes nothing. */
async function finish(kernel: Kernel, tx: Transaction, importId: string, action: 'finishCheck' | 'finish' | 'fail') {
  const row = await importRows.lock(tx, importId)
  const state = row && stateAfter(importLifecycle, action, row.state)
  if (!state) return
  const now = kernel.clock.now()
  const updatedAt = touchedAt(row.updatedAt, now)
  const isOver = action === 'finish'
  await importRows.update(tx, importId, {
    ...(await sumLines(tx, importId)),
    state,
    updatedAt,
    ...(isOver && { finishedAt: now }),
  })
  // The money may already be there.
  if (isOver && row.kind === 'movements') await queueMatching(tx)
}

/** Lines that passed the check and fail now. */
class RefusedNow extends Error {
  readonly lines: readonly CheckedLine[]
  constructor(lines: readonly CheckedLine[]) {
    super('A line of an import cannot be made any more')
    this.lines = lines
  }
}

/** All lines in one transaction; progress over another connection, to be visible. */
async function makeWhole(kernel: Kernel, { importId }: ImportRow): Promise<void> {
  const { database } = patient(kernel)
  try {
    await inTransaction(database, async (tx) => {
      await beginAlone(tx, importId)
      const row = await importRows.find(tx, importId)
      if (row?.state !== 'importing') return
      let after = 0
      let done = 0
      for (;;) {
        const lines = await findLines(tx, importId, { after, count: CHUNK, isGoodOnly: true })
        if (lines.length === 0) break
        const checked = await checkLines(kernel, tx, row, lines, { ...nothingEarlier(), isLocking: true })
        const refused = checked.filter(({ value }) => !value)
        if (refused.length > 0) throw new RefusedNow(refused.map(verdictOf))
        await writeLines(tx, await make(kernel, tx, row, checked))
        after = lines.at(-1)!.line
        done += lines.length
        await importRows.update(kernel.database, importId, { doneCount: done })
      }
      await finish(kernel, tx, importId, 'finish')
    })
  } catch (error) {
    if (!(error instanceof RefusedNow)) throw error
    await inTransaction(database, async (tx) => {
      await writeLines(tx, error.lines)
      await finish(kernel, tx, importId, 'fail')
    })
  }
}

/** In chunks; a killed run is resumed. */
async function makeGood(kernel: Kernel, { importId, lineCount }: ImportRow): Promise<void> {
  for (let done = 0; done < Math.min(LINES_OF_A_RUN, lineCount + 1); done += CHUNK) {
    const isOver = await inTransaction(kernel.database, async (tx) => {
      await beginAlone(tx, importId)
      const row = await importRows.find(tx, importId)
      if (row?.state !== 'importing') return true
      const lines = await findLines(tx, importId, { after: 0, count: CHUNK, isGoodOnly: true })
      if (lines.length === 0) {
        await finish(kernel, tx, importId, 'finish')
        return true
      }
      const checked = await checkLines(kernel, tx, row, lines, { ...nothingEarlier(), isLocking: true })
      await writeLines(tx, checked.filter(({ value }) => !value).map(verdictOf))
      await writeLines(tx, await make(kernel, tx, row, checked))
      await importRows.update(tx, importId, { doneCount: row.doneCount + lines.length })
      return false
    })
    if (isOver) return
  }
  await inTransaction(kernel.database, (tx) => queueImport(tx, importId))
}

type Checked = CheckedCustomer | CheckedMovement

interface Earlier {
  readonly seen: SeenValues
  readonly moved: Moved
}
interface Judging extends Earlier {
  readonly isLocking: boolean
}
const nothingEarlier = (): Earlier => ({ seen: new Map(), moved: nothingMoved() })

async function checkLines(
  kernel: Kernel,
  executor: Executor,
  row: ImportRow,
  lines: readonly StoredLine[],
  { seen, moved, isLocking }: Judging,
): Promise<readonly Checked[]> {
  if (row.kind === 'customers') return checkCustomers(executor, row, lines, { now: kernel.clock.now(), seen })
  return checkMovements(executor, row, lines, {
    kernel,
    adminId: row.begunBy ?? row.createdBy,
    moved,
    balancesOf: (ids) => (isLocking ? lockAccounts(executor as Transaction, ids) : findBalances(executor, ids)),
  })
}

const verdictOf = ({ importLineId, errors, value }: Checked): CheckedLine => ({
  importLineId,
  state: value ? 'good' : 'refused',
  errors,
  ...(value &&
    'holder' in value && {
      userId: value.holder.userId,
      amount: value.type === 'withdraw' ? -value.amount : value.amount,
    }),
})

/** Like an administrator: wallet, no password, mails only if ticked. */
async function makeCustomers(
  kernel: Kernel,
  tx: Transaction,
  row: ImportRow,
  checked: readonly CheckedCustomer[],
): Promise<CheckedLine[]> {
  const now = kernel.clock.now()
  const made = checked.flatMap(({ importLineId, value }) =>
    value ? [{ importLineId, user: { ...accountRowOf(value, 'es', now), managerId: row.managerId } }] : [],
  )
  const users = made.map(({ user }) => user)
  if (users.length === 0) return []
  await insertUsers(tx, ...users)
  await openWallets(
    tx,
    users.map(({ userId }) => userId),
    now,
  )
  const handIds = [orderOf(row).adminId]
  await noteHands(tx, ...users.map(({ userId }) => ({ userId, handIds, kinds: ['account' as const], now })))
  if (row.isInviting)
    await queueMails(
      tx,
      users.map(({ userId }) => ({ userId, template: 'accountCreated' as const, params: {} })),
    )
  await auditOrdered(
    kernel,
    tx,
    orderOf(row),
    'users.create',
    users.map((user) => ({ recordId: user.userId, userId: user.userId, after: user })),
  )
  return made.map(({ importLineId, user: { userId } }) => ({
    importLineId,
    state: 'imported',
    errors: [],
    userId,
    recordId: userId,
  }))
}

interface CheckedCustomer extends StoredLine {
  readonly errors: readonly FieldError[]
  readonly value?: Registration | undefined
}

/** First line of each value. */
type SeenValues = Map<string, number>

/** Null of a company: who represents it may have an account, or represent others. */
const documentOf = (registration: Registration): string | null =>
  kindOf(registration) === 'company' ? null : identityKeyOf(registration.identificationDocumentNumber)

async function checkCustomers(
  executor: Executor,
  row: Pick<ImportRow, 'columns' | 'headings'>,
  lines: readonly StoredLine[],
  { now, seen }: { readonly now: Date; readonly seen: SeenValues },
): Promise<CheckedCustomer[]> {
  const today = calendarDateOf(now)
  const read = lines.map((line) => ({ ...line, ...readLine(row, line.cells, (fields) => readCustomer(fields, today)) }))
  const values = read.flatMap(({ value }) => (value ? [value] : []))
  const taken = await findTaken(executor, {
    emails: values.map(({ email }) => email.toLowerCase()),
    documents: values.flatMap((value) => documentOf(value) ?? []),
    taxNumbers: values.flatMap(({ taxNumber }) => taxNumber ?? []),
  })
  return read.map((line) => {
    if (!line.value) return line
    const { email, taxNumber } = line.value
    const document = documentOf(line.value)
    const errors = [
      ...refusalOf('email', email.toLowerCase(), taken.emails, 'email-taken'),
      ...(document === null
        ? []
        : refusalOf('identificationDocumentNumber', document, taken.documents, 'identification-exists')),
      ...(taxNumber === undefined ? [] : refusalOf('taxNumber', taxNumber, taken.taxNumbers, 'tax-number-exists')),
    ]
    return errors.length > 0 ? { ...line, value: undefined, errors } : line

    function refusalOf(
      path: string,
      value: string,
      known: ReadonlySet<string>,
      code: 'email-taken' | 'identification-exists' | 'tax-number-exists',
    ): FieldError[] {
      if (known.has(value)) return [{ path, code }]
      const key = `${path} ${value}`
      const first = seen.get(key)
      if (first !== undefined && first !== line.line) return [{ path, code: 'line-repeated', params: { line: first } }]
      seen.set(key, line.line)
      return []
    }
  })
}
