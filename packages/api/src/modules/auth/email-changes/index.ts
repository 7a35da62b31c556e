export { confirmableUntil, stageOf, undoableUntil } from './email-changes.domain.ts'
export { deleteEmailChangeOf, emailChangeRows, eraseEmailChanges, saveEmailChange } from './email-changes.queries.ts'
