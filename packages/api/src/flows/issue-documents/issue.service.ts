import { type api, calendarDateOf, calendarYearOf, type Language, paths } from '@cauce/contract'
import { z } from 'zod'
import { inTransaction, lockPerson } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { uuidv7 } from '../../ids.ts'
import { defineJob, queueJob, queueJobs } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import { insertIssuedDocument, nextNumber } from '../../modules/account/issued-documents/index.ts'
import { findDeclarerInForce } from '../../modules/tax/declarers/index.ts'
import { keepBytes, storeFile } from '../../platform/files/index.ts'
import { renderPaper } from '../../platform/pdf/index.ts'
import { senderName } from '../../settings.ts'
import { findActivity, findIssued, findWithoutStatement, findWithoutYear } from './activity.queries.ts'
import { blocksFor, type Person, titleFor } from './contents.service.ts'
import { endedPeriodsOf, type Subject, subjectKey, subjectsOf } from './due.domain.ts'
import { companyOf, paperOf } from './papers.domain.ts'
import * as people from './people.queries.ts'

/** Queued in the transaction that makes a document necessary. */
export const issueDocumentsJob = defineJob({ name: 'issueDocuments', payload: z.object({ userId: z.uuid() }) })

/** Version of rules and layout, stored with each document. */
const DATA_VERSION = 5

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

/** Platform name, and company once approved. */
export async function issuerFor({ database, settings }: Kernel, language: Language) {
  const declarer = await findDeclarerInForce(database)
  return { issuer: senderName(settings), company: declarer && companyOf(language, declarer) }
}

async function issue(kernel: Kernel, person: Person, subject: Subject): Promise<void> {
  const { database, settings, clock } = kernel
  const { language, userId } = person
  const madeAt = clock.now()
  const number = await nextNumber(database, calendarYearOf(madeAt))
  const { issuer, company } = await issuerFor(kernel, language)
  const title = await titleFor(database, person, subject)
  const blocks = await blocksFor(database, person, subject, company ?? issuer)
  const imprint = { number, issuer, company, checkAddress: `${settings.origin}${paths.documentCheck}`, madeAt }
  const bytes = await renderPaper(paperOf(language, imprint, title, blocks))
  const upload = await keepBytes(kernel, { part: 'file', name: `${number}.pdf`, kind: 'pdf', bytes })
  const isMade = await inTransaction(database, async (tx) => {
    await lockPerson(tx, userId)
    if ((await findIssued(tx, userId)).has(subjectKey(subject))) return false
    const { fileId, sha256 } = await storeFile(tx, upload, { uploadedBy: null })
    const made = { ...subject, number, userId, language, sha256, fileId, dataVersion: DATA_VERSION, createdAt: madeAt }
    await insertIssuedDocument(tx, { ...made, issuedDocumentId: uuidv7(madeAt) })
    return true
  })
  // Another worker was faster; this number stays unused.
  if (!isMade) await kernel.storage.remove(upload.storageKey)
}

/** People queued at once, so that bulk jobs do not fill the queue. */
const TURN = 2_000

/** For the last ended month and year. */
export async function issueEndedPeriods({ database, clock }: Kernel): Promise<void> {
  const { month, monthEnd, year } = endedPeriodsOf(calendarDateOf(clock.now()))
  const ofMonth = await findWithoutStatement(database, month, monthEnd)
  const people = new Set([...ofMonth, ...(await findWithoutYear(database, year))])
  const payloads = [...people].slice(0, TURN).map((userId) => ({ userId }))
  await queueJobs(database, issueDocumentsJob, payloads)
}

/** Makes missing documents on request. */
export async function requestDocuments(kernel: Kernel, call: Call<typeof api.issuedDocuments.request>) {
  const userId = userIdOf(call.actor)
  const due = (await findDue(kernel, userId)).length
  if (due > 0)
    await queueJob(kernel.database, issueDocumentsJob, { userId }, { key: `${issueDocumentsJob.name}:${userId}` })
  return { due }
}
