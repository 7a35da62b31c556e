import type { Answer } from '@cauce/client'
import { formatDate, formatPercent } from '@cauce/format'
import { useTranslate } from '../../ui/island.tsx'

export type TaxStatus = Answer<'/v1/tax/tax-details/status/{id}'>

interface StatusProps {
  readonly status: TaxStatus
  readonly nameOf: (code: string) => string
}

export function Status({ status: { country, residentSince, certificateUntil, rate, reason }, nameOf }: StatusProps) {
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
