import type { Language } from '@cauce/contract'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database/index.ts'
import { userName, users } from '../../database/schema/account.ts'
import { informationSheets } from '../../database/schema/information-sheets.ts'
import { orders } from '../../database/schema/orders.ts'
import { files } from '../../database/schema/platform.ts'
import { projectDocuments, projects } from '../../database/schema/project.ts'
import { wallets } from '../../database/schema/wallet.ts'
import type { OrderFacts } from './order-papers.domain.ts'

/** The person whom documents are for, with their wallet. */
export async function findHolder(executor: Executor, userId: string) {
  const [row] = await executor
    .select({
      name: userName(),
      kind: users.kind,
      taxNumber: sql<string | null>`coalesce(${users.taxNumber}, ${users.identificationDocumentNumber})`,
      language: users.language,
      deletedAt: users.deletedAt,
      walletReference: wallets.reference,
    })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.userId))
    .where(eq(users.userId, userId))
  return row as (Omit<typeof row & object, 'language'> & { readonly language: Language }) | undefined
}

/** The name of a project. */
export async function findProjectName(executor: Executor, projectId: string): Promise<string | undefined> {
  const [row] = await executor.select({ name: projects.name }).from(projects).where(eq(projects.projectId, projectId))
  return row?.name
}

/** An order with the terms that it fixed, and what its investor could read and consented to. */
export async function findOrderFacts(executor: Executor, orderId: string): Promise<OrderFacts | undefined> {
  const [row] = await executor
    .select({
      project: projects.name,
      projectId: projects.projectId,
      locality: projects.locality,
      promoter: projects.promoterName,
      promoterTaxNumber: projects.promoterTaxNumber,
      guaranteeAgent: projects.guaranteeAgentName,
      amount: orders.amount,
      orderedAt: orders.createdAt,
      reflectionEndsAt: orders.reflectionEndsAt,
      durationMonths: projects.projectDuration,
      profitability: projects.targetProfitability,
      fee: projects.managerFee,
      cancellationFee: projects.cancellationFee,
      payments: projects.deliveryFeePeriod,
      consentedTotal: orders.consentedTotal,
      consentVersion: orders.consentVersion,
      thresholdAmount: orders.thresholdAmount,
      thresholdTotal: orders.thresholdTotal,
      investorClass: orders.investorClass,
      thresholdVersion: orders.thresholdVersion,
      understandingProof: orders.understandingProof,
      termsAcceptedAt: users.termsAcceptedAt,
      privacyReadAt: users.privacyAcknowledgedAt,
      legalVersion: users.legalVersion,
      sheetIdentifier: informationSheets.identifier,
      sheetVersion: informationSheets.version,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .innerJoin(users, eq(users.userId, orders.userId))
    .leftJoin(informationSheets, eq(informationSheets.informationSheetId, orders.informationSheetId))
    .where(eq(orders.orderId, orderId))
  if (!row) return undefined
  const texts = await executor
    .select({ name: projectDocuments.description, publishedAt: projectDocuments.createdAt, sha256: files.sha256 })
    .from(projectDocuments)
    .innerJoin(files, eq(files.fileId, projectDocuments.fileId))
    .where(
      sql`${projectDocuments.projectId} = ${row.projectId} and ${projectDocuments.visible} and ${projectDocuments.createdAt} <= ${row.orderedAt.toISOString()}::timestamptz`,
    )
    .orderBy(projectDocuments.createdAt, projectDocuments.projectDocumentId)
  const { sheetIdentifier: identifier, sheetVersion: version, ...facts } = row
  return { ...facts, sheet: identifier === null || version === null ? null : { identifier, version }, texts }
}
