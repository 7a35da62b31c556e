import { accept, bankAccountLifecycle, decline, stateAfter, type Decision } from '@cauce/contract'

type State = (typeof bankAccountLifecycle.states)[number]

/** The stored account, as far as decisions need it. */
export interface BankAccountFacts {
  readonly state: State
  readonly account: string
  readonly main: boolean
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

const actionTo = { valid: 'validate', error: 'refuse', pending: 'reopen' } as const

/**
 * What a change of a bank account comes to. A decision (`state`, or `status`, its other name) is the administrator's; an
 * error needs its message; a changed IBAN waits for validation again (spec section 4).
 */
export function decideChange(
  stored: BankAccountFacts,
  change: BankAccountChange,
  isAdministrator: boolean,
): Decision<DecidedChange> {
  const isDeciding = [change.state, change.status, change.errorMessage].some((value) => value !== undefined)
  if (isDeciding && !isAdministrator) return decline('forbidden')
  if (change.main === false && stored.main) return decline('choice-invalid', undefined, 'main')
  const asked = askedState(stored, change)
  if (asked === undefined && change.errorMessage) return decline('required', undefined, 'state')
  const plain = plainChange(stored, change)
  if (asked === undefined)
    return accept(plain.account === undefined ? plain : { ...plain, state: 'pending', errorMessage: null })
  const isPossible =
    asked === stored.state || stateAfter(bankAccountLifecycle, actionTo[asked], stored.state) !== undefined
  if (!isPossible) return decline('state-forbids', { state: stored.state })
  if (asked === 'error' && !change.errorMessage) return decline('reason-required', undefined, 'errorMessage')
  return accept({ ...plain, state: asked, errorMessage: asked === 'error' ? change.errorMessage! : null })
}

/** A message by itself is another one for the error that an account is in. */
function askedState(stored: BankAccountFacts, { state, status, errorMessage }: BankAccountChange): State | undefined {
  return state ?? status ?? (errorMessage && stored.state === 'error' ? 'error' : undefined)
}

/** How a new account begins: waiting for validation, unless an administrator decides on it at once (spec section 7). */
export function decideNew(
  { state, status, errorMessage }: BankAccountChange,
  isAdministrator: boolean,
): Decision<{ state: State; errorMessage: string | null }> {
  const waiting = { state: 'pending', account: '', main: false } as const
  const decision = decideChange(waiting, { state, status, errorMessage }, isAdministrator)
  return decision.ok ? accept({ state: 'pending', errorMessage: null, ...decision.value }) : decision
}

/** What the holder may change; an IBAN only counts when it is another one. */
function plainChange(stored: BankAccountFacts, { alias, account, main }: BankAccountChange): DecidedChange {
  return {
    ...(alias !== undefined && { alias }),
    ...(main && { main }),
    ...(account !== undefined && account !== stored.account && { account }),
  }
}
