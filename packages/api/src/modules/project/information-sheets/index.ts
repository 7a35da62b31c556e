import {
  api,
  byKey,
  Refusal,
  SHEET_FIGURES,
  type ContentLanguage,
  type SheetContent,
  type SheetDocument,
  type SheetFigure,
} from '@cauce/contract'
import { formatDate, formatMoney, formatRatio } from '@cauce/format'
import { bind, bindRows, type Call, type Answer } from '../../../http/bind.ts'
import { found, expectUnchanged, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { viewerOf, findProject, isLoanType, lockProject } from '../projects/index.ts'
import { findSheet, listSheets, findLatestSheet } from './information-sheets.queries.ts'
import { inTransaction, type Executor, type Transaction } from '../../../database/index.ts'
import type { ProjectRow } from '../../../database/schema/project.ts'
import { audit } from '../../../platform/audit/index.ts'
import { gapsOf } from './gaps.domain.ts'
import { documentOf } from './sheet-document.domain.ts'
import { findDraft, saveDraft, type StoredDraft } from './sheet-drafts.queries.ts'
import { factsOf } from './sheet-facts.queries.ts'
import { renderPages } from '../../../platform/pdf/index.ts'
import { brand } from '@cauce/contract/brand.ts'
import { sheetPaperOf, type SheetImprint } from './sheet-paper.domain.ts'
import { addressOf, sendWithNotice } from './withdrawn-sheet.ts'

export { gapsOf } from './gaps.domain.ts'
export { findLatestSheet, findSheet, findSheetByHash, insertSheet } from './information-sheets.queries.ts'
export { decideCorrecting, decidePublishing, isMaterial } from './publishing.domain.ts'
export { documentOf } from './sheet-document.domain.ts'
export { findDraft } from './sheet-drafts.queries.ts'
export { factsOf } from './sheet-facts.queries.ts'

export const informationSheetsModule: ModuleFactory = (kernel) => ({
  name: 'informationSheets',
  routes: [
    bind(api.sheetDrafts.read, (call) => readDraft(kernel, call)),
    bind(api.sheetDrafts.edit, (call) => editDraft(kernel, call)),
    bind(api.sheetDrafts.preview, (call) => previewSheet(kernel, call)),
    ...bindRows(api.informationSheets.list, api.informationSheets.read, (call) =>
      listSheets(kernel.database, viewerOf(call), call.query),
    ),
    bind(api.informationSheets.readWhole, async (call) =>
      found(await findSheet(kernel.database, viewerOf(call), call.params.id)),
    ),
    bind(api.informationSheets.url, (call) => addressOf(kernel, call)),
    bind(api.informationSheets.withNotice, (call) => sendWithNotice(kernel, call)),
  ],
})

type Endpoints = typeof api.sheetDrafts

/** Refuses `sheet-of-loans`: other projects need another model. */
export async function expectLoan(executor: Executor, { projectTypeId }: ProjectRow): Promise<void> {
  if (!(await isLoanType(executor, projectTypeId))) throw new Refusal({ code: 'sheet-of-loans' })
}

async function readableProject(kernel: Kernel, call: Call<Endpoints['read'] | Endpoints['preview']>) {
  const { project } = found(await findProject(kernel.database, viewerOf(call), call.params.id))
  await expectLoan(kernel.database, project)
  return project
}

async function readDraft(kernel: Kernel, call: Call<Endpoints['read']>): Promise<Answer<Endpoints['read']>> {
  const project = await readableProject(kernel, call)
  return viewOf(kernel, kernel.database, project, await findDraft(kernel.database, project))
}

async function editDraft(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<Answer<Endpoints['edit']>> {
  const { updatedAt: basedOn, ...fields } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const project = await editableProject(tx, call)
    const { projectId } = project
    const before = await findDraft(tx, project)
    expectUnchanged(before.updatedAt, basedOn)
    const content: SheetContent = { ...before.content, ...definedOf(fields) }
    const after = await saveDraft(tx, projectId, content, before, touchedAt(before.updatedAt, kernel.clock.now()))
    await audit(kernel, tx, call, { recordId: projectId, before: inWords(before.content), after: inWords(content) })
    return viewOf(kernel, tx, project, after)
  })
}

async function editableProject(tx: Transaction, call: Call<Endpoints['edit']>): Promise<ProjectRow> {
  const project = found(await lockProject(tx, viewerOf(call), call.params.id))
  await expectLoan(tx, project)
  return project
}

/** For the audit record; a list is one line. */
const inWords = (content: SheetContent): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, Array.isArray(value) ? rowsInWords(value) : value]),
  )

const rowsInWords = (rows: readonly object[]): string | null =>
  rows.length === 0 ? null : rows.map((row) => Object.entries(row).flatMap(cellInWords).join(', ')).join('; ')

function cellInWords([name, value]: [string, string | number | null]): string | [] {
  if (value === null || value === '') return []
  if (name === 'declaredOn') return formatDate(String(value))
  if (typeof value === 'number' && !Number.isInteger(value)) return formatRatio(value)
  const isAmount = name === 'amount' || SHEET_FIGURES[name as SheetFigure] === 'amount'
  return isAmount ? formatMoney(String(value)) : String(value)
}

const definedOf = (fields: Partial<SheetContent>): Partial<SheetContent> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

async function previewSheet(kernel: Kernel, call: Call<Endpoints['preview']>): Promise<Answer<Endpoints['preview']>> {
  const project = await readableProject(kernel, call)
  const draft = await findDraft(kernel.database, project)
  const facts = await factsOf(kernel, kernel.database, project, draft)
  const document = documentOf(draft.content, facts, call.query.language)
  return { document, pages: await measureSheet(kernel, document, facts.identifier) }
}

async function viewOf(
  kernel: Kernel,
  executor: Executor,
  project: ProjectRow,
  draft: StoredDraft,
): Promise<Answer<Endpoints['read']>> {
  const facts = await factsOf(kernel, executor, project, draft)
  const published = await findLatestSheet(executor, project.projectId)
  const { content, updatedAt } = draft
  const saysAs = (language: ContentLanguage, before: SheetDocument | null | undefined) =>
    before === null || isSameDocument(documentOf(content, facts, language), before)
  return {
    projectId: project.projectId,
    identifier: facts.identifier,
    ...content,
    gaps: gapsOf(content, project.financingAmount, ['es', 'en']),
    publishedVersion: published?.version ?? null,
    isChanged: !saysAs('es', published?.document) || !saysAs('en', published?.documentEn),
    updatedAt,
  }
}

/** PostgreSQL reorders JSON fields. */
export const isSameDocument = (one: SheetDocument, other: SheetDocument | undefined): boolean =>
  other !== undefined && ordered(one) === ordered(other)

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(byKey(([name]) => name)))
      : inner,
  )

export const renderSheet = (
  document: SheetDocument,
  imprint: Omit<SheetImprint, 'issuer'>,
): ReturnType<typeof renderPages> => renderPages(sheetPaperOf(document, { ...imprint, issuer: brand() }))

async function measureSheet(kernel: Kernel, document: SheetDocument, identifier: string | null): Promise<number> {
  const imprint = { identifier, version: null, madeAt: kernel.clock.now() }
  return (await renderSheet(document, imprint)).pages
}
