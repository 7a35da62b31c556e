import { useState } from 'react'
import { Box, Button, Checkbox, FormControlLabel, Skeleton, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import type { FirstApproval } from '../../ui/first-approval.ts'
import { Caption, Section } from '../../ui/section.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { totalOf } from './match-choice.ts'

interface Props {
  readonly record: MatchingRecord
  readonly chosen: readonly MatchingRecord[]
  readonly prepared: readonly MatchingRecord[]
  readonly first: FirstApproval | null
  readonly isBusy: boolean
  readonly onChange: (chosen: readonly MatchingRecord[]) => void
}

export function OtherLines({ record, chosen, prepared, first, isBusy, onChange }: Props) {
  const t = useWords()
  const firstName = prepared.length > 0 ? first?.adminName : undefined
  const [isOpen, setOpen] = useState(firstName !== undefined)
  if (!isOpen)
    return (
      <Button variant="outlined" size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
        {t('matching.together.open')}
      </Button>
    )
  return (
    <Section title={t('matching.together.title')}>
      {firstName !== undefined && <Typography>{t('matching.together.prepared', { name: firstName })}</Typography>}
      <Waiting record={record} chosen={chosen} isBusy={isBusy} onChange={onChange} />
      {chosen.length > 0 && (
        <Typography component="output" sx={{ display: 'block', marginBlockStart: 1 }}>
          {t('matching.together.total', {
            smart_count: chosen.length + 1,
            amount: formatMoney(totalOf([record, ...chosen]), { sign: 'always' }),
          })}
        </Typography>
      )}
    </Section>
  )
}

function Waiting({ record, chosen, isBusy, onChange }: Omit<Props, 'prepared' | 'first'>) {
  const t = useWords()
  const { data, error } = useRecords('matching', {}, '-bookingDay')
  if (error) return <Typography color="error">{error.message}</Typography>
  if (!data) return <Skeleton />
  const others = data
    .filter((one) => goesWith(record, one))
    .toSorted((one, two) => likeness(record, two) - likeness(record, one))
  if (others.length === 0) return <Typography>{t('matching.together.none')}</Typography>
  const isChosen = ({ id }: MatchingRecord) => chosen.some((one) => one.id === id)
  return (
    <Box
      component="fieldset"
      aria-label={t('matching.together.title')}
      sx={{ maxHeight: '16rem', minWidth: 0, overflowY: 'auto', margin: 0, padding: 0, border: 0 }}
    >
      {others.map((other) => (
        <FormControlLabel
          key={other.id}
          disabled={isBusy}
          sx={{ display: 'flex', '& .MuiFormControlLabel-label': { minWidth: 0, overflowWrap: 'anywhere' } }}
          control={
            <Checkbox
              checked={isChosen(other)}
              onChange={() =>
                onChange(isChosen(other) ? chosen.filter(({ id }) => id !== other.id) : [...chosen, other])
              }
            />
          }
          label={
            <>
              {other.counterpartyName ?? t('matching.nameless')} <Amount value={other.amount} sign="always" />
              <Caption>{[formatDate(other.bookingDay), other.remittance].filter(Boolean).join(' · ')}</Caption>
            </>
          }
        />
      ))}
    </Box>
  )
}

const isDebit = ({ amount }: MatchingRecord) => amount.startsWith('-')

const goesWith = (record: MatchingRecord, other: MatchingRecord): boolean =>
  other.id !== record.id && other.tier !== null && isDebit(other) === isDebit(record)

/** Movements of the same account or the same name come first. */
const likeness = (record: MatchingRecord, other: MatchingRecord): number =>
  record.counterpartyIban !== null && other.counterpartyIban === record.counterpartyIban
    ? 2
    : Number(record.counterpartyName !== null && other.counterpartyName === record.counterpartyName)
