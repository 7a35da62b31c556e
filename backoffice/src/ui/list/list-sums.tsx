import { Box } from '@mui/material'
import { useGetList, useListContext } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { useWords } from '../words.ts'

/** What a list adds up, by the name of the sum in its answer. */
export type SumLabels = Readonly<Record<string, (t: Translate) => string>>

/** For so long the sums of the same filters are not read again. */
const FRESH_MS = 30_000

/** The sums of all rows that the filters let through, read apart so that the rows do not wait for them. */
export function ListSums({ labels }: { readonly labels: SumLabels }) {
  const t = useWords()
  const { resource, filterValues, filter, total } = useListContext()
  const { meta } = useGetList(
    resource,
    {
      filter: { ...(filterValues as object), ...(filter as object | undefined), getSums: true },
      pagination: { page: 1, perPage: 1 },
    },
    { staleTime: FRESH_MS, enabled: total !== undefined },
  )
  const sums = (meta as { readonly sums?: Readonly<Record<string, string>> } | undefined)?.sums
  if (total === undefined) return null
  return (
    <Box
      component="dl"
      aria-label={t('backoffice.list.sums')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'end',
        columnGap: 3,
        rowGap: 0.5,
        margin: 0,
        paddingInline: 2,
        paddingBlockStart: 1,
        minHeight: '2rem',
        color: 'text.secondary',
      }}
    >
      {Object.entries(labels).map(([name, label]) => (
        <Box key={name} sx={{ display: 'flex', gap: 1 }}>
          <Box component="dt">{label(t)}</Box>
          <Box component="dd" sx={{ margin: 0, color: 'text.primary', fontWeight: 600 }}>
            {sums?.[name] === undefined ? '…' : formatMoney(sums[name])}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
