/**
 * The amount, on the wire, with which the page has asked for the investment dialog. It waits here, because the dialog is an
 * island and may hydrate long after the click on a slow device.
 */
let requested: string | undefined

const REQUESTED = 'cauce:invest'

/** Opens the investment dialog with an amount, at once or when its island is hydrated. */
export function requestInvestment(amount: string): void {
  requested = amount
  dispatchEvent(new Event(REQUESTED))
}

/** Gives the amount of each request to `open`, also of one that came before. Returns what ends it. */
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

/** The log in leads back here with the amount of the dialog in which the session had ended (`paths.investment`). */
export function takeKeptAmount(): string | null {
  const address = new URL(location.href)
  const amount = address.searchParams.get('invest')
  // A reload must not open the dialog again.
  address.searchParams.delete('invest')
  if (amount !== null) history.replaceState(history.state, '', address)
  return amount
}
