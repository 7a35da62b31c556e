import type { Hands } from '../../../platform/four-eyes.domain.ts'
import { accept, bankAccountLifecycle, decline, stateAfter, type Decision } from '@cauce/contract'

type State = (typeof bankAccountLifecycle.states)[number]

export interface BankAccountFacts {
  readonly state: State
  readonly account: string
  readonly main: boolean
  readonly errorMessage: string | null
}

export interface BankAccountChange {
  readonly alias?: string | undefined
  readonly account?: string | undefined
  readonly main?: boolean | undefined
  readonly state?: State | undefined
  readonly status?: State | undefined
  readonly errorMessage?: string | null | undefined
}

export interface DecidedChange {
  readonly alias?: string
  readonly account?: string
  readonly main?: true
  readonly state?: State
  readonly errorMessage?: string | null
}

/** Action that leads to a state. */
const DECIDING = { pending: 'reopen', valid: 'validate', error: 'refuse' } as const

/** An error needs a message. A changed IBAN must be validated again (handbook rule 5.12). */
export function decideChange(
  stored: BankAccountFacts,
  change: BankAccountChange,
  isAdministrator: boolean,
): Decision<DecidedChange> {
  if (!isAdministrator && isDeciding(stored, change)) return decline('forbidden')
  if (change.main === false && stored.main) return decline('choice-invalid', undefined, 'main')
  const asked = askedState(stored, change, isAdministrator)
  if (isAdministrator && asked === undefined && change.errorMessage) return decline('required', undefined, 'state')
  const plain = plainChange(stored, change)
  if (asked === undefined)
    return accept(plain.account === undefined ? plain : { ...plain, ...revalidated(stored.state) })
  const state = asked === stored.state ? asked : stateAfter(bankAccountLifecycle, DECIDING[asked], stored.state)
  if (state === undefined) return decline('state-forbids', { state: stored.state })
  if (asked === 'error' && !change.errorMessage) return decline('reason-required', undefined, 'errorMessage')
  return accept({ ...plain, state, errorMessage: state === 'error' ? change.errorMessage! : null })
}

/** Equal values decide nothing. */
const isDeciding = (stored: BankAccountFacts, { state, status, errorMessage }: BankAccountChange): boolean =>
  [state, status].some((asked) => asked !== undefined && asked !== stored.state) ||
  (errorMessage !== undefined && errorMessage !== stored.errorMessage)

export const revalidated = (state: State) =>
  ({ state: stateAfter(bankAccountLifecycle, 'changeIban', state)!, errorMessage: null }) as const

function askedState(
  stored: BankAccountFacts,
  { state, status, errorMessage }: BankAccountChange,
  isAdministrator: boolean,
): State | undefined {
  if (!isAdministrator) return undefined
  return state ?? status ?? (errorMessage && stored.state === 'error' ? 'error' : undefined)
}

export function decideNew(
  { state, status, errorMessage }: BankAccountChange,
  isAdministrator: boolean,
): Decision<{ state: State; errorMessage: string | null }> {
  const initial = bankAccountLifecycle.initial[0]!
  const decision = decideChange(
    { state: initial, account: '', main: false, errorMessage: null },
    { state, status, errorMessage },
    isAdministrator,
  )
  return decision.ok ? accept({ state: initial, errorMessage: null, ...decision.value }) : decision
}

interface SetAccount {
  readonly userId: string
  readonly state: State
  readonly enteredBy: string | null
  readonly validatedBy: string | null
  readonly isUnseen: boolean
  readonly isByOne: boolean
}

/** Nobody has read its certificate (handbook rule 5.25). */
export const isProvenByLine = (account: Pick<SetAccount, 'isUnseen' | 'validatedBy'> | undefined): boolean =>
  account?.isUnseen === true && account.validatedBy === null

type Setters = Pick<SetAccount, 'enteredBy' | 'validatedBy' | 'isUnseen'>

interface Setting {
  readonly actorId: string
  /** The actor, and whom they count as. */
  readonly hands: Hands
  /** IBAN or certificate is new. */
  readonly isEntered: boolean
  /** As decided now. */
  readonly state: State | undefined
  /** Decided without what was seen of a certificate of somebody else. */
  readonly isUnseen: boolean
}

/** Who entered the account for its holder, and who validated it: neither is a second administrator, who need not have seen the certificate. */
export function decideSetters(
  stored: SetAccount,
  { actorId, hands, isEntered, state, ...now }: Setting,
): Decision<Setters> {
  const { userId, validatedBy } = stored
  const enteredBy = isEntered ? (actorId === userId ? null : actorId) : stored.enteredBy
  const isSettled = state === undefined || (stored.state === state && !stored.isByOne)
  if (isSettled && !isEntered) return accept({ enteredBy, validatedBy, isUnseen: stored.isUnseen })
  if (state !== 'valid') return accept({ enteredBy, validatedBy: null, isUnseen: false })
  const enterer = enteredBy ?? userId
  const isFirst = validatedBy === null || hands.has(validatedBy)
  const validated = { enteredBy, validatedBy: actorId, isUnseen: now.isUnseen && isFirst }
  if (enterer === actorId) return accept(validated)
  if (hands.has(userId)) return decline('own-money')
  return hands.has(enterer) ? decline('maker-is-checker') : accept(validated)
}

function plainChange(stored: BankAccountFacts, { alias, account, main }: BankAccountChange): DecidedChange {
  return {
    ...(alias !== undefined && { alias }),
    ...(main && { main }),
    ...(account !== undefined && account !== stored.account && { account }),
  }
}
