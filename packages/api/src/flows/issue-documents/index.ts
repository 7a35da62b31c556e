import { api, calendarDateOf, calendarYearOf, type Language, paths, Refusal, taxpayerOn } from '@cauce/contract'
import { bind, type Call } from '../../http/bind.ts'
import { bindJob, defineScheduledJob, defineJob, queueJob, queueJobs } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { z } from 'zod'
import { inTransaction, lockPerson, type Executor, type Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import { uploadName } from '../../http/uploads/names.ts'
import { uuidv7 } from '../../ids.ts'
import {
  findCertificate,
  findIssuedDocument,
  insertIssuedDocument,
  nextNumber,
  viewOf,
} from '../../modules/account/issued-documents/index.ts'
import type { IssuedDocumentRow } from '../../database/schema/issued-documents.ts'
import { audit } from '../../platform/audit/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { findLastClose } from '../../modules/bank/daily-closes/index.ts'
import { keepBytes, storeFile } from '../../platform/files/index.ts'
import { renderPaper } from '../../platform/pdf/index.ts'
import { brand } from '@cauce/contract/brand.ts'
import {
  countEditions,
  findActivity,
  findIssued,
  findWithoutStatement,
  findWithoutYear,
  TURN,
} from './activity.queries.ts'
import { endedPeriodsOf, type Subject, subjectKey, subjectsOf } from './due.domain.ts'
import { companyOf, paperOf, titleOf } from './papers.domain.ts'
import * as people from './people.queries.ts'
import { translator } from '@cauce/i18n'
import { found } from '../../http/expect.ts'
import { findAcceptedDetails } from '../../modules/tax/tax-details/index.ts'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import { certificateBlocks } from './certificate-paper.domain.ts'
import { certificateOf, changedIn, statedOf, type Stated } from './certificate.domain.ts'
import * as facts from './facts.queries.ts'
import { readText } from '../../modules/misc/legal-texts/index.ts'
import { confirmationBlocks, contractBlocks } from './order-papers.domain.ts'
import { closeBlocks, statementBlocks } from './statement-paper.domain.ts'
import { statementOf } from './statement.domain.ts'
import { summaryBlocks } from './summary-paper.domain.ts'

export { documentBlocksOf } from './document-blocks.domain.ts'
export { contractBlocks } from './order-papers.domain.ts'
export { paperOf, titleOf } from './papers.domain.ts'
export { findHolder, findOfferFacts } from './people.queries.ts'

const periodsJob = defineScheduledJob('issueEndedPeriods', '22 * * * *')

/** Handbook rules 10.16 to 10.19. */
export const issueDocumentsFlow: ModuleFactory = (kernel) => ({
  name: 'issue-documents',
  routes: [
    bind(api.issuedDocuments.request, (call) => requestDocuments(kernel, call)),
    bind(api.issuedDocuments.reissue, (call) => reissue(kernel, call)),
  ],
  jobs: [
    bindJob(issueDocumentsJob, ({ userId }) => issueDocuments(patient(kernel), userId)),
    bindJob(periodsJob, () => issueEndedPeriods(patient(kernel))),
  ],
})

/** Queued in the transaction that makes a document necessary. */
export const issueDocumentsJob = defineJob({ name: 'issueDocuments', payload: z.object({ userId: z.uuid() }) })

/** Version of rules and layout, stored with each document. */
const DATA_VERSION = 9

/** Due and missing. */
async function findDue({ database, clock }: Kernel, userId: string): Promise<Subject[]> {
  const issued = await findIssued(database, userId)
  const subjects = subjectsOf(await findActivity(database, userId), calendarDateOf(clock.now()))
  return subjects.filter((subject) => !issued.has(subjectKey(subject)))
}

/** One by one, resumable; a unique key prevents duplicates. Nothing for closed accounts. */
export async function issueDocuments(kernel: Kernel, userId: string): Promise<void> {
  const holder = await people.findHolder(kernel.database, userId)
  if (!holder || holder.deletedAt) return
  for (const subject of await findDue(kernel, userId)) await issue(kernel, { ...holder, userId }, subject)
}

/** Platform name, and company in force. */
export function issuerFor({ company }: Kernel, language: Language) {
  return { issuer: brand(), company: companyOf(language, company.now()) }
}

/** Its id; undefined if another worker was faster, whose number stays unused. */
async function issue(
  kernel: Kernel,
  person: Person,
  subject: Subject,
  replaced: IssuedDocumentRow | null = null,
  call?: Call<typeof api.issuedDocuments.reissue>,
): Promise<string | undefined> {
  const { database, settings, clock } = kernel
  const { language, userId } = person
  const madeAt = clock.now()
  const { issuer, company } = issuerFor(kernel, language)
  const { blocks, stated = null } = await contentOf(kernel, person, subject, { issuer: company ?? issuer, replaced })
  const number = await nextNumber(database, calendarYearOf(madeAt))
  const title = await titleFor(database, person, subject)
  const imprint = { number, issuer, company, checkAddress: `${settings.origin}${paths.documentCheck}`, madeAt }
  const bytes = await renderPaper(paperOf(language, imprint, title, blocks))
  const name = uploadName(`${title} ${number}.pdf`.replaceAll('/', '-'), 'pdf')
  const upload = await keepBytes(kernel, { part: 'file', name, kind: 'pdf', bytes })
  const issuedDocumentId = uuidv7(madeAt)
  const edition = replaced === null ? 0 : replaced.edition + 1
  const isMade = await inTransaction(database, async (tx) => {
    await lockPerson(tx, userId)
    if ((await countEditions(tx, userId, subject)) > edition) return false
    const { fileId, sha256 } = await storeFile(tx, upload, { uploadedBy: null })
    const made = { ...subject, number, userId, language, sha256, fileId, dataVersion: DATA_VERSION, createdAt: madeAt }
    await insertIssuedDocument(tx, { ...made, issuedDocumentId, edition, stated })
    if (replaced && call) await tellReplaced(kernel, tx, call, { issuedDocumentId, userId, number, replaced })
    return true
  })
  if (isMade) return issuedDocumentId
  await kernel.storage.remove(upload.storageKey)
  return undefined
}

interface Replacement {
  readonly issuedDocumentId: string
  readonly userId: string
  readonly number: string
  readonly replaced: IssuedDocumentRow
}

async function tellReplaced(
  kernel: Kernel,
  tx: Transaction,
  call: Call<typeof api.issuedDocuments.reissue>,
  { issuedDocumentId: recordId, userId, number, replaced }: Replacement,
): Promise<void> {
  await audit(kernel, tx, call, { recordId, userId, before: { number: replaced.number }, after: { number } })
  const params = { year: String(replaced.year), number, replaced: replaced.number }
  await queueMail(tx, { userId, template: 'certificateReplaced', params })
}

/** Nothing for closed accounts. Others than certificates say what never changes. */
async function reissue(kernel: Kernel, call: Call<typeof api.issuedDocuments.reissue>) {
  const { database } = kernel
  found(await findIssuedDocument(database, call.params.id, {}))
  const replaced = await findCertificate(database, call.params.id)
  if (!replaced) throw new Refusal({ code: 'document-unchanged' })
  const { userId, kind, orderId, projectId, periodStart, periodEnd, year } = replaced
  const holder = await people.findHolder(database, userId)
  const person = { ...found(holder?.deletedAt ? undefined : holder), userId }
  const id = await issue(kernel, person, { kind, orderId, projectId, periodStart, periodEnd, year }, replaced, call)
  if (id === undefined) throw new Refusal({ code: 'document-unchanged' })
  return viewOf(found(await findIssuedDocument(database, id, {})))
}

/** A million people take two days. */
const NEXT_TURN_MS = 300_000

/** For the last ended month and year. A full turn of people is followed by another one. */
export async function issueEndedPeriods({ database, clock }: Kernel, turn = TURN): Promise<void> {
  const { month, monthEnd, year } = endedPeriodsOf(calendarDateOf(clock.now()))
  const ofMonth = await findWithoutStatement(database, month, monthEnd, turn)
  const people = new Set([...ofMonth, ...(await findWithoutYear(database, year, turn))])
  const payloads = [...people].slice(0, turn).map((userId) => ({ userId }))
  await queueJobs(database, issueDocumentsJob, payloads)
  if (payloads.length < turn) return
  const runAt = new Date(clock.now().getTime() + NEXT_TURN_MS)
  await queueJob(database, periodsJob, {}, { key: periodsJob.name, runAt, isBulk: true })
}

/** Makes missing documents on request. */
async function requestDocuments(kernel: Kernel, call: Call<typeof api.issuedDocuments.request>) {
  const userId = userIdOf(call.actor)
  const due = (await findDue(kernel, userId)).length
  if (due > 0)
    await queueJob(kernel.database, issueDocumentsJob, { userId }, { key: `${issueDocumentsJob.name}:${userId}` })
  return { due }
}

type Person = NonNullable<Awaited<ReturnType<typeof people.findHolder>>> & { readonly userId: string }

async function titleFor(executor: Executor, { language }: Person, { kind, projectId, periodStart }: Subject) {
  const t = translator(language)
  if (projectId === null) return titleOf(t, kind, { start: periodStart })
  return titleOf(t, kind, { project: found(await people.findProjectName(executor, projectId)) })
}

/** In force when the order is placed. */
export const conditionsFor = (kernel: Kernel, { language }: Pick<Person, 'language'>, at: Date) =>
  readText(kernel, { document: 'contract', language, at })

interface Content {
  readonly blocks: Block[]
  readonly stated?: Stated
}

interface Making {
  readonly issuer: string
  readonly replaced: IssuedDocumentRow | null
}

/** Read when the document is made. */
async function contentOf(
  kernel: Kernel,
  person: Person,
  subject: Subject,
  { issuer, replaced }: Making,
): Promise<Content> {
  const { kind, orderId, projectId } = subject
  const executor = kernel.database
  if (orderId !== null) {
    const order = found(await people.findOrderFacts(executor, orderId))
    if (kind === 'orderContract') {
      const conditions = await conditionsFor(kernel, person, order.orderedAt)
      return { blocks: contractBlocks(person, { ...order, conditions }, issuer, orderId) }
    }
    return { blocks: confirmationBlocks(person, order, orderId) }
  }
  if (projectId !== null) return { blocks: summaryBlocks(person, await resultOf(executor, person, projectId)) }
  return periodContent(executor, person, subject, replaced)
}

async function resultOf(executor: Executor, { userId }: Person, projectId: string) {
  return {
    project: found(await people.findProjectName(executor, projectId)),
    endedOn: found((await findActivity(executor, userId)).ended.find((project) => project.projectId === projectId)).day,
    invested: await facts.findInvested(executor, userId, projectId),
    payments: await facts.findPayments(executor, userId, { projectId }),
  }
}

async function periodContent(
  executor: Executor,
  person: Person,
  subject: Subject,
  replaced: IssuedDocumentRow | null,
): Promise<Content> {
  const { userId, language } = person
  const period = {
    periodStart: found(subject.periodStart ?? undefined),
    periodEnd: found(subject.periodEnd ?? undefined),
  }
  if (subject.kind === 'taxCertificate') {
    const certificate = certificateOf(await facts.findPayments(executor, userId, period))
    const details = (await findAcceptedDetails(executor, [userId]))(userId)
    const holder = { ...person, residence: taxpayerOn(person.kind, details, period.periodEnd).country }
    const stated = statedOf(holder, certificate)
    return { blocks: certificateBlocks(holder, subject, certificate, replacedBy(replaced, stated)), stated }
  }
  const statement = statementBlocks(person, subject, await statementFor(executor, userId, period))
  return { blocks: [...statement, ...closeBlocks(language, await findLastClose(executor))] }
}

/** Throws `document-unchanged`. */
function replacedBy(replaced: IssuedDocumentRow | null, now: Stated) {
  if (replaced === null) return null
  const before = replaced.stated as Stated
  if (changedIn(before, now).length === 0) throw new Refusal({ code: 'document-unchanged' })
  return { number: replaced.number, madeAt: replaced.createdAt, before, now }
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
