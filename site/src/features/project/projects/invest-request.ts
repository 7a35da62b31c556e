/** Requested wire amount, kept here because the dialog is an island that may hydrate long after the click. */
let requested: string | undefined

const REQUESTED = 'cauce:invest'
const SIMULATED = 'cauce:simulate'

export function requestInvestment(amount: string): void {
  requested = amount
  dispatchEvent(new Event(REQUESTED))
}

/** Wire amount. */
export function tellSimulated(amount: string): void {
  dispatchEvent(new CustomEvent(SIMULATED, { detail: amount }))
}

export function onSimulated(prepare: (amount: string) => void): () => void {
  const tell = (event: Event) => prepare((event as CustomEvent<string>).detail)
  addEventListener(SIMULATED, tell)
  return () => removeEventListener(SIMULATED, tell)
}

/** Calls `open` for each request, also an earlier one. Returns the unsubscriber. */
export function onInvestmentRequest(open: (amount: string) => void): () => void {
  const answer = () => {
    const amount = requested
    requested = undefined
    if (amount !== undefined) open(amount)
  }
  answer()
  addEventListener(REQUESTED, answer)
  return () => removeEventListener(REQUESTED, answer)
}

/** After a log-in: the amount of the dialog in which the session expired (`paths.investment`). */
export function takeKeptAmount(): string | null {
  const address = new URL(location.href)
  const amount = address.searchParams.get('invest')
  // A reload must not open the dialog again.
  address.searchParams.delete('invest')
  if (amount !== null) history.replaceState(history.state, '', address)
  return amount
}
