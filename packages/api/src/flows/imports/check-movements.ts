import { calendarDateOf, type Cents, type FieldError } from '@cauce/contract'
import type { Executor } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import type { Kernel } from '../../kernel.ts'
import type { StoredLine } from '../../modules/misc/imports/index.ts'
import type { Funds } from '../../modules/wallet/ledger/index.ts'
import { decideRequest } from '../../modules/wallet/transactions/transactions.domain.ts'
import { readLine, readMovement, type ReadMovement } from './cells.domain.ts'
import { findAccountsOf, findHolders, findWaitingIncomes, isMeant, type Holder } from './people.queries.ts'
import { isProvenByLine } from '../../modules/payment/bank-accounts/index.ts'
import { pausesOf } from '../../modules/account/person-hands/index.ts'

export interface Entry extends ReadMovement {
  readonly holder: Holder
  readonly bankAccountId: string
  readonly iban: string
}

export interface CheckedMovement extends StoredLine {
  readonly errors: readonly FieldError[]
  readonly value?: Entry | undefined
}

/** Reserved and announced by earlier lines. */
export interface Moved {
  readonly taken: Map<string, Cents>
  readonly announced: Map<string, Cents>
}

export const nothingMoved = (): Moved => ({ taken: new Map(), announced: new Map() })

const NO_FUNDS: Funds = { balance: 0n, available: 0n }

interface Facts {
  readonly kernel: Pick<Kernel, 'clock' | 'parameters'>
  readonly adminId: string
  readonly moved: Moved
  /** Locked or not. */
  readonly balancesOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, Funds>>
}

/** By the rules of movements entered by an administrator (handbook rule 5.8). */
export async function checkMovements(
  executor: Executor,
  row: Pick<ImportRow, 'columns' | 'headings'>,
  lines: readonly StoredLine[],
  { kernel, adminId, moved, balancesOf }: Facts,
): Promise<CheckedMovement[]> {
  const today = calendarDateOf(kernel.clock.now())
  const read = lines.map((line) => ({ ...line, ...readLine(row, line.cells, (fields) => readMovement(fields, today)) }))
  const holders = await findHolders(executor, [...new Set(read.flatMap(({ value }) => value?.customer ?? []))])
  const balances = await balancesOf(holders.flatMap(({ walletId, reservedAccountId }) => [walletId, reservedAccountId]))
  const walletIds = holders.map(({ walletId }) => walletId)
  const waiting = await findWaitingIncomes(executor, walletIds)
  const userIds = holders.map(({ userId }) => userId)
  const accounts = await findAccountsOf(executor, userIds)
  const pauseOf = await pausesOf(executor, userIds, { now: kernel.clock.now(), isRequest: true })
  return read.map((line) => {
    const { value } = line
    if (!value) return { ...line, value: undefined }
    const decided = decide(value)
    return 'errors' in decided
      ? { ...line, value: undefined, errors: decided.errors }
      : { ...line, value: decided, errors: [] }
  })

  function decide(movement: ReadMovement): Entry | { readonly errors: readonly FieldError[] } {
    const [holder, ...others] = holders.filter((one) => isMeant(one, movement.customer))
    if (!holder) return { errors: [{ path: 'customer', code: 'customer-unknown' }] }
    if (others.length > 0) return { errors: [{ path: 'customer', code: 'customer-ambiguous' }] }
    if (holder.userId === adminId) return { errors: [{ path: 'customer', code: 'own-money' }] }
    const { walletId, reservedAccountId } = holder
    const account = accountOf(movement, holder)
    const fundsOf = (accountId: string) => balances.get(accountId) ?? NO_FUNDS
    const taken = moved.taken.get(walletId) ?? 0n
    const announced = moved.announced.get(walletId) ?? 0n
    const decision = decideRequest(
      { type: movement.type, amount: movement.amount, isByAdministrator: true },
      {
        isClosing: holder.isClosing,
        freeze: holder.isFrozen ? 'hold' : 'none',
        isIdentityApproved: holder.verificationStatus === 'Approved',
        bankAccountState: account?.state,
        isProvenByLine: isProvenByLine(account),
        payeeTooNewUntil: pauseOf(account),
        isEmailConfirmed: holder.emailConfirmedAt !== null,
        available: fundsOf(walletId).available - taken,
        held: fundsOf(walletId).balance + fundsOf(reservedAccountId).balance,
        pendingIncomes: (waiting.get(walletId) ?? 0n) + announced,
        undeclared: holder.undeclared,
        owesText: false,
        limits: kernel.parameters.at(kernel.clock.now()),
      },
    )
    if (!decision.ok) {
      const { code, params, path } = decision.refusal
      const field = path === 'bankAccountId' ? 'account' : (path ?? 'customer')
      return { errors: [{ path: field, code, ...(params && { params }) }] }
    }
    if (movement.type === 'withdraw') moved.taken.set(walletId, taken + movement.amount)
    else moved.announced.set(walletId, announced + movement.amount)
    return { ...movement, holder, bankAccountId: account!.bankAccountId, iban: account!.account }
  }

  /** Named, else the only validated, else the main one. */
  function accountOf({ account }: ReadMovement, { userId }: Holder) {
    const own = accounts.filter((one) => one.userId === userId)
    if (account !== undefined) return own.find((one) => one.account === account)
    const valid = own.filter(({ state }) => state === 'valid')
    return valid.length > 1 ? valid.find(({ main }) => main) : valid[0]
  }
}
