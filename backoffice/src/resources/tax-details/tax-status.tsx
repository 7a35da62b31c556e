import { Alert, Typography } from '@mui/material'
import { formatPercent } from '@cauce/format/percent.ts'
import { useRead } from '../../providers/call.ts'
import { countryName } from '../../ui/names.ts'
import { useLanguage, useWords } from '../../ui/words.ts'

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
