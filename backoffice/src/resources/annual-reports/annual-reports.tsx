import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, MenuItem, Skeleton, TextField, Typography } from '@mui/material'
import { calendarYearOf } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { AnnualReport } from '../../providers/records.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { Unverified } from '../../ui/unverified.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords } from '../../ui/words.ts'
import { ReportSummary } from './report-summary.tsx'
import { ReportedOffers } from './reported-offers.tsx'

/** How many years back one can go: records are kept for five (Regulation (EU) 2020/1503, article 26). */
const YEARS_BACK = 5

/** /admin/annual-reports/: the report of a year to the authority, what it lacks, and its file. The address has the year. */
export function AnnualReports() {
  const t = useWords()
  const call = useCall()
  const [present] = useState(() => calendarYearOf(new Date()))
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, index) => present - index)
  const yearOf = (text: string | null) => years.find((one) => String(one) === text)
  const [address, setAddress] = useQueryParts({ year: (value) => yearOf(value) !== undefined })
  // The one that is handed in next.
  const year = yearOf(address.get('year')) ?? present - 1
  const { data, error } = useQuery({
    queryKey: ['annualReports', year],
    queryFn: () => call('GET /v1/project/annual-reports', { query: { year } }),
  })
  return (
    <>
      <PageHeading title={t('annualReports.title')} />
      <Lead>{t('annualReports.about')}</Lead>
      <TextField
        select
        label={t('annualReports.year')}
        value={year}
        onChange={(event) => setAddress({ year: event.target.value })}
        sx={{ maxInlineSize: 220 }}
      >
        {years.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && <Report key={data.year} report={data} />}
    </>
  )
}

function Report({ report }: { readonly report: AnnualReport }) {
  const t = useWords()
  const { year, offers, unverified } = report
  return (
    <>
      <Unverified items={unverified.map((name) => t(`annualReports.unverified.${name}`))} />
      <ReportSummary report={report} />
      {offers.length === 0 ? (
        <Typography sx={{ marginBlockStart: 3 }}>{t('annualReports.noOffers', { year: String(year) })}</Typography>
      ) : (
        <ReportedOffers year={year} offers={offers} />
      )}
    </>
  )
}
