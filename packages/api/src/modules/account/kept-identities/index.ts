export { findDueIdentities, hadRelationship, keepIdentity, keptIdentityRows } from './kept-identities.queries.ts'
