import type { Answer } from '@cauce/client'
import { provinceName } from '@cauce/contract/tax/provinces.ts'
import { formatDate } from '@cauce/format'
import { call, client, openSignedFile } from '../../ui/api.ts'
import { Badge } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotifyingCall } from '../../ui/call.tsx'
import { useTranslate } from '../../ui/island.tsx'

export type TaxDetail = Answer<'/v1/tax/tax-details'>['data'][number]

const COLOURS = { pending: 'grey', valid: 'green', refused: 'clay', replaced: 'grey', withdrawn: 'grey' } as const

interface RowProps {
  readonly detail: TaxDetail
  readonly nameOf: (code: string) => string
  /** Absent for readers who cannot withdraw it. */
  readonly onWithdraw?: (() => void) | undefined
}

export function TaxDetailRow({ detail, nameOf, onWithdraw }: RowProps) {
  const t = useTranslate<'taxDetails'>()
  const { taxDetailId, kind, country, province, validFrom, validUntil, state, reason, document } = detail
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
          <span className="muted" lang="es">
            {' '}
            {provinceName(province)}
          </span>
        )}
      </span>
      <Badge colour={COLOURS[state]}>{t(`taxDetails.state.${state}`)}</Badge>
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
