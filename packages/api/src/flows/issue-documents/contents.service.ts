import { taxpayerOn } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import type { Executor } from '../../database/index.ts'
import { found } from '../../http/expect.ts'
import { findAcceptedDetails } from '../../modules/tax/tax-details/index.ts'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import { findActivity } from './activity.queries.ts'
import { certificateBlocks } from './certificate-paper.domain.ts'
import { certificateOf } from './certificate.domain.ts'
import type { Subject } from './due.domain.ts'
import * as facts from './facts.queries.ts'
import { confirmationBlocks, contractBlocks } from './order-papers.domain.ts'
import { titleOf } from './papers.domain.ts'
import * as people from './people.queries.ts'
import { statementBlocks } from './statement-paper.domain.ts'
import { statementOf } from './statement.domain.ts'
import { summaryBlocks } from './summary-paper.domain.ts'

export type Person = NonNullable<Awaited<ReturnType<typeof people.findHolder>>> & { readonly userId: string }

export async function titleFor(executor: Executor, { language }: Person, { kind, projectId, periodStart }: Subject) {
  const t = translator(language)
  if (projectId === null) return titleOf(t, kind, { start: periodStart })
  return titleOf(t, kind, { project: found(await people.findProjectName(executor, projectId)) })
}

/** Read when the document is made. */
export async function blocksFor(
  executor: Executor,
  person: Person,
  subject: Subject,
  issuer: string,
): Promise<Block[]> {
  const { kind, orderId, projectId } = subject
  if (orderId !== null) {
    const order = found(await people.findOrderFacts(executor, orderId))
    if (kind === 'orderContract') return contractBlocks(person, order, issuer, orderId)
    return confirmationBlocks(person, order, orderId)
  }
  if (projectId !== null) return summaryBlocks(person, await resultOf(executor, person, projectId))
  return periodBlocks(executor, person, subject)
}

async function resultOf(executor: Executor, { userId }: Person, projectId: string) {
  return {
    project: found(await people.findProjectName(executor, projectId)),
    endedOn: found((await findActivity(executor, userId)).ended.find((project) => project.projectId === projectId)).day,
    invested: await facts.findInvested(executor, userId, projectId),
    payments: await facts.findPayments(executor, userId, { projectId }),
  }
}

async function periodBlocks(executor: Executor, person: Person, subject: Subject): Promise<Block[]> {
  const { userId, language } = person
  const period = {
    periodStart: found(subject.periodStart ?? undefined),
    periodEnd: found(subject.periodEnd ?? undefined),
  }
  if (subject.kind === 'taxCertificate') {
    const certificate = certificateOf(await facts.findPayments(executor, userId, period))
    const details = (await findAcceptedDetails(executor, [userId]))(userId)
    const { country } = taxpayerOn(person.kind, details, period.periodEnd)
    const residence = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
    return certificateBlocks({ ...person, residence }, subject, certificate)
  }
  return statementBlocks(person, subject, await statementFor(executor, userId, period))
}

/** Throws if it does not tie with the ledger. */
async function statementFor(executor: Executor, userId: string, period: facts.Period) {
  return statementOf({
    ...(await facts.findBalances(executor, userId, period)),
    movements: await facts.findMovements(executor, userId, period),
    payments: await facts.findPayments(executor, userId, period),
    holdings: await facts.findHoldings(executor, userId, period.periodEnd),
  })
}
