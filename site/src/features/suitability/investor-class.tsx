import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { Answer } from '@cauce/client'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { call, client, type Outcome, saveBlob } from '../../ui/api.ts'
import { Failed, Badge } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { defineIsland, useIsHydrated, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { ClassRequestForm, type PersonKind } from './class-request-form.tsx'
import { formatDate } from '@cauce/format'
import { RemovalDialog } from '../../ui/dialog.tsx'
import { useNotifyingCall } from '../../ui/call.tsx'
import '@cauce/design/components/wallet.css'
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
    const { data } = await call(
      client.GET('/v1/account/classifications', { params: { query: { take: MAXIMUM_TAKE } } }),
    )
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

interface StandingProps {
  readonly granted: ClassRequest | undefined
  readonly pending: ClassRequest | undefined
  readonly onChanged: (words: string) => void
}

function ClassStanding({ granted, pending, onChanged }: StandingProps) {
  const t = useTranslate<'classifications'>()
  const [step, setStep] = useState<'giveUp' | 'withdraw'>()
  const close = () => setStep(undefined)
  const done = (words: string) => {
    close()
    onChanged(words)
  }
  return (
    <>
      <p className="alert calm">
        <b>{standingWords(t, granted)}</b>
      </p>
      {granted && (
        <>
          <p>{t('classifications.standing.meaning')}</p>
          <p>{t('classifications.standing.report')}</p>
          {granted.validUntil !== null && <p className="muted">{t('classifications.standing.renew')}</p>}
          <p>
            <Button look="quiet" onClick={() => setStep('giveUp')}>
              {t('classifications.giveUp.button')}
            </Button>
          </p>
        </>
      )}
      {pending && (
        <section aria-labelledby="class-pending">
          <h2 id="class-pending">{t('classifications.pending.title')}</h2>
          <p>{t('classifications.pending.text', { date: formatDate(pending.createdAt) })}</p>
          <p>
            <Button look="quiet" onClick={() => setStep('withdraw')}>
              {t('classifications.pending.withdraw')}
            </Button>
          </p>
        </section>
      )}
      <RemovalDialog
        isOpen={step === 'giveUp'}
        title={t('classifications.giveUp.title')}
        explanation={t('classifications.giveUp.about')}
        submitLabel={t('classifications.giveUp.submit')}
        busyLabel={t('classifications.giveUp.busy')}
        remove={() => takeStep(granted!, 'give-up')}
        onDone={() => done(t('classifications.giveUp.done'))}
        onClose={close}
      />
      <RemovalDialog
        isOpen={step === 'withdraw'}
        title={t('classifications.pending.withdrawTitle')}
        explanation={t('classifications.pending.withdrawAbout')}
        submitLabel={t('classifications.pending.withdraw')}
        busyLabel={t('classifications.pending.withdrawing')}
        remove={() => takeStep(pending!, 'withdraw')}
        onDone={() => done(t('classifications.pending.withdrawn'))}
        onClose={close}
      />
    </>
  )
}

function standingWords(t: ReturnType<typeof useTranslate<'classifications'>>, granted: ClassRequest | undefined) {
  if (!granted) return t('classifications.standing.nonSophisticated')
  if (granted.validUntil === null) return t('classifications.standing.professional')
  return t('classifications.standing.sophisticated', { until: formatDate(granted.validUntil) })
}

const takeStep = ({ classificationId: id }: ClassRequest, step: 'give-up' | 'withdraw'): Promise<Outcome<unknown>> =>
  call(client.POST(`/v1/account/classifications/{id}/${step}`, { params: { path: { id } } }))

const COLOURS = {
  pending: 'grey',
  approved: 'green',
  refused: 'clay',
  withdrawn: 'grey',
  ended: 'grey',
  expired: 'grey',
  replaced: 'grey',
} as const satisfies Record<ClassRequest['state'], string>

function ClassHistory({ requests }: { readonly requests: readonly ClassRequest[] }) {
  const t = useTranslate<'classifications'>()
  return (
    <section aria-labelledby="class-history">
      <h2 id="class-history">{t('classifications.history')}</h2>
      <ul className="accounts">
        {requests.map((request) => (
          <Row key={request.classificationId} request={request} />
        ))}
      </ul>
    </section>
  )
}

function Row({ request }: { readonly request: ClassRequest }) {
  const t = useTranslate<'classifications'>()
  const { wantedClass, state, criteria, reason, documents, createdAt } = request
  return (
    <li>
      <span>
        <b>{t(`classifications.wantedClass.${wantedClass}`)}</b>{' '}
        <span className="muted">{t('classifications.historyRow', { date: formatDate(createdAt) })}</span>
      </span>
      <Badge colour={COLOURS[state]}>{t(`classifications.state.${state}`)}</Badge>
      <span className="iban">{criteria.map((name) => t(`classifications.criterion.${name}`)).join(' · ')}</span>
      {reason !== null && (
        <span className={state === 'refused' ? 'error' : 'iban'}>{t('classifications.reasonIs', { reason })}</span>
      )}
      {documents.length > 0 && (
        <span className="row">
          {documents.map(({ documentId, file }) => (
            <EvidenceLink key={documentId} id={documentId} name={file.name} />
          ))}
        </span>
      )}
    </li>
  )
}

/** Fetched instead of linked, so that an expired session leads through the log-in. */
function EvidenceLink({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTranslate<'classifications'>()
  const { run } = useNotifyingCall(
    () => read(id),
    (data) => saveBlob(name, data),
  )
  const save = (event: MouseEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <a
      href={`/v1/account/classifications/view-document/${id}`}
      download={name}
      onClick={save}
      aria-label={t('classifications.documentOf', { name })}
    >
      {name}
    </a>
  )
}

/** The contract has no type for bytes. */
const read = (id: string) =>
  call(
    client.GET('/v1/account/classifications/view-document/{id}', { params: { path: { id } }, parseAs: 'blob' }),
  ) as Promise<Outcome<unknown>> as Promise<Outcome<Blob>>
