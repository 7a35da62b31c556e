import { DATA_EXPORT_KEPT_DAYS } from '@cauce/contract/account/data-exports.lifecycle.ts'
import { formatDate, formatFileSize, formatCount } from '@cauce/format'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { withCode } from '../auth/step-up.store.ts'
import type { Answer } from '@cauce/client'
import { NO_BREAK_SPACE } from '@cauce/format/figures.ts'

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

export type DataExport = Answer<'/v1/account/data-exports'>['exports'][number]

const PATH = '/v1/account/data-exports'
const POLL_MS = 2_000

interface ExportProgressProps {
  readonly copy: DataExport
  readonly onChange: (copies: readonly DataExport[]) => void
}

/** Polls every two seconds; a lost connection stops nothing. */
function ExportProgress({ copy, onChange }: ExportProgressProps) {
  const t = useTranslate<'dataExports'>()
  const [isLost, setLost] = useState(false)
  const report = useEffectEvent(onChange)
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const { data } = await call(client.GET(PATH))
      if (isLeft) return
      setLost(!data)
      if (data) report(data.exports)
      timer = setTimeout(() => void ask(), POLL_MS)
    }
    timer = setTimeout(() => void ask(), POLL_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [])
  const cancel = useCall(
    async () => {
      const outcome = await call(client.DELETE(PATH))
      return outcome.failure?.kind === 'network' ? { failure: outcome.failure } : call(client.GET(PATH))
    },
    ({ exports }) => onChange(exports),
  )
  const sum = (count: 'done' | 'total') => copy.parts.reduce((before, part) => before + part[count], 0)
  const percent = Math.floor((100 * sum('done')) / Math.max(sum('total'), 1))
  return (
    <div className="stack-gap">
      <p>
        <strong>{t('dataExports.making')}</strong> <span className="figure">{`${percent}${NO_BREAK_SPACE}%`}</span>
      </p>
      <div className="gauge">
        <progress value={percent} max={100} aria-label={t('dataExports.progress')}>
          {`${percent}${NO_BREAK_SPACE}%`}
        </progress>
      </div>
      {copy.parts.length > 0 && (
        <ul className="documents">
          {copy.parts.map(({ part, done, total }) => (
            <li key={part}>
              <b>{t(`dataExports.parts.${part}`)}</b>
              <span className="figure">
                {t('dataExports.count', { done: formatCount(done), total: formatCount(total) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">{t('dataExports.leave')}</p>
      <output className="small">{isLost && t('dataExports.lost')}</output>
      <Refusal failure={cancel.failure} />
      <p>
        <Button
          look="quiet"
          isSmall
          isBusy={cancel.isBusy}
          busyLabel={t('dataExports.cancelling')}
          onClick={() => void cancel.run()}
        >
          {t('dataExports.cancel')}
        </Button>
      </p>
    </div>
  )
}
