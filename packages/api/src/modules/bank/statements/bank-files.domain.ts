import { accept, bankFileLifecycle, decline, stateAfter, type BankFileState, type Decision } from '@cauce/contract'
import { isOfHands, type Hands } from '../../../platform/four-eyes.domain.ts'

interface Stored {
  readonly state: BankFileState
  readonly uploadedBy: string | null
  /** The imported file with the same bytes. */
  readonly same: { readonly name: string } | undefined
}

/** Four-eyes: the uploader does not import (decision four-eyes-approval). */
export function decideImport({ state, uploadedBy, same }: Stored, hands: Hands): Decision<BankFileState> {
  const after = stateAfter(bankFileLifecycle, 'import', state)
  if (after === undefined) return decline('statement-file-imported', { name: same?.name ?? '' })
  return isOfHands(uploadedBy, hands) ? decline('maker-is-checker') : accept(after)
}

export const decideRemoval = (state: BankFileState): Decision<'removed'> =>
  state === 'imported' ? decline('state-forbids', { state }) : accept('removed')
