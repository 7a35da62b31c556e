import { formatDate } from '@cauce/format/dates.ts'
import type { TaxDetailRecord } from '../../providers/records.ts'
import { badgeOf } from '../../ui/states.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { Alert, Typography } from '@mui/material'
import { formatPercent } from '@cauce/format/percent.ts'
import { useRead } from '../../providers/call.ts'
import { countryName } from '../../ui/names.ts'

export const TaxDetailStateBadge = badgeOf<TaxDetailRecord['state']>('taxDetails.state', {
  pending: 'blue',
  valid: 'green',
  refused: 'clay',
  replaced: 'grey',
  withdrawn: 'grey',
})

type Period = Pick<TaxDetailRecord, 'validFrom' | 'validUntil'>

export function PeriodWords({ detail: { validFrom, validUntil } }: { readonly detail: Period }) {
  const t = useWords()
  const from = formatDate(validFrom)
  if (validUntil === null) return t('taxDetails.period.from', { from })
  return t('taxDetails.period.fromTo', { from, until: formatDate(validUntil) })
}

export function TaxStatusLine({ userId }: { readonly userId: string }) {
  const t = useWords()
  const language = useLanguage()
  const { data, error } = useRead(['taxDetails', 'status', userId], 'GET /v1/tax/tax-details/status/{id}', {
    params: { id: userId },
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  const parts = [
    countryName(data.country, language),
    data.rate === null ? t('taxDetails.status.unknown') : formatPercent(data.rate),
    ...(data.reason === null ? [] : [t(`withholdings.reason.${data.reason}`)]),
  ]
  return (
    <Typography sx={{ marginBlockEnd: 2 }}>
      {t('taxDetails.today')}: {parts.join(' · ')}
    </Typography>
  )
}
