import type { Answer } from '@cauce/client'
import { formatCount } from '@cauce/format'
import { NO_BREAK_SPACE } from '@cauce/format/figures.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { useTranslate } from '../../ui/island.tsx'

export type DataExport = Answer<'/v1/account/data-exports'>['exports'][number]

const PATH = '/v1/account/data-exports'
const POLL_MS = 2_000

interface ExportProgressProps {
  readonly copy: DataExport
  readonly onChange: (copies: readonly DataExport[]) => void
}

/** Polls every two seconds; a lost connection stops nothing. */
export function ExportProgress({ copy, onChange }: ExportProgressProps) {
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
      // An export that is ready by now cannot be cancelled: the list shows it.
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
