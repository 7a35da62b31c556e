import { api } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { signedUrl } from '../../../platform/files/index.ts'
import { viewerOf } from '../projects/index.ts'
import { findSheet, findSheetFiles, listSheets } from './information-sheets.queries.ts'
import { editDraft, previewSheet, readDraft } from './sheet-drafts.service.ts'

export { gapsOf } from './gaps.domain.ts'
export { findLatestSheet, findSheet, insertSheet } from './information-sheets.queries.ts'
export { decideCorrecting, decidePublishing, isMaterial } from './publishing.domain.ts'
export { documentOf } from './sheet-document.domain.ts'
export { findDraft } from './sheet-drafts.queries.ts'
export { expectLoan, isSameDocument } from './sheet-drafts.service.ts'
export { factsOf } from './sheet-facts.queries.ts'
export { renderSheet } from './sheet-paper.service.ts'

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
  ],
})

/** Signed address; Spanish where there is no English version. */
async function addressOf(kernel: Kernel, call: Call<(typeof api)['informationSheets']['url']>) {
  const { fileId, fileEnId } = found(await findSheetFiles(kernel.database, viewerOf(call), call.params.id))
  return signedUrl(kernel, call, { fileId: call.query.language === 'en' ? (fileEnId ?? fileId) : fileId })
}
