import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import type { PaymentRow } from '../../../database/schema/bank.ts'
import { payees, type PayeeRow } from '../../../database/schema/payees.ts'
import { projects } from '../../../database/schema/project.ts'
import { taxHandovers } from '../../../database/schema/tax.ts'
import { findFiles, storedFileOf } from '../../../platform/files/index.ts'

const { payeeId, kind, projectId, beneficiary, state } = payees

const proposals = proposalsOf(payees, {
  id: payeeId,
  filters: { projectId },
  search: ['beneficiary', 'iban', 'taxNumber', 'projectName'],
  sortedBy: 'createdAt',
})
export const { rows: payeeRows, awaits: awaitsPayeeDecision } = proposals

export async function listPayees(...asked: Parameters<typeof proposals.list>) {
  const { data, total } = await proposals.list(...asked)
  return { data: await viewsOf(asked[0], data), total }
}

export async function findPayee(executor: Executor, id: string) {
  const row = await proposals.find(executor, id)
  return row && (await viewsOf(executor, [row]))[0]
}

type Row = NonNullable<Awaited<ReturnType<typeof proposals.find>>>

/** With the names of projects and the certificates. */
async function viewsOf(executor: Executor, rows: readonly Row[]) {
  const projectIds = rows.flatMap((row) => row.projectId ?? [])
  const named = await executor
    .select({ projectId: projects.projectId, name: projects.name })
    .from(projects)
    .where(inArray(projects.projectId, projectIds))
  const names = new Map(named.map((one) => [one.projectId, one.name]))
  const documents = await findFiles(
    executor,
    rows.flatMap(({ documentId }) => documentId ?? []),
  )
  return rows.map(({ documentId, ...row }) => {
    const document = documentId === null ? undefined : documents.get(documentId)
    return {
      ...row,
      projectName: (row.projectId && names.get(row.projectId)) ?? null,
      document: document ? storedFileOf(document) : null,
    }
  })
}

/** Whose payee it is; the tax office has one. */
export interface PayeeSource {
  readonly kind: PayeeRow['kind']
  readonly projectId?: string | null
  readonly userId?: string | null
  readonly paymentId?: string | null
}

const isOf = (source: PayeeSource): SQL =>
  and(
    eq(kind, source.kind),
    sql`coalesce(${projectId}, ${payees.userId}, ${payees.paymentId}) is not distinct from ${idOf(source)}::uuid`,
  )!

const idOf = (source: PayeeSource) => source.projectId ?? source.userId ?? source.paymentId ?? null

/**
 * Serialises proposals and approvals of one source. Undefined if that is no project or no closed account. Taken before records of
 * payments are locked.
 */
export async function lockSource(tx: Transaction, source: PayeeSource) {
  if (source.kind === 'project') {
    const { phase, promoterTaxNumber } = projects
    const ofProject = tx
      .select({ phase, promoterTaxNumber })
      .from(projects)
      .where(eq(projects.projectId, source.projectId!))
    return (await ofProject.for('no key update'))[0]
  }
  const key = `payee:${source.kind}:${idOf(source)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const isClosed = and(eq(users.userId, source.userId ?? NOBODY), isNotNull(users.deletedAt))
  const isKnown = source.kind !== 'closedAccount' || (await tx.$count(users, isClosed)) > 0
  return isKnown ? { phase: null, promoterTaxNumber: null } : undefined
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** In force, or waiting for the second administrator. */
export async function findPayeesOf(
  executor: Executor,
  source: PayeeSource,
  states: readonly ('active' | 'proposed')[],
): Promise<PayeeRow[]> {
  return executor
    .select()
    .from(payees)
    .where(and(isOf(source), inArray(state, [...states])))
}

export async function findPayeeInForce(executor: Executor, source: PayeeSource): Promise<PayeeRow | undefined> {
  return (await findPayeesOf(executor, source, ['active']))[0]
}

type Paid = Pick<PaymentRow, 'kind' | 'projectId' | 'userId' | 'handoverId'>

/** Of payouts, taxes, closed accounts and our income. */
export async function findPayeeOfPayment(executor: Executor, payment: Paid): Promise<PayeeRow | undefined> {
  const source = await sourceOf(executor, payment)
  return source && findPayeeInForce(executor, source)
}

async function sourceOf(executor: Executor, { kind: paid, ...payment }: Paid): Promise<PayeeSource | undefined> {
  if (paid === 'payout') return { kind: 'project', projectId: payment.projectId }
  if (paid === 'withdrawal') return { kind: 'closedAccount', userId: payment.userId }
  if (paid === 'own') return { kind: 'company' }
  if (paid !== 'tax') return undefined
  const [handover] = await executor
    .select({ projectId: taxHandovers.projectId })
    .from(taxHandovers)
    .where(eq(taxHandovers.handoverId, payment.handoverId!))
  return handover?.projectId ? { kind: 'project', projectId: handover.projectId } : { kind: 'taxOffice' }
}

export async function findApprovedProjects(
  executor: Executor,
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await executor
    .select({ projectId: projects.projectId })
    .from(payees)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .where(
      and(
        inArray(projectId, [...projectIds]),
        eq(state, 'active'),
        eq(payees.iban, projects.destinationBankAccount),
        eq(beneficiary, projects.promoterName),
        sql`${payees.taxNumber} is not distinct from ${projects.promoterTaxNumber}`,
      ),
    )
  return new Set(rows.map((row) => row.projectId))
}

/** Of a draft that is removed; returns their files. */
export async function deletePayeesOfProject(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.delete(payees).where(eq(projectId, id)).returning({ documentId: payees.documentId })
  return rows.flatMap(({ documentId }) => documentId ?? [])
}
