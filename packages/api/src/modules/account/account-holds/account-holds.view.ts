import type { NamedHold } from './account-holds.queries.ts'

export function holdView({ row, placedByName, proposedByName, liftedByName }: NamedHold) {
  const { userId: _, customerDeclarationId: __, ...hold } = row
  // A left join without a person yields a name anyway.
  return {
    ...hold,
    placedByName: row.placedBy && placedByName,
    proposedByName: row.proposedBy && proposedByName,
    liftedByName: row.liftedBy && liftedByName,
  }
}

export const customerHoldView = (hold: NamedHold) => ({
  ...holdView(hold),
  userId: hold.row.userId,
  userName: hold.userName,
})
