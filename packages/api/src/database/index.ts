export { amountStepOf, amountTallyOf } from './amount-steps.ts'
export { summariseBackups } from './backups.ts'
export { deleteSome, piecesOf, rowsByCursor } from './batches.ts'
export { followDatabaseClock } from './clock.ts'
export * from './columns.ts'
export { addressesOf, PrimaryClient } from './servers.ts'
export * from './database.ts'
export * from './expressions.ts'
export * from './failures.ts'
export { isHeld } from './legal-holds.ts'
export type { DatabaseLimits } from './limits.ts'
export { LOST_CLIENT_SETTINGS, startupOptions } from './bounded-client.ts'
export * from './list-conditions.ts'
export type { Added, Listing, Part } from './listing.ts'
export * from './lists.ts'
export { markRestored } from './mark-restored.ts'
export { migrate, PRESENT_LEVEL, VERSION, type Level } from './migrate.ts'
export { findCompany, fixedCompany, followCompany, type CompanyInForce } from './company.ts'
export {
  fixedParameters,
  followParameters,
  readParameters,
  type FollowedParameters,
  type ParametersInForce,
} from './parameters.ts'
export * from './paging.ts'
export { heldIn, heldInAll, movedWallets, outstanding, outstandingOfAll } from './money-held.ts'
export { placeInDays } from './places.ts'
export { placeRows } from './positions.ts'
export * from './searches.ts'
export { readSearchTerms } from './search-terms.domain.ts'
export { awaitsProposalBy, proposalsOf } from './proposals.ts'
export { openWorkerPool } from './worker-pool.ts'
export { firstOf, lockPerson, rowsOf } from './rows.ts'
export { followStandby, type Absence, type Standby } from './standby.ts'
export * from './statements.ts'
export {
  foldTallies,
  isCoveredBy,
  isOfAll,
  only,
  talliedRows,
  talliedTotals,
  tallyOf,
  type Band,
  type Tally,
} from './tallies.ts'
export * from './transactions.ts'
export { watchDatabase, type Vitality, type VitalityCheck } from './vitality.ts'
