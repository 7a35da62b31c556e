import { useState } from 'react'
import { Box, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { addMonths } from '@cauce/contract/calendar.ts'
import { GROUPINGS } from '@cauce/contract'
import { useStore } from 'react-admin'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useToday } from '../../ui/use-now.ts'
import { useWords } from '../../ui/words.ts'
import { FeeStatistics } from './fee-statistics.tsx'
import { MovementStatistics } from './movement-statistics.tsx'
import type { Range } from './use-summary.ts'

/** /admin/statistics/: what was invested and what the platform earned, by period (spec section 7, summaries). */
export function Statistics() {
  const t = useWords()
  const today = useToday()
  const [groupBy, setGroupBy] = useStore<Range['groupBy']>('statistics.groupBy', 'month')
  const [fromDate, setFromDate] = useState(() => `${addMonths(today, -11).slice(0, 7)}-01`)
  const [toDate, setToDate] = useState(today)
  const isValid = fromDate !== '' && toDate !== '' && fromDate <= toDate
  const range = { groupBy, fromDate, toDate }
  return (
    <>
      <PageHeading title={t('statistics.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 3 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={groupBy}
          aria-label={t('statistics.groupBy')}
          onChange={(_event, chosen: Range['groupBy'] | null) => chosen && setGroupBy(chosen)}
        >
          {GROUPINGS.map((grouping) => (
            <ToggleButton key={grouping} value={grouping}>
              {t(`fees.groupBy.${grouping}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DayField label={t('common.from')} value={fromDate} onChange={setFromDate} />
        <DayField
          label={t('common.to')}
          value={toDate}
          onChange={setToDate}
          refusal={isValid ? undefined : t('errors.end-before-start')}
        />
      </Box>
      {isValid && (
        <Stack spacing={5}>
          <MovementStatistics range={range} />
          <FeeStatistics range={range} />
        </Stack>
      )}
    </>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (date: string) => void
  readonly refusal?: string | undefined
}

const DayField = ({ label, value, onChange, refusal }: DayFieldProps) => (
  <TextField
    type="date"
    margin="none"
    fullWidth={false}
    label={label}
    value={value}
    error={refusal !== undefined}
    helperText={refusal}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)
