import type { Answer } from '@cauce/client'
import type { Outcome } from './api.ts'

/**
 * Opens a stored file in a tab of its own by its short-lived address. The tab is opened at the press and filled afterwards,
 * or the browser would hold it back; where it does so nevertheless, this page gives way.
 */
export async function openSignedFile(
  read: () => Promise<Outcome<Answer<'/v1/payment/bank-accounts/{id}/url'>>>,
): Promise<Outcome<unknown>> {
  const tab = window.open('', '_blank')
  const outcome = await read()
  if (outcome.failure) tab?.close()
  else if (tab) tab.location.replace(outcome.data.url)
  else location.assign(outcome.data.url)
  return outcome
}
