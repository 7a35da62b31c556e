import { moneyValue, type MailParams, type MailTemplate } from '@cauce/contract'
import { z } from 'zod'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { OrderRow } from '../database/schema/orders.ts'
import type { ProjectRow } from '../database/schema/project.ts'
import { bindJob, defineJob, queueJob } from '../jobs/index.ts'
import { patient, type Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findAudience } from '../modules/project/orders/index.ts'
import { lockProjects } from '../modules/project/projects/index.ts'
import { queueMail, queueMails } from '../platform/mail/index.ts'
import { notifyFollowers } from './notify-followers.ts'

type NewsTemplate =
  | 'projectFinanced'
  | 'projectReopened'
  | 'projectClosed'
  | 'projectNews'
  | 'loanPastDue'
  | 'loanUnlikelyToPay'
  | 'loanCured'
  | 'loanWrittenOff'
  | 'sheetChanged'
  | 'sheetChangedMaterially'
  | 'offerSuspended'
  | 'offerCorrected'
  | 'offerResumed'

/** Without the project's name, which the job adds. */
export type InvestorNews = {
  [Template in NewsTemplate]: {
    readonly projectId: string
    readonly template: Template
    readonly params: Omit<MailParams<Template>, 'project'>
  }
}[NewsTemplate]

/** For people with a reservation alone, who have nothing to revoke. `callAgain` notifies them of a resumed offer. */
const RESERVER_TEMPLATES: { readonly [Template in NewsTemplate]?: MailTemplate } = {
  offerSuspended: 'reservationSuspended',
  offerCorrected: 'reservationCorrected',
  sheetChanged: 'sheetChanged',
  sheetChangedMaterially: 'sheetChangedMaterially',
}

const notifyInvestorsJob = defineJob({ name: 'tellInvestors', payload: z.custom<InvestorNews>() })

/**
 * Mails everybody who holds or held an order, if `tx` commits; a job selects them. News of the offer's information go
 * to people with a reservation, timeline news to followers too.
 */
export async function notifyInvestors(tx: Transaction, news: InvestorNews): Promise<void> {
  await queueJob(tx, notifyInvestorsJob, news)
}

async function mailInvestors(kernel: Kernel, news: InvestorNews): Promise<void> {
  const { projectId, template, params } = news
  await inTransaction(kernel.database, async (tx) => {
    const { name, userIds, reserverIds } = await findAudience(tx, projectId)
    const values = { ...params, project: name } as MailParams<MailTemplate>
    const reserverTemplate = RESERVER_TEMPLATES[template]
    await queueMails(tx, [
      ...userIds.map((userId) => ({ userId, template, params: values })),
      ...(reserverTemplate
        ? reserverIds.map((userId) => ({ userId, template: reserverTemplate, params: values }))
        : []),
    ])
    // The flow notify-followers mails phase changes.
    if (news.template !== 'projectNews') return
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (project) await notifyFollowers(tx, project, 'followedNews', news.params)
  })
}

interface PastDeparture {
  readonly order: OrderRow
  readonly project: ProjectRow
  readonly departure: Pick<OrderRow, 'penaltyAmount'>
  readonly kind: 'revoke' | 'disinvest'
}

/** Confirms a departure and the repayment (handbook rule 7.17). */
export async function notifyOfDeparture(tx: Transaction, past: PastDeparture): Promise<void> {
  const { order, project, departure, kind } = past
  const { userId, amount } = order
  const { penaltyAmount } = departure
  const params = { project: project.name, amount: moneyValue(amount - penaltyAmount) }
  if (kind === 'revoke') return queueMail(tx, { userId, template: 'orderRevoked', params })
  const penalty = penaltyAmount > 0n ? moneyValue(penaltyAmount) : null
  return queueMail(tx, { userId, template: 'orderDisinvested', params: { ...params, penalty } })
}

export const notifyInvestorsFlow: ModuleFactory = (kernel) => ({
  name: 'tell-investors',
  routes: [],
  jobs: [bindJob(notifyInvestorsJob, (news) => mailInvestors(patient(kernel), news))],
})
