import type { Answer } from '@cauce/client'
import { formatDate, formatRelativeTime } from '@cauce/format'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'

export type Device = Answer<'/v1/auth/devices'>['data'][number]

/** The browsers that the person trusts for 30 days. */
export function DeviceList({ initial, now }: { initial: readonly Device[]; now: Date }) {
  const t = useTranslate<'sessions'>()
  const common = useTranslate()
  const language = useLanguage()
  const [devices, setDevices] = useState(initial)
  const [ending, setEnding] = useState<string>()
  const end = async ({ deviceId }: Device) => {
    setEnding(deviceId)
    const { failure } = await call(client.DELETE('/v1/auth/devices/{id}', { params: { path: { id: deviceId } } }))
    setEnding(undefined)
    if (failure) {
      notify({ kind: 'error', text: wordsOfFailure(common, failure).message })
      return
    }
    setDevices((trusted) => trusted.filter((device) => device.deviceId !== deviceId))
    notify({ kind: 'success', text: t('sessions.devices.ended') })
  }
  return (
    <section aria-labelledby="trusted-devices">
      <h3 id="trusted-devices">{t('sessions.devices.title')}</h3>
      <p className="small muted">{t(devices.length === 0 ? 'sessions.devices.empty' : 'sessions.devices.lead')}</p>
      <ul className="documents">
        {devices.map((device) => (
          <li key={device.deviceId}>
            <b>{device.name}</b>
            <span>
              {t('sessions.devices.lastUsed', {
                when: formatRelativeTime(device.lastUsedAt, language, now),
                date: formatDate(device.expiresAt),
              })}
            </span>
            {device.isCurrent && <Badge colour="green">{t('sessions.devices.current')}</Badge>}
            <Button
              look="quiet"
              isSmall
              isBusy={ending === device.deviceId}
              aria-label={t('sessions.devices.endOf', { name: device.name })}
              onClick={() => void end(device)}
            >
              {t('sessions.devices.end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
