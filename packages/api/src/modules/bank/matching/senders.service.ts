import type { Executor } from '../../../database/index.ts'
import type { MovementRow } from './movements.queries.ts'
import { findAccountOwners, findReferencedWallets } from './people.queries.ts'
import { referencesIn } from './references.domain.ts'

/** Of the sending account, or of the wallet that the line names. */
export async function findSenders(
  executor: Executor,
  { counterpartyIban, reference, remittance }: MovementRow,
): Promise<string[]> {
  const owners = await findAccountOwners(executor, counterpartyIban === null ? [] : [counterpartyIban])
  const named = await findReferencedWallets(executor, referencesIn([reference, remittance]))
  return [...new Set([...owners, ...named].map(({ userId }) => userId))]
}
