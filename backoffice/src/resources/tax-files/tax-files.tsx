import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, MenuItem, Skeleton, TextField, Typography } from '@mui/material'
import { calendarYearOf } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { TaxYear } from '../../providers/records.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { Unverified } from '../../ui/unverified.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords } from '../../ui/words.ts'
import { Model193Section } from './model-193-section.tsx'
import { NonResidents, Quarters } from './year-tables.tsx'

/** How many years back one can go: those that the tax office may still look at (Ley 58/2003, article 66), and the one before. */
const YEARS_BACK = 5

/** /admin/tax-files/: the data of a year for the forms of the tax office, and the file of form 193. The address has the year. */
export function TaxFiles() {
  const t = useWords()
  const call = useCall()
  const [present] = useState(() => calendarYearOf(new Date()))
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, index) => present + 1 - index)
  const yearOf = (text: string | null) => years.find((one) => String(one) === text)
  const [address, setAddress] = useQueryParts({ year: (value) => yearOf(value) !== undefined })
  const year = yearOf(address.get('year')) ?? present
  const { data, error } = useQuery({
    queryKey: ['taxFiles', year],
    queryFn: () => call('GET /v1/tax/tax-files', { query: { year } }),
  })
  return (
    <>
      <PageHeading title={t('taxFiles.title')} />
      <Lead>{t('taxFiles.about')}</Lead>
      <TextField
        select
        label={t('taxFiles.year')}
        value={year}
        onChange={(event) => setAddress({ year: event.target.value })}
        fullWidth={false}
        sx={{ minInlineSize: 140 }}
      >
        {years.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && <Year key={data.year} data={data} />}
    </>
  )
}

function Year({ data }: { readonly data: TaxYear }) {
  const t = useWords()
  const { year, isOver, declarers, quarters, nonResidents, unverified } = data
  return (
    <>
      {!isOver && (
        <Alert severity="info" sx={{ marginBlockStart: 2 }}>
          {t('taxFiles.notOver')}
        </Alert>
      )}
      <Unverified items={unverified.map((name) => t(`taxFiles.unverified.${name}`))} />
      {declarers.length === 0 && nonResidents.length === 0 && quarters.length === 0 && (
        <Typography sx={{ marginBlockStart: 3 }}>{t('taxFiles.noPayments', { year: String(year) })}</Typography>
      )}
      {declarers.length > 0 && <Model193Section year={year} declarers={declarers} />}
      {quarters.length > 0 && <Quarters year={year} rows={quarters} />}
      {nonResidents.length > 0 && <NonResidents year={year} rows={nonResidents} />}
    </>
  )
}
