import { paths } from '@cauce/contract/pages.ts'
import { call, client } from '../../../ui/api.ts'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import { DocumentReader } from '../../../ui/document-reader.tsx'
import { SheetText, type SheetDocument } from './sheet-text.tsx'

interface Props {
  readonly project: { readonly url: string }
  readonly id: string
}

export function SheetToRead({ project, id }: Props) {
  const t = useTranslate<'sheetPages'>()
  const language = useLanguage()
  const load = async (): Promise<SheetDocument | undefined> => {
    const params = { path: { id } }
    const { data } = await call(
      client.GET('/v1/project/information-sheets/{id}/whole', { params }),
      paths.project(project.url),
    )
    return data && (language === 'en' ? (data.documentEn ?? data.document) : data.document)
  }
  return (
    <DocumentReader
      title={t('sheetPages.inDialog.read')}
      words={{
        loading: t('sheetPages.inDialog.loading'),
        failed: t('sheetPages.inDialog.failed'),
        retry: t('sheetPages.inDialog.retry'),
      }}
      about={id}
      load={load}
      tools={
        <a href={paths.informationSheet(project.url, id)} target="_blank">
          {t('sheetPages.inDialog.page')}
        </a>
      }
    >
      {(sheet) => (
        <>
          {language !== sheet.language && <p className="note clay">{t('sheetPages.onlySpanish')}</p>}
          <SheetText document={sheet} prefix="dialog-sheet" />
        </>
      )}
    </DocumentReader>
  )
}
