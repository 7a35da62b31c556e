import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { Answer } from '@cauce/client'
import { useState } from 'react'
import { call, client, openSignedFile } from '../../ui/api.ts'
import { Failed, Badge } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, RemovalDialog } from '../../ui/dialog.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { toNextStep, useStep } from '../../ui/step.ts'
import { TaxDetailForm, type TaxDetailKind } from './tax-detail-form.tsx'
import { formatDate, formatPercent } from '@cauce/format'
import { provinceName } from '@cauce/contract/tax/provinces.ts'
import { addressLine } from '@cauce/contract/tax/tax-details.ts'
import { useNotifyingCall } from '../../ui/call.tsx'
import '@cauce/design/components/wallet.css'
import '../../ui/own-list.css'

interface TaxTabProps {
  readonly userId: string
  readonly kind: 'individual' | 'company'
  /** Staff who do not invest declare nothing. */
  readonly canAdd: boolean
  readonly status: TaxStatus
  readonly details: readonly TaxDetail[]
  /** Spain first. */
  readonly countries: Answer<'/v1/misc/countries'>['data']
}

function TaxTab({ userId, kind, canAdd, status: initialStatus, details: initial, countries }: TaxTabProps) {
  const t = useTranslate<'taxDetails'>()
  const [status, setStatus] = useState(initialStatus)
  const [details, setDetails] = useState(initial)
  const isStep = useStep('#add') && canAdd && initial.length === 0
  const [chosen, setAdding] = useState<TaxDetailKind | null>()
  const adding = chosen === undefined && isStep ? 'residence' : chosen
  const [hasFailed, setFailed] = useState(false)
  const reload = async () => {
    const [list, now] = await Promise.all([
      call(client.GET('/v1/tax/tax-details', { params: { query: { userId, take: MAXIMUM_TAKE } } })),
      call(client.GET('/v1/tax/tax-details/status/{id}', { params: { path: { id: userId } } })),
    ])
    if (list.data) setDetails(list.data.data)
    if (now.data) setStatus(now.data)
    setFailed(list.data === undefined || now.data === undefined)
  }
  const done = (text: string) => {
    setAdding(null)
    notify({ kind: 'success', text })
    void reload()
  }
  const nameOf = (code: string) => countries.find(({ alpha2 }) => alpha2 === code)?.name ?? code
  const offered: readonly TaxDetailKind[] = [
    'residence',
    ...(livesAbroad(status, details) ? (['certificate'] as const) : []),
    ...(kind === 'company' ? (['exemption'] as const) : []),
  ]
  if (hasFailed)
    return (
      <div className="own-list">
        <Failed heading="h2" title={t('taxDetails.failed.title')} text={t('taxDetails.failed.text')} onRetry={reload} />
      </div>
    )
  return (
    <div className="own-list">
      <Status status={status} nameOf={nameOf} />
      {canAdd && (
        <p className="row">
          {offered.map((one) => (
            <Button key={one} look={one === 'residence' ? 'quiet' : undefined} onClick={() => setAdding(one)}>
              {t(`taxDetails.add.${one}`)}
            </Button>
          ))}
        </p>
      )}
      <TaxHistory
        details={details}
        nameOf={nameOf}
        canWithdraw={canAdd}
        onWithdrawn={() => done(t('taxDetails.withdraw.done'))}
      />
      <Dialog
        isOpen={Boolean(adding)}
        title={adding ? t(`taxDetails.add.${adding}Title`) : ''}
        onClose={() => setAdding(null)}
      >
        {adding && (
          <TaxDetailForm
            key={adding}
            userId={userId}
            personKind={kind}
            kind={adding}
            country={adding === 'certificate' ? countryToProve(status, details) : status.country}
            countries={countries}
            onDone={() => (isStep ? toNextStep : done)(t('taxDetails.add.done'))}
          />
        )}
      </Dialog>
    </div>
  )
}

const waitingResidence = (details: readonly TaxDetail[]) =>
  details.find(({ kind, state }) => kind === 'residence' && state === 'pending')

/** The certificate is requested before the residence is reviewed. */
const countryToProve = ({ country }: TaxStatus, details: readonly TaxDetail[]): string =>
  waitingResidence(details)?.country ?? country
const livesAbroad = (status: TaxStatus, details: readonly TaxDetail[]) => countryToProve(status, details) !== 'ES'

export const TaxTabIsland = defineIsland(['taxDetails', 'common'], TaxTab)

type TaxStatus = Answer<'/v1/tax/tax-details/status/{id}'>

interface StatusProps {
  readonly status: TaxStatus
  readonly nameOf: (code: string) => string
}

function Status({ status: { country, residentSince, certificateUntil, rate, reason }, nameOf }: StatusProps) {
  const t = useTranslate<'taxDetails'>()
  return (
    <section>
      <h2>{t('taxDetails.status.title')}</h2>
      <p>
        <b>
          {rate === null
            ? t('taxDetails.status.unknown')
            : rate === 0
              ? t('taxDetails.status.none')
              : t('taxDetails.status.rate', { percent: formatPercent(rate) })}
        </b>{' '}
        {reason !== null && t(`taxDetails.status.reason.${reason}`)}
      </p>
      <p>
        {residentSince === null
          ? t('taxDetails.status.assumed')
          : t('taxDetails.status.resident', { country: nameOf(country), date: formatDate(residentSince) })}{' '}
        {certificateUntil !== null && t('taxDetails.status.certificateUntil', { date: formatDate(certificateUntil) })}
      </p>
      {reason === 'noCertificate' && <p className="note clay">{t('taxDetails.status.noCertificate')}</p>}
    </section>
  )
}

interface TaxHistoryProps {
  readonly details: readonly TaxDetail[]
  readonly nameOf: (code: string) => string
  readonly canWithdraw: boolean
  readonly onWithdrawn: () => void
}

function TaxHistory({ details, nameOf, canWithdraw, onWithdrawn }: TaxHistoryProps) {
  const t = useTranslate<'taxDetails'>()
  const [chosen, setChosen] = useState<TaxDetail>()
  return (
    <>
      <h2>{t('taxDetails.history')}</h2>
      {details.length === 0 ? (
        <p className="muted">{t('taxDetails.historyNone')}</p>
      ) : (
        <ul className="accounts">
          {details.map((detail) => (
            <TaxDetailRow
              key={detail.taxDetailId}
              detail={detail}
              nameOf={nameOf}
              onWithdraw={canWithdraw ? () => setChosen(detail) : undefined}
            />
          ))}
        </ul>
      )}
      <RemovalDialog
        isOpen={chosen !== undefined}
        title={t('taxDetails.withdraw.title')}
        explanation={t('taxDetails.withdraw.about')}
        submitLabel={t('taxDetails.withdraw.submit')}
        busyLabel={t('taxDetails.withdraw.busy')}
        remove={() => withdraw(chosen!)}
        onDone={() => {
          setChosen(undefined)
          onWithdrawn()
        }}
        onClose={() => setChosen(undefined)}
      />
    </>
  )
}

const withdraw = ({ taxDetailId: id }: TaxDetail) =>
  call(client.POST('/v1/tax/tax-details/{id}/withdraw', { params: { path: { id } } }))

export type TaxDetail = Answer<'/v1/tax/tax-details'>['data'][number]

const COLOURS = { pending: 'grey', valid: 'green', refused: 'clay', replaced: 'grey', withdrawn: 'grey' } as const

interface RowProps {
  readonly detail: TaxDetail
  readonly nameOf: (code: string) => string
  /** Absent for readers who cannot withdraw it. */
  readonly onWithdraw?: (() => void) | undefined
}

function TaxDetailRow({ detail, nameOf, onWithdraw }: RowProps) {
  const t = useTranslate<'taxDetails'>()
  const { taxDetailId, kind, country, province, abroad, validFrom, validUntil, state, reason, document } = detail
  const name = t(`taxDetails.kind.${kind}`)
  const from = formatDate(validFrom)
  const withdraw = state === 'pending' ? onWithdraw : undefined
  const opening = useNotifyingCall(() =>
    openSignedFile(() => call(client.GET('/v1/tax/tax-details/{id}/url', { params: { path: { id: taxDetailId } } }))),
  )
  return (
    <li>
      <span>
        <b>{name}</b> {country !== null && <span className="muted">{nameOf(country)}</span>}
        {province !== null && (
          <span className="muted">
            {' '}
            (<span lang="es">{provinceName(province)}</span>)
          </span>
        )}
      </span>
      <Badge colour={COLOURS[state]}>{t(`taxDetails.state.${state}`)}</Badge>
      {abroad && <span className="iban">{addressLine(abroad)}</span>}
      <span className="iban">
        {validUntil === null
          ? t('taxDetails.period.from', { from })
          : t('taxDetails.period.fromTo', { from, until: formatDate(validUntil) })}
      </span>
      <span className={state === 'refused' ? 'error' : 'iban'}>
        {t(`taxDetails.stateAbout.${state}`)} {reason !== null && t('taxDetails.reasonIs', { reason })}
      </span>
      {(document || withdraw) && (
        <span className="row">
          {document && (
            <Button
              look="plain"
              isSmall
              aria-label={t('taxDetails.documentOf', { name })}
              onClick={() => void opening.run()}
            >
              {t('taxDetails.document')}
            </Button>
          )}
          {withdraw && (
            <Button look="plain" isSmall aria-label={t('taxDetails.withdraw.of', { name })} onClick={withdraw}>
              {t('taxDetails.withdraw.button')}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
