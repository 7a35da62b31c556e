import { DATA_EXPORT_KEPT_DAYS } from '@cauce/contract/account/data-exports.lifecycle.ts'
import { formatDate, formatFileSize } from '@cauce/format'
import { useEffect, useRef, useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { ExportProgress, type DataExport } from './data-export-progress.tsx'
import { withCode } from '../auth/step-up.store.ts'

const PATH = '/v1/account/data-exports'

const isUnderWay = ({ state }: DataExport) => state === 'queued' || state === 'making'

/** Handbook rule 1.27. */
export function DataExportSection({ initial }: { readonly initial: readonly DataExport[] }) {
  const t = useTranslate<'dataExports'>()
  const [copies, setCopies] = useState(initial)
  const heading = useRef<HTMLHeadingElement>(null)
  const underWay = copies.find(isUnderWay)
  const shown = useRef(underWay?.dataExportId)
  useEffect(() => {
    if (shown.current === underWay?.dataExportId) return
    shown.current = underWay?.dataExportId
    // The focused button is gone.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [underWay?.dataExportId])
  const changed = (latest: readonly DataExport[]) => {
    setCopies(latest)
    if (latest.some(({ state, dataExportId }) => state === 'ready' && dataExportId === underWay?.dataExportId))
      notify({ kind: 'success', text: t('dataExports.ready') })
  }
  const { run, isBusy, failure } = useCall(
    () => call(client.POST(PATH)),
    ({ exports }) => setCopies(exports),
  )
  return (
    <section aria-labelledby="data-export" className="stack-gap">
      <h2 id="data-export" ref={heading} tabIndex={-1}>
        {t('dataExports.title')}
      </h2>
      <p className="small muted">{t('dataExports.lead', { days: DATA_EXPORT_KEPT_DAYS })}</p>
      <Refusal failure={failure} />
      {underWay ? (
        <ExportProgress key={underWay.dataExportId} copy={underWay} onChange={changed} />
      ) : (
        <p>
          <Button look="quiet" isBusy={isBusy} busyLabel={t('dataExports.requesting')} onClick={() => void run()}>
            {t('dataExports.request')}
          </Button>
        </p>
      )}
      <ExportList copies={copies.filter((copy) => !isUnderWay(copy))} />
    </section>
  )
}

function ExportList({ copies }: { readonly copies: readonly DataExport[] }) {
  const t = useTranslate<'dataExports'>()
  const { run, isBusy, failure } = useCall(
    () => withCode(() => call(client.POST(`${PATH}/url`))),
    ({ url }) => location.assign(url),
  )
  if (copies.length === 0) return null
  const aboutOf = ({ state, sizeBytes, expiresAt }: DataExport) =>
    state === 'ready'
      ? t('dataExports.states.ready', { size: formatFileSize(sizeBytes!), date: formatDate(expiresAt!) })
      : state === 'erased' || state === 'cancelled' || state === 'failed'
        ? t(`dataExports.states.${state}`)
        : ''
  return (
    <>
      <Refusal failure={failure} />
      <ul className="documents">
        {copies.map((copy) => (
          <li key={copy.dataExportId}>
            <b>{t('dataExports.of', { date: formatDate(copy.createdAt) })}</b>
            <span>{aboutOf(copy)}</span>
            {copy.state === 'ready' && (
              <Button
                look="quiet"
                isSmall
                isBusy={isBusy}
                busyLabel={t('dataExports.downloading')}
                onClick={() => void run()}
              >
                {t('dataExports.download')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
