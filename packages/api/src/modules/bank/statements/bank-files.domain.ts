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

interface TakenBack {
  /** None of a file that only filled in details. */
  readonly statements: readonly unknown[]
  readonly decidedCount: number
  readonly joinedBy: readonly unknown[]
}

/** Lines that are decided are undone one by one; of statements that share days the last one is taken back first (decision bank-statements). */
export function decideTakeBack(
  state: BankFileState,
  { statements, decidedCount, joinedBy }: TakenBack,
): Decision<BankFileState> {
  const after = stateAfter(bankFileLifecycle, 'takeBack', state)
  if (after === undefined || statements.length === 0) return decline('state-forbids', { state })
  if (joinedBy.length > 0) return decline('statement-joined', { count: joinedBy.length })
  return decidedCount > 0 ? decline('statement-lines-decided', { count: decidedCount }) : accept(after)
}

export const decideRemoval = (state: BankFileState): Decision<'removed'> =>
  state === 'imported' || state === 'taken_back' ? decline('state-forbids', { state }) : accept('removed')
