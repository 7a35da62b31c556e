export { decideKey } from './idempotency.domain.ts'
export { lockKeys, eraseAnswers, keptAnswers, type NewAnswer } from './idempotency.queries.ts'
export { findReplay, once } from './idempotency.service.ts'
