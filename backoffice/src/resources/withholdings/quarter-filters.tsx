import { MenuItem, Stack, TextField } from '@mui/material'
import type { WithholdingsQuery } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

interface Props {
  /** Those that there are, and perhaps the one that the address asks for. */
  readonly years: readonly number[]
  readonly query: WithholdingsQuery
  readonly onChoose: (name: 'year' | 'quarter', value: string) => void
}

/** Year and quarter of what is shown. */
export function QuarterFilters({ years, query, onChoose }: Props) {
  const t = useWords()
  const { year, quarter } = query
  const offered = year === undefined || years.includes(year) ? years : [year, ...years]
  const choices = {
    year: offered.map((one) => ({ value: String(one), words: String(one) })),
    quarter: [1, 2, 3, 4].map((one) => ({ value: String(one), words: t('withholdings.quarterOf', { number: one }) })),
  }
  const chosen = { year: String(year ?? ''), quarter: String(quarter ?? '') }
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['year', 'quarter'] as const).map((name) => (
        <TextField
          key={name}
          select
          label={t(`withholdings.filter.${name}`)}
          value={chosen[name]}
          onChange={(event) => onChoose(name, event.target.value)}
          fullWidth={false}
          sx={{ minInlineSize: 160 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t(`withholdings.filter.all.${name}`)}</MenuItem>
          {choices[name].map(({ value, words }) => (
            <MenuItem key={value} value={value}>
              {words}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  )
}
