import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { issueDocuments, issueDocumentsJob, issueEndedPeriods, requestDocuments } from './issue.service.ts'

export { documentBlocksOf } from './document-blocks.domain.ts'
export { issueDocuments, issueDocumentsJob, issueEndedPeriods, issuerFor } from './issue.service.ts'
export { contractBlocks } from './order-papers.domain.ts'
export { titleOf } from './papers.domain.ts'
export { findHolder, findOfferFacts } from './people.queries.ts'

const periodsJob = defineScheduledJob('issueEndedPeriods', '22 * * * *')

/** Handbook rules 10.16 to 10.19. */
export const issueDocumentsFlow: ModuleFactory = (kernel) => ({
  name: 'issue-documents',
  routes: [bind(api.issuedDocuments.request, (call) => requestDocuments(kernel, call))],
  jobs: [
    bindJob(issueDocumentsJob, ({ userId }) => issueDocuments(patient(kernel), userId)),
    bindJob(periodsJob, () => issueEndedPeriods(patient(kernel))),
  ],
})
