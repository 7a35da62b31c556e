import type { Answer } from '@cauce/client'
import { useEffect, useRef, useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Failed } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { defineIsland, useIsHydrated, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { ClassHistory } from './class-history.tsx'
import type { PersonKind } from './class-request.ts'
import { ClassRequestForm } from './class-request-form.tsx'
import { ClassStanding } from './class-standing.tsx'
import '../../ui/own-list.css'

export type ClassRequest = Answer<'/v1/account/classifications'>['data'][number]

interface InvestorClassProps {
  readonly kind: PersonKind
  /** Latest first. */
  readonly requests: readonly ClassRequest[]
}

/** Handbook rules 20.15 to 20.21. */
function InvestorClass({ kind, requests: given }: InvestorClassProps) {
  const t = useTranslate<'classifications'>()
  const isReady = useIsHydrated()
  const [requests, setRequests] = useState(given)
  const [hasFailed, setFailed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const standing = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (requests !== given) standing.current?.focus()
  }, [requests, given])
  const reload = async () => {
    const { data } = await call(client.GET('/v1/account/classifications', { params: { query: { take: 100 } } }))
    if (data) setRequests(data.data)
    setFailed(data === undefined)
  }
  const changed = (words: string) => {
    setAsking(false)
    notify({ kind: 'success', text: words })
    void reload()
  }
  if (hasFailed)
    return (
      <div className="own-list">
        <Failed
          heading="h2"
          title={t('classifications.failed.title')}
          text={t('classifications.failed.text')}
          onRetry={reload}
        />
      </div>
    )
  const granted = requests.find(({ isInForce }) => isInForce)
  const pending = requests.find(({ state }) => state === 'pending')
  return (
    <div className="own-list">
      <div ref={standing} tabIndex={-1}>
        <ClassStanding granted={granted} pending={pending} onChanged={changed} />
      </div>
      {!pending && !isAsking && (
        <p>
          <Button disabled={!isReady} onClick={() => setAsking(true)}>
            {t(granted ? 'classifications.request.renew' : 'classifications.request.open')}
          </Button>
        </p>
      )}
      {!pending && isAsking && (
        <ClassRequestForm kind={kind} onDone={() => changed(t('classifications.request.done'))} />
      )}
      {requests.length > 0 && <ClassHistory requests={requests} />}
    </div>
  )
}

export const InvestorClassIsland = defineIsland(['classifications', 'common'], InvestorClass)
