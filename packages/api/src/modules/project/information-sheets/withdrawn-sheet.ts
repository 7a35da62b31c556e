import { api, contentOf, type ContentLanguage } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { translator } from '@cauce/i18n'
import { buffer } from 'node:stream/consumers'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { findFiles, sendBytes, sendFile, signedUrl } from '../../../platform/files/index.ts'
import { covered, renderPaper } from '../../../platform/pdf/index.ts'
import { brand } from '@cauce/contract/brand.ts'
import { viewerOf } from '../projects/index.ts'
import { findHalt, findSheetFiles, type Halt, type SheetFiles } from './information-sheets.queries.ts'

type Endpoints = typeof api.informationSheets

async function filesOf(kernel: Kernel, call: Call<Endpoints['url'] | Endpoints['withNotice']>) {
  const sheet = found(await findSheetFiles(kernel.database, viewerOf(call), call.params.id))
  const language: ContentLanguage = call.query.language === 'en' && sheet.fileEnId ? 'en' : 'es'
  return { sheet, language, fileId: language === 'en' ? sheet.fileEnId! : sheet.fileId }
}

/** Signed address; Spanish where there is no English version; behind the notice while the offer is halted. */
export async function addressOf(kernel: Kernel, call: Call<Endpoints['url']>) {
  const { sheet, language, fileId } = await filesOf(kernel, call)
  const signed = signedUrl(kernel, call, { fileId })
  if (!(await findHalt(kernel.database, sheet.projectId))) return signed
  const path = api.informationSheets.withNotice.path.replace('{id}', call.params.id)
  return { ...signed, url: `${path}?language=${language}` }
}

/** The published PDF keeps its bytes: this is a copy (handbook rule 24.16). */
export async function sendWithNotice(kernel: Kernel, call: Call<Endpoints['withNotice']>): Promise<void> {
  const { sheet, language, fileId } = await filesOf(kernel, call)
  const file = found((await findFiles(kernel.database, [fileId])).get(fileId))
  const halt = await findHalt(kernel.database, sheet.projectId)
  if (!halt) return sendFile(kernel, call.reply, file)
  const published = await buffer(await kernel.storage.open(file.storageKey))
  const bytes = await covered(published, await coverOf(kernel, sheet, halt, { language, sha256: file.sha256! }))
  sendBytes(call.reply, { ...file, sizeBytes: bytes.length }, bytes)
}

function coverOf(
  kernel: Kernel,
  sheet: SheetFiles,
  halt: Halt,
  { language, sha256 }: { readonly language: ContentLanguage; readonly sha256: string },
): Promise<Buffer> {
  const t = translator(language)
  const rows = halt.differences.map((row) => ({
    cells: [
      contentOf(row, 'part', language).text,
      contentOf(row, 'stated', language).text,
      contentOf(row, 'actual', language).text,
    ],
  }))
  const columns = [
    { title: t('irregularityPages.part'), share: 1.2 },
    { title: t('irregularityPages.stated'), share: 2 },
    { title: t('irregularityPages.actual'), share: 2 },
  ]
  const { version, publishedAt, projectName: project } = sheet
  return renderPaper({
    language,
    title: t('sheetPaper.halted.title'),
    issuer: brand(),
    numberLine: sheet.identifier,
    footer: [],
    pageOf: () => '',
    madeAt: kernel.clock.now(),
    blocks: [
      { kind: 'paragraph', text: t(`sheetPaper.halted.${halt.state}`, { project, day: formatDate(halt.createdAt) }) },
      { kind: 'paragraph', text: contentOf(halt, 'irregularity', language).text },
      ...(rows.length > 0
        ? [
            { kind: 'heading', text: t('irregularityPages.differences') } as const,
            { kind: 'table', columns, rows } as const,
          ]
        : []),
      { kind: 'note', text: t('sheetPaper.halted.published', { version, date: formatDate(publishedAt), sha256 }) },
    ],
  })
}
