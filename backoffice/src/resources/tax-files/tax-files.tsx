import { useState } from 'react'
import { Alert, Skeleton, Typography } from '@mui/material'
import { calendarYearOf } from '@cauce/contract'
import { useRead } from '../../providers/call.ts'
import type { TaxYear } from '../../providers/records.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Lead, PageHeading } from '../../ui/section.tsx'
import { Unverified } from '../../ui/folded.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useWords, useLanguage } from '../../ui/words.ts'
import { TaxReturnSection } from './tax-return-section.tsx'
import { formatDate } from '@cauce/format/dates.ts'
import { countryName } from '../../ui/names.ts'
import { quarterWords } from '../../ui/time.tsx'
import { personColumn, TaxTable } from './tax-table.tsx'

/** How many years back one can go: those that the tax office may still look at (Ley 58/2003, article 66), and the one before. */
const YEARS_BACK = 5

/** /admin/tax-files/: the data of a year for the forms of the tax office, and the files of forms 193 and 296. The address has the year. */
export function TaxFiles() {
  const t = useWords()
  const [present] = useState(() => calendarYearOf(new Date()))
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, index) => present + 1 - index)
  const yearOf = (text: string | null) => years.find((one) => String(one) === text)
  const [address, setAddress] = useQueryParts({ year: (value) => yearOf(value) !== undefined })
  const year = yearOf(address.get('year')) ?? present
  const { data, error } = useRead(['taxFiles', year], 'GET /v1/tax/tax-files', { query: { year } })
  return (
    <>
      <PageHeading title={t('taxFiles.title')} />
      <Lead>{t('taxFiles.about')}</Lead>
      <SelectField
        label={t('taxFiles.year')}
        value={year}
        options={years.map((one) => [one, one])}
        onChoose={(chosen) => setAddress({ year: String(chosen) })}
        fullWidth={false}
        sx={{ minInlineSize: 140, alignSelf: 'start' }}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && <Year key={data.year} data={data} />}
    </>
  )
}

function Year({ data }: { readonly data: TaxYear }) {
  const t = useWords()
  const { year, isOver, declarers, quarters, moved, unverified } = data
  return (
    <>
      {!isOver && (
        <Alert severity="info" sx={{ marginBlockStart: 2 }}>
          {t('taxFiles.notOver')}
        </Alert>
      )}
      <Unverified items={unverified.map((name) => t(`taxFiles.unverified.${name}`))} />
      {declarers.length === 0 && quarters.length === 0 && (
        <Typography sx={{ marginBlockStart: 3 }}>{t('taxFiles.noPayments', { year: String(year) })}</Typography>
      )}
      {declarers.length > 0 && <TaxReturnSection year={year} declarers={declarers} />}
      {quarters.length > 0 && <Quarters year={year} rows={quarters} />}
      {moved.length > 0 && <Moved year={year} rows={moved} />}
    </>
  )
}

/** Forms 123 and 216: what accrued in each quarter. */
function Quarters({ year, rows }: { readonly year: number; readonly rows: TaxYear['quarters'] }) {
  const t = useWords()
  return (
    <TaxTable
      title={t('taxFiles.quarters')}
      fileName={t('taxFiles.fileOf.quarters', { year: String(year) })}
      rows={rows}
      keyOf={({ fromDay, form, promoter }) => `${fromDay} ${form} ${promoter}`}
      columns={[
        {
          heading: t('taxFiles.column.quarter'),
          text: ({ fromDay, toDay }) => t('withholdings.quarter', { from: formatDate(fromDay), to: formatDate(toDay) }),
        },
        { heading: t('taxFiles.column.form'), text: ({ form }) => form },
        { heading: t('taxFiles.declarer'), text: ({ promoter }) => promoter ?? t('taxFiles.platform') },
        { heading: t('taxFiles.column.dueBy'), text: ({ dueBy }) => formatDate(dueBy) },
        { heading: t('taxFiles.payees'), text: ({ payeeCount }) => String(payeeCount), isNumber: true },
        { heading: t('taxFiles.column.interest'), amount: ({ interest }) => interest },
        { heading: t('taxFiles.column.withheld'), amount: ({ withheld }) => withheld },
      ]}
    />
  )
}

/** Residences that were known later: what the forms of a quarter have to be rectified by. */
function Moved({ year, rows }: { readonly year: number; readonly rows: TaxYear['moved'] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <TaxTable
      title={t('taxFiles.moved')}
      about={t('taxFiles.movedAbout')}
      fileName={t('taxFiles.fileOf.moved', { year: String(year) })}
      rows={rows}
      keyOf={({ userId, fromDay, country, form, promoter }) => `${userId} ${fromDay} ${country} ${form} ${promoter}`}
      columns={[
        personColumn(t),
        { heading: t('taxFiles.column.country'), text: ({ country }) => countryName(country, language) },
        { heading: t('taxFiles.column.quarter'), text: ({ fromDay }) => quarterWords(fromDay, t) },
        { heading: t('taxFiles.declarer'), text: ({ promoter }) => promoter ?? t('taxFiles.platform') },
        { heading: t('taxFiles.column.form'), text: ({ form }) => form },
        { heading: t('taxFiles.column.rightForm'), text: ({ rightForm }) => rightForm },
        { heading: t('taxFiles.column.interest'), amount: ({ interest }) => interest },
        { heading: t('taxFiles.column.withheld'), amount: ({ withheld }) => withheld },
      ]}
    />
  )
}
