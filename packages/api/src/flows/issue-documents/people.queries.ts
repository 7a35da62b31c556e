import type { Language } from '@cauce/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database/index.ts'
import { userName, users } from '../../database/schema/account.ts'
import { informationSheets } from '../../database/schema/information-sheets.ts'
import { orders } from '../../database/schema/orders.ts'
import { files } from '../../database/schema/platform.ts'
import { projectDocuments, projects } from '../../database/schema/project.ts'
import { wallets } from '../../database/schema/wallet.ts'
import { listAcceptances } from '../../modules/misc/legal-texts/index.ts'
import { type ProjectViewer, visibleTo } from '../../modules/project/projects/index.ts'
import type { OrderFacts } from './order-papers.domain.ts'

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

export async function findProjectName(executor: Executor, projectId: string): Promise<string | undefined> {
  const [row] = await executor.select({ name: projects.name }).from(projects).where(eq(projects.projectId, projectId))
  return row?.name
}

/** In the language of the holder, or in Spanish where there is no other. */
const sheetHash = sql<
  string | null
>`case when ${users.language} = 'en' then coalesce(${informationSheets.sha256En}, ${informationSheets.sha256}) else ${informationSheets.sha256} end`

/** Shared by placed and prospective orders. */
const contractColumns = {
  project: projects.name,
  projectId: projects.projectId,
  locality: projects.locality,
  promoter: projects.promoterName,
  promoterTaxNumber: projects.promoterTaxNumber,
  guaranteeAgent: projects.guaranteeAgentName,
  durationMonths: projects.projectDuration,
  profitability: projects.targetProfitability,
  fee: projects.managerFee,
  cancellationFee: projects.cancellationFee,
  payments: projects.deliveryFeePeriod,
  sheetIdentifier: informationSheets.identifier,
  sheetVersion: informationSheets.version,
  sheetPublishedAt: informationSheets.publishedAt,
  sheetSha256: sheetHash,
}

/** With texts and consents of that time. */
export async function findOrderFacts(executor: Executor, orderId: string): Promise<OrderFacts | undefined> {
  const [row] = await executor
    .select({
      ...contractColumns,
      userId: orders.userId,
      amount: orders.amount,
      orderedAt: orders.createdAt,
      reflectionEndsAt: orders.reflectionEndsAt,
      consentedTotal: orders.consentedTotal,
      consentVersion: orders.consentVersion,
      thresholdAmount: orders.thresholdAmount,
      thresholdTotal: orders.thresholdTotal,
      investorClass: orders.investorClass,
      thresholdVersion: orders.thresholdVersion,
      understandingProof: orders.understandingProof,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .innerJoin(users, eq(users.userId, orders.userId))
    .leftJoin(informationSheets, eq(informationSheets.informationSheetId, orders.informationSheetId))
    .where(eq(orders.orderId, orderId))
  if (!row) return undefined
  const { userId, ...facts } = row
  const texts = await findTexts(executor, row.projectId, row.orderedAt)
  return { ...withSheet(facts), texts, ...(await acceptedBy(executor, userId, row.orderedAt)) }
}

/** For an order placed now; undefined if not visible. */
export async function findOfferFacts(executor: Executor, viewer: ProjectViewer, { projectId, userId, now }: Offer) {
  const [row] = await executor
    .select(contractColumns)
    .from(projects)
    .innerJoin(users, eq(users.userId, userId))
    .leftJoin(informationSheets, eq(informationSheets.informationSheetId, projects.informationSheetId))
    .where(and(eq(projects.projectId, projectId), visibleTo(viewer)))
  if (!row) return undefined
  const texts = await findTexts(executor, projectId, now)
  return { ...withSheet(row), texts, ...(await acceptedBy(executor, userId, now)) }
}

async function acceptedBy(executor: Executor, userId: string, at: Date) {
  const accepted = (await listAcceptances(executor, userId)).filter(({ acceptedAt }) => acceptedAt <= at)
  const latestOf = (wanted: 'terms' | 'privacy') => accepted.find(({ document }) => document === wanted) ?? null
  return { termsAccepted: latestOf('terms'), privacyRead: latestOf('privacy') }
}

interface Offer {
  readonly projectId: string
  readonly userId: string
  readonly now: Date
}

type Nullable<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | null }
interface SheetColumns {
  readonly sheetIdentifier: string
  readonly sheetVersion: number
  readonly sheetPublishedAt: Date
  readonly sheetSha256: string
}

/** From the left join: all or none. */
function withSheet<Row extends Nullable<SheetColumns>>({
  sheetIdentifier: identifier,
  sheetVersion: version,
  sheetPublishedAt: publishedAt,
  sheetSha256: sha256,
  ...facts
}: Row) {
  const isWhole = identifier !== null && version !== null && publishedAt !== null && sha256 !== null
  return { ...facts, sheet: isWhole ? { identifier, version, publishedAt, sha256 } : null }
}

/** Readable by investors at an instant. */
const findTexts = (executor: Executor, projectId: string, at: Date) =>
  executor
    .select({ name: projectDocuments.description, publishedAt: projectDocuments.createdAt, sha256: files.sha256 })
    .from(projectDocuments)
    .innerJoin(files, eq(files.fileId, projectDocuments.fileId))
    .where(
      sql`${projectDocuments.projectId} = ${projectId} and ${projectDocuments.visible} and ${projectDocuments.createdAt} <= ${at.toISOString()}::timestamptz`,
    )
    .orderBy(projectDocuments.createdAt, projectDocuments.projectDocumentId)
