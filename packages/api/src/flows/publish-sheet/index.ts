import { api, Refusal, type ContentLanguage, type SheetDocument } from '@cauce/contract'
import { bind, type Answer, type Call, type KeptUpload } from '../../http/bind.ts'
import type { ModuleFactory } from '../../module.ts'
import { inTransaction, type Executor, type Transaction } from '../../database/index.ts'
import type { InformationSheetRow } from '../../database/schema/information-sheets.ts'
import type { ProjectRow } from '../../database/schema/project.ts'
import { userIdOf } from '../../http/actor.ts'
import { accepted, expectUnchanged, found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import * as sheets from '../../modules/project/information-sheets/index.ts'
import { findProject, lockProject, viewerOf } from '../../modules/project/projects/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { keepBytes, storeFile } from '../../platform/files/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'
import { auditedOf, lockSuspension } from '../../modules/project/irregularities/index.ts'
import { recordIrregularity, resumeOffer } from '../irregularities/index.ts'
import { notifyInvestors } from '../notify-investors.ts'

/** Handbook rules 23.7 to 23.9, 23.16 and 23.17. */
export const publishSheetFlow: ModuleFactory = (kernel) => ({
  name: 'publish-sheet',
  routes: [bind(api.informationSheets.create, (call) => publishSheet(kernel, call))],
})

type Endpoint = (typeof api)['informationSheets']['create']
type PublishCall = Call<Endpoint>

/**
 * Renders PDFs before the transaction, because no lock may wait for them; rechecks the data under the lock
 * (`edit-conflict`).
 */
async function publishSheet(kernel: Kernel, call: PublishCall): Promise<Answer<Endpoint>> {
  const { projectId } = call.body
  const record = await findProject(kernel.database, viewerOf(call), projectId)
  if (!record) throw new Refusal({ code: 'reference-unknown', path: 'projectId' })
  const plan = await planOf(kernel, kernel.database, record.project, call)
  const made = await makeSheets(kernel, plan, call)
  return inTransaction(kernel.database, async (tx) => {
    const project = found(await lockProject(tx, viewerOf(call), projectId))
    const present = await planOf(kernel, tx, project, call)
    if (!isSamePlan(plan, present)) throw new Refusal({ code: 'edit-conflict' })
    const row = await insertVersion(kernel, tx, call, made)
    const { document: _es, documentEn: _en, fileId: _file, fileEnId: _fileEn, publishedBy: _by, ...version } = row
    await audit(kernel, tx, call, { recordId: row.informationSheetId, after: version, reason: row.changes })
    await notifyProjectChanged(tx, projectId)
    await notifyOfVersion(kernel, tx, call, project, row)
    return { ...version, projectName: project.name }
  })
}

interface Plan {
  readonly identifier: string | null
  readonly es: SheetDocument
  /** Null without an English version. */
  readonly en: SheetDocument | null
  readonly gaps: ReturnType<typeof sheets.gapsOf>
  readonly latest: InformationSheetRow | undefined
}

async function planOf(kernel: Kernel, executor: Executor, project: ProjectRow, { body }: PublishCall): Promise<Plan> {
  await sheets.expectLoan(executor, project)
  const draft = await sheets.findDraft(executor, project)
  expectUnchanged(draft.updatedAt, body.updatedAt)
  const facts = await sheets.factsOf(kernel, executor, project, draft)
  const languages: ContentLanguage[] = body.isInEnglish ? ['es', 'en'] : ['es']
  return {
    identifier: facts.identifier,
    es: sheets.documentOf(draft.content, facts, 'es'),
    en: body.isInEnglish ? sheets.documentOf(draft.content, facts, 'en') : null,
    gaps: sheets.gapsOf(draft.content, project.financingAmount, languages),
    latest: await sheets.findLatestSheet(executor, project.projectId),
  }
}

const isSame = (one: SheetDocument | null, other: SheetDocument | null): boolean =>
  one === null || other === null ? one === other : sheets.isSameDocument(one, other)

const isSamePlan = (one: Plan, other: Plan): boolean =>
  one.identifier === other.identifier &&
  one.latest?.version === other.latest?.version &&
  isSame(one.es, other.es) &&
  isSame(one.en, other.en)

interface MadeSheet {
  readonly document: SheetDocument
  readonly pages: number
  readonly upload: KeptUpload
}

interface MadeSheets extends ReturnType<typeof decided> {
  readonly identifier: string
  readonly es: MadeSheet
  readonly en: MadeSheet | null
  readonly publishedAt: Date
}

/** Bytes are stored only if publishable. */
async function makeSheets(kernel: Kernel, plan: Plan, call: PublishCall): Promise<MadeSheets> {
  const publishedAt = kernel.clock.now()
  const version = (plan.latest?.version ?? 0) + 1
  const imprint = { identifier: plan.identifier, version, madeAt: publishedAt }
  const render = async (document: SheetDocument) => ({
    document,
    ...(await sheets.renderSheet(document, imprint)),
  })
  const es = await render(plan.es)
  const en = plan.en && (await render(plan.en))
  const decision = decided(plan, [es, ...(en ? [en] : [])], call)
  const keep = async ({ document, pages, bytes }: typeof es): Promise<MadeSheet> => {
    const name = `${plan.identifier}-v${version}-${document.language}.pdf`
    return { document, pages, upload: await keepBytes(kernel, { part: 'file', name, kind: 'pdf', bytes }) }
  }
  return { ...decision, identifier: plan.identifier!, publishedAt, es: await keep(es), en: en && (await keep(en)) }
}

function decided(plan: Plan, lengths: readonly { readonly pages: number }[], { body }: PublishCall) {
  const { latest, identifier, gaps } = plan
  return accepted(
    sheets.decidePublishing({
      identifier,
      gaps,
      lengths,
      present: latest?.version ?? 0,
      isSame: latest !== undefined && isSame(plan.es, latest.document) && isSame(plan.en, latest.documentEn),
      changes: body.changes ?? null,
      isMaterial: sheets.isMaterial(body),
    }),
  )
}

async function insertVersion(
  kernel: Kernel,
  tx: Transaction,
  { body, actor }: PublishCall,
  { es, en, ...made }: MadeSheets,
): Promise<InformationSheetRow> {
  const file = await storeFile(tx, es.upload, { uploadedBy: null })
  const fileEn = en && (await storeFile(tx, en.upload, { uploadedBy: null }))
  const row: InformationSheetRow = {
    ...made,
    informationSheetId: uuidv7(made.publishedAt),
    projectId: body.projectId,
    changesEn: made.changes === null ? null : body.changesEn || null,
    document: es.document,
    documentEn: en?.document ?? null,
    pages: es.pages,
    pagesEn: en?.pages ?? null,
    sha256: file.sha256!,
    sha256En: fileEn?.sha256 ?? null,
    fileId: file.fileId,
    fileEnId: fileEn?.fileId ?? null,
    publishedBy: userIdOf(actor),
  }
  await sheets.insertSheet(tx, row)
  return row
}

/**
 * Notifies investors if `tx` commits. A material correction also reopens revocation (Regulation (EU) 2020/1503, article
 * 23(12), (13)).
 */
async function notifyOfVersion(
  kernel: Kernel,
  tx: Transaction,
  call: Call<(typeof api)['informationSheets']['create']>,
  project: ProjectRow,
  row: InformationSheetRow,
): Promise<void> {
  const { version, isMaterial, changes, changesEn } = row
  const { irregularity, irregularityEn, endsSuspension = false } = call.body
  const effect = accepted(sheets.decideCorrecting({ version, irregularity, endsSuspension }, project))
  if (changes === null) return
  const correction = { correction: changes, correctionEn: changesEn }
  const staffId = userIdOf(call.actor)
  switch (effect) {
    case 'resumes': {
      const suspension = (await lockSuspension(tx, project.projectId))!
      const resumed = await resumeOffer(kernel, tx, suspension, correction, staffId)
      return audit(kernel, tx, call, { ...resumed, operation: 'irregularities.correct' })
    }
    case 'corrects': {
      const texts = { irregularity: irregularity!, irregularityEn, ...correction }
      const recorded = await recordIrregularity(kernel, tx, project, texts, staffId)
      const { irregularityId: recordId } = recorded
      return audit(kernel, tx, call, { operation: 'irregularities.create', recordId, after: auditedOf(recorded) })
    }
    case 'changes': {
      const template = isMaterial ? 'sheetChangedMaterially' : 'sheetChanged'
      const params = { version: String(version), changes, changesEn }
      return notifyInvestors(tx, { projectId: project.projectId, template, params })
    }
  }
}
