import type { Answer } from '@cauce/client'
import { formatDate, formatDateTime, formatRelativeTime } from '@cauce/format'
import { browserNames } from '@cauce/format/browser-names.ts'
import { useState } from 'react'
import { call, client, type Outcome } from '../../ui/api.ts'
import { Badge } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotifyingCall } from '../../ui/call.tsx'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'

export type Session = Answer<'/v1/auth/sessions'>['data'][number]
export type Device = Answer<'/v1/auth/devices'>['data'][number]

interface ListProps<Row> {
  readonly initial: readonly Row[]
  readonly now: Date
}

/** The current session cannot be ended here. */
export function SessionList({ initial, now }: ListProps<Session>) {
  const t = useTranslate<'sessions'>()
  const language = useLanguage()
  const nameOf = ({ userAgent }: Session) => {
    const { browser, system } = browserNames(userAgent)
    return browser && system
      ? t('sessions.open.browserOn', { browser, system })
      : (browser ?? system ?? t('sessions.open.unknownBrowser'))
  }
  return (
    <AccessList
      noun="open"
      lead={t('sessions.open.lead')}
      initial={initial.map((session) => ({
        id: session.sessionId,
        name: nameOf(session),
        about: `${t('sessions.open.lastUsed', {
          when: formatRelativeTime(session.lastUsedAt, language, now),
          address: session.address,
        })}. ${t('sessions.open.startedAt', { when: formatDateTime(session.createdAt) })}.`,
        isCurrent: session.isCurrent,
        canEnd: !session.isCurrent,
      }))}
      end={(id) => call(client.DELETE('/v1/auth/sessions/{id}', { params: { path: { id } } }))}
    />
  )
}

/** Trusted for 30 days. */
export function DeviceList({ initial, now }: ListProps<Device>) {
  const t = useTranslate<'sessions'>()
  const language = useLanguage()
  return (
    <AccessList
      noun="devices"
      lead={t('sessions.devices.lead')}
      emptyLead={t('sessions.devices.empty')}
      initial={initial.map((device) => ({
        id: device.deviceId,
        name: device.name,
        about: t('sessions.devices.lastUsed', {
          when: formatRelativeTime(device.lastUsedAt, language, now),
          date: formatDate(device.expiresAt),
        }),
        isCurrent: device.isCurrent,
        canEnd: true,
      }))}
      end={(id) => call(client.DELETE('/v1/auth/devices/{id}', { params: { path: { id } } }))}
    />
  )
}

interface Access {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly isCurrent: boolean
  readonly canEnd: boolean
}

interface AccessListProps {
  readonly noun: 'open' | 'devices'
  readonly lead: string
  readonly emptyLead?: string
  readonly initial: readonly Access[]
  readonly end: (id: string) => Promise<Outcome<unknown>>
}

function AccessList({ noun, lead, emptyLead = lead, initial, end }: AccessListProps) {
  const t = useTranslate<'sessions'>()
  const [rows, setRows] = useState(initial)
  const ending = useNotifyingCall(end, (_data, id) => {
    setRows((before) => before.filter((row) => row.id !== id))
    notify({ kind: 'success', text: t(`sessions.${noun}.ended`) })
  })
  const titleId = noun === 'open' ? 'open-sessions' : 'trusted-devices'
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t(`sessions.${noun}.title`)}</h3>
      <p className="small muted">{rows.length === 0 ? emptyLead : lead}</p>
      <ul className="documents">
        {rows.map(({ id, name, about, isCurrent, canEnd }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{about}</span>
            {isCurrent && <Badge colour="green">{t(`sessions.${noun}.current`)}</Badge>}
            {canEnd && (
              <Button
                look="quiet"
                isSmall
                isBusy={ending.running?.[0] === id}
                aria-label={t(`sessions.${noun}.endOf`, { name })}
                onClick={() => void ending.run(id)}
              >
                {t(`sessions.${noun}.end`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
