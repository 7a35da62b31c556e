import type { NamedHold } from './account-holds.queries.ts'

/** A hold as administrators read it in the file of its customer. */
export function holdView({ row, placedByName, proposedByName, liftedByName }: NamedHold) {
  const { userId: _, customerDeclarationId: __, ...hold } = row
  // A join without a person answers a name all the same.
  return {
    ...hold,
    placedByName: row.placedBy && placedByName,
    proposedByName: row.proposedBy && proposedByName,
    liftedByName: row.liftedBy && liftedByName,
  }
}

/** The same with the customer. */
export const customerHoldView = (hold: NamedHold) => ({
  ...holdView(hold),
  userId: hold.row.userId,
  userName: hold.userName,
})
