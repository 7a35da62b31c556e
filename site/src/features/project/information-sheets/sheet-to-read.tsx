import { paths } from '@cauce/contract/pages.ts'
import { useState } from 'react'
import { call, client } from '../../../ui/api.ts'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import { SheetText, type SheetDocument } from './sheet-text.tsx'

interface Props {
  readonly project: { readonly url: string }
  /** The version that is in force. */
  readonly id: string
}

type Reading = 'closed' | 'loading' | 'failed' | SheetDocument

/** The sheet of a project, opened in place so that nothing of an order is lost. It is loaded when it is opened. */
export function SheetToRead({ project, id }: Props) {
  const t = useTranslate<'sheetPages'>()
  const language = useLanguage()
  const [reading, setReading] = useState<Reading>('closed')
  const read = async () => {
    setReading('loading')
    const params = { path: { id } }
    const { data } = await call(
      client.GET('/v1/project/information-sheets/{id}/whole', { params }),
      paths.project(project.url),
    )
    setReading(data ? (language === 'en' ? (data.documentEn ?? data.document) : data.document) : 'failed')
  }
  return (
    <details className="small" onToggle={({ currentTarget: { open } }) => open && reading === 'closed' && void read()}>
      <summary>{t('sheetPages.inDialog.read')}</summary>
      <div aria-live="polite">
        {reading === 'loading' && <p>{t('sheetPages.inDialog.loading')}</p>}
        {reading === 'failed' && (
          <p>
            {t('sheetPages.inDialog.failed')}{' '}
            <button type="button" className="button quiet small" onClick={() => void read()}>
              {t('sheetPages.inDialog.retry')}
            </button>
          </p>
        )}
      </div>
      {typeof reading === 'object' && (
        <>
          {language !== reading.language && <p className="note clay">{t('sheetPages.onlySpanish')}</p>}
          <SheetText document={reading} translation={t('sheetPages.translation')} prefix="dialog-sheet" />
        </>
      )}
      <p className="fine">
        <a href={paths.informationSheet(project.url, id)} target="_blank">
          {t('sheetPages.inDialog.page')}
        </a>
      </p>
    </details>
  )
}
