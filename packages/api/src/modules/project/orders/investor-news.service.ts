import { inTransaction, type Transaction } from '../../../database/index.ts'
import { addJob } from '../../../jobs/jobs.ts'
import type { Kernel } from '../../../kernel.ts'
import { queueMails, type MailParams } from '../../../platform/mail/index.ts'
import { findAudience } from './orders.queries.ts'

export const TELL_INVESTORS_JOB = 'tellInvestors'

type NewsTemplate = 'projectFinanced' | 'projectReopened' | 'projectClosed' | 'projectNews'
/** What the investors of a project are told; the job adds its name. */
export interface InvestorNews<Template extends NewsTemplate = NewsTemplate> {
  readonly projectId: string
  readonly template: Template
  readonly params: Omit<MailParams<Template>, 'project'>
}

/** Tells everybody who holds something of a project, if and only if the transaction commits; a job finds out who that is. */
export async function tellInvestors<const Template extends NewsTemplate>(
  tx: Transaction,
  news: InvestorNews<Template>,
): Promise<void> {
  await addJob(tx, TELL_INVESTORS_JOB, news)
}

export async function mailInvestors(kernel: Kernel, { projectId, template, params }: InvestorNews): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const { name, userIds } = await findAudience(tx, projectId)
    await queueMails(
      tx,
      userIds.map((userId) => ({ userId, template, params: { ...params, project: name } })),
    )
  })
}
