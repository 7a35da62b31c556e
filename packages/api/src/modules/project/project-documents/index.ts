import type { ModuleFactory } from '../../../module.ts'
import { api, Refusal, type ProjectDocument } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, expectSender, expectUnchanged, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { viewerOf, expectReachableProject, findProject, isLoanType } from '../projects/index.ts'
import {
  findProjectDocument,
  listProjectDocuments,
  projectDocumentRows,
  lockProjectDocument,
  type ProjectDocumentRecord,
} from './project-documents.queries.ts'
import type { z } from 'zod'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { uuidv7 } from '../../../ids.ts'
import { audit } from '../../../platform/audit/index.ts'
import { documentTypeRows } from '../../misc/document-types/index.ts'
import { keepEarlierDocument } from '../../misc/earlier-documents/index.ts'
import { deleteFileLater, signedUrl, storedFileOf, storeFile } from '../../../platform/files/index.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'

export const projectDocumentsModule: ModuleFactory = (kernel) => ({
  name: 'projectDocuments',
  routes: projectDocumentRoutes(kernel),
})

const projectDocumentRoutes = (kernel: Kernel) => [
  bind(api.projectDocuments.list, async (call) => {
    const { data, total } = await listProjectDocuments(kernel.database, viewerOf(call), call.query)
    return { data: data.map(viewOf), total }
  }),
  bind(api.projectDocuments.create, (call) => addProjectDocument(kernel, call)),
  bind(api.projectDocuments.read, async (call) =>
    viewOf(found(await findProjectDocument(kernel.database, viewerOf(call), call.params.id))),
  ),
  bind(api.projectDocuments.edit, (call) => editProjectDocument(kernel, call)),
  bind(api.projectDocuments.remove, (call) => removeProjectDocument(kernel, call)),
  bind(api.projectDocuments.url, (call) => addressOfProjectDocument(kernel, call)),
]

type Endpoints = typeof api.projectDocuments
type ProjectDocumentView = z.output<typeof ProjectDocument>

function viewOf({
  row: { fileId: _fileId, ...row },
  documentTypeName,
  documentTypeNameEn,
  file: stored,
}: ProjectDocumentRecord) {
  const file = storedFileOf(stored)
  return { ...row, documentTypeName, documentTypeNameEn, document: file, file }
}

const SHEET_TITLE = /ficha de datos fundamentales|key investment information sheet/i

/** A loan has one sheet, its published one (handbook rule 23.21). */
async function refuseSheet(
  tx: Transaction,
  call: Call<Endpoints['create'] | Endpoints['edit']>,
  projectId: string,
  names: readonly (string | null | undefined)[],
): Promise<void> {
  if (!names.some((name) => name && SHEET_TITLE.test(name))) return
  const { project } = found(await findProject(tx, viewerOf(call), projectId))
  if (await isLoanType(tx, project.projectTypeId)) throw new Refusal({ code: 'sheet-not-uploaded' })
}

/** Hidden by default. */
async function addProjectDocument(kernel: Kernel, call: Call<Endpoints['create']>): Promise<ProjectDocumentView> {
  const { visible = false, userId: named, ...fields } = call.body
  expectSender(call, named)
  return inTransaction(kernel.database, async (tx) => {
    const now = kernel.clock.now()
    await expectReachableProject(tx, call, fields.projectId)
    const type = await documentTypeRows.find(tx, fields.documentTypeId)
    if (!type) throw new Refusal({ code: 'reference-unknown', path: 'documentTypeId' })
    await refuseSheet(tx, call, fields.projectId, [fields.description, fields.descriptionEn, type.name, type.nameEn])
    const userId = userIdOf(call.actor)
    const { fileId } = await storeFile(tx, call.files[0]!, { uploadedBy: userId })
    const recordId = uuidv7(now)
    const row = { projectDocumentId: recordId, ...fields, visible, userId, fileId, createdAt: now, updatedAt: now }
    await projectDocumentRows.insert(tx, row)
    await audit(kernel, tx, call, { recordId, after: row })
    await notifyProjectChanged(tx, fields.projectId)
    return viewOf(found(await findProjectDocument(tx, viewerOf(call), recordId)))
  })
}

async function editProjectDocument(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<ProjectDocumentView> {
  const { updatedAt, ...fields } = call.body
  const recordId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await lockProjectDocument(tx, viewerOf(call), recordId))
    expectUnchanged(before.updatedAt, updatedAt)
    await refuseSheet(tx, call, before.projectId, [fields.description, fields.descriptionEn])
    const after = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
    await projectDocumentRows.update(tx, recordId, after)
    await audit(kernel, tx, call, { recordId, before, after })
    await notifyProjectChanged(tx, before.projectId)
    return viewOf(found(await findProjectDocument(tx, viewerOf(call), recordId)))
  })
}

/** Investors may have relied on a document of an announced project: it is kept (handbook rule 10.23). */
async function removeProjectDocument(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const { row: before } = found(await findProjectDocument(tx, viewerOf(call), recordId))
    const { project } = found(await findProject(tx, viewerOf(call), before.projectId))
    await projectDocumentRows.remove(tx, recordId)
    if (project.phase === 'Draft') await deleteFileLater(tx, before.fileId)
    else {
      const ended = { fileId: before.fileId, endedBy: userIdOf(call.actor), endedAt: kernel.clock.now() }
      await keepEarlierDocument(tx, { noun: 'projects', recordId: before.projectId, userId: null, ...ended })
    }
    await audit(kernel, tx, call, { recordId, before })
    await notifyProjectChanged(tx, before.projectId)
  })
}

/** Listed for everybody; reading needs a session. */
async function addressOfProjectDocument(kernel: Kernel, call: Call<Endpoints['url']>) {
  const { file } = found(await findProjectDocument(kernel.database, viewerOf(call), call.params.id))
  return signedUrl(kernel, call, { fileId: file.fileId })
}
