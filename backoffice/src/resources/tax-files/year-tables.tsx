import { formatDate } from '@cauce/format/dates.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { TaxYear } from '../../providers/records.ts'
import { CustomerLink } from '../../ui/links.tsx'
import { countryName } from '../../ui/names.ts'
import { useLanguage, useWords } from '../../ui/words.ts'
import { TaxTable } from './tax-table.tsx'

/** Forms 123 and 216: what accrued in each quarter. */
export function Quarters({ year, rows }: { readonly year: number; readonly rows: TaxYear['quarters'] }) {
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

/** Form 296: what each non-resident was paid. */
export function NonResidents({ year, rows }: { readonly year: number; readonly rows: TaxYear['nonResidents'] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <TaxTable
      title={t('taxFiles.nonResidents')}
      fileName={t('taxFiles.fileOf.nonResidents', { year: String(year) })}
      rows={rows}
      keyOf={({ userId, accrualYear, rate, reason, promoter }) =>
        `${userId} ${accrualYear} ${rate} ${reason} ${promoter}`
      }
      columns={[
        {
          heading: t('taxFiles.column.name'),
          text: ({ name }) => name ?? t('taxFiles.closedAccount'),
          cell: ({ userId, name, isClosed }) =>
            name === null || isClosed ? (
              (name ?? t('taxFiles.closedAccount'))
            ) : (
              <CustomerLink id={userId} name={name} tab="tax" />
            ),
        },
        { heading: t('taxFiles.column.country'), text: ({ country }) => countryName(country, language) },
        { heading: t('taxFiles.column.document'), text: ({ document }) => document ?? '' },
        { heading: t('taxFiles.column.reason'), text: ({ reason }) => t(`withholdings.reason.${reason}`) },
        { heading: t('taxFiles.declarer'), text: ({ promoter }) => promoter ?? t('taxFiles.platform') },
        { heading: t('taxFiles.column.accrualYear'), text: ({ accrualYear }) => String(accrualYear), isNumber: true },
        { heading: t('taxFiles.column.rate'), text: ({ rate }) => formatPercent(rate), isNumber: true },
        { heading: t('taxFiles.column.interest'), amount: ({ interest }) => interest },
        { heading: t('taxFiles.column.withheld'), amount: ({ withheld }) => withheld },
      ]}
    />
  )
}
