import { useState } from 'react'
import { Box, Checkbox, FormControlLabel, Skeleton, TextField, Typography } from '@mui/material'
import { formatAmount } from '@cauce/contract/cents.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useRead } from '../../providers/call.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { Caption, Section } from '../../ui/section.tsx'
import { useDebounced } from '../../ui/palette/use-debounced.ts'
import { useWords } from '../../ui/words.ts'
import { keyOf, leftOf, toggled, type Candidate, type Choice } from './match-choice.ts'
import { useTargetWords } from './target-words.ts'

const PAUSE_MS = 200

interface Props {
  readonly record: MatchingRecord
  readonly total: string
  readonly choice: Choice
  readonly isBusy: boolean
  readonly onChange: (choice: Choice) => void
}

export function MatchCandidates({ record, total, choice, isBusy, onChange }: Props) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), PAUSE_MS)
  const { data, error } = useRead(
    ['matching', 'candidates', record.id, search],
    'GET /v1/bank/matching/{id}/candidates',
    {
      params: { id: record.id },
      query: search === '' ? {} : { search },
    },
    { select: ({ candidates }) => candidates },
  )
  const chosen = choice.map(({ candidate }) => candidate)
  const others = (data ?? []).filter((one) => !chosen.some((other) => keyOf(other) === keyOf(one)))
  const left = leftOf(choice, total)
  return (
    <Section title={t('matching.candidates')}>
      {[...chosen, ...others].map((candidate) => (
        <CandidateRow
          key={keyOf(candidate)}
          candidate={candidate}
          typed={choice.find((one) => keyOf(one.candidate) === keyOf(candidate))?.typed}
          isSplit={choice.length > 1}
          isBusy={isBusy}
          onToggle={() => onChange(toggled(choice, candidate, total))}
          onType={(typed) =>
            onChange(choice.map((one) => (keyOf(one.candidate) === keyOf(candidate) ? { ...one, typed } : one)))
          }
        />
      ))}
      {!data && !error && <Skeleton />}
      {error && <Typography color="error">{error.message}</Typography>}
      {data && chosen.length + others.length === 0 && <Typography>{t('matching.noCandidates')}</Typography>}
      {choice.length > 1 && (
        <Typography component="output" sx={{ display: 'block', ...(left !== 0n && { color: 'error.main' }) }}>
          {t('matching.left')}: {formatMoney(formatAmount(left))}
        </Typography>
      )}
      <Box component="search" sx={{ marginBlockStart: 1.5 }}>
        <TextField
          size="small"
          label={t('matching.find')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      </Box>
    </Section>
  )
}

interface RowProps {
  readonly candidate: Candidate
  readonly typed: string | undefined
  readonly isSplit: boolean
  readonly isBusy: boolean
  readonly onToggle: () => void
  readonly onType: (typed: string) => void
}

function CandidateRow({ candidate, typed, isSplit, isBusy, onToggle, onType }: RowProps) {
  const t = useWords()
  const targetOf = useTargetWords()
  const { name, amount, reasons } = candidate
  const what = targetOf(candidate)
  return (
    <Box sx={{ borderBlockEnd: '1px solid var(--line)', paddingBlock: 0.5 }}>
      <FormControlLabel
        disabled={isBusy}
        // A long reference breaks, so that the page does not scroll sideways on a phone.
        sx={{ '& .MuiFormControlLabel-label': { minWidth: 0, overflowWrap: 'anywhere' } }}
        control={<Checkbox checked={typed !== undefined} onChange={onToggle} />}
        label={
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>{' '}
            {amount !== null && <span>{formatMoney(amount)}</span>}
            <Caption>{[what, ...reasons.map((reason) => t(`matching.reason.${reason}`))].join(' · ')}</Caption>
          </>
        }
      />
      {typed !== undefined && isSplit && (
        <TextField
          size="small"
          label={t('matching.part', { what })}
          value={typed}
          disabled={isBusy}
          onChange={(event) => onType(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          sx={{ marginBlock: 1 }}
        />
      )}
    </Box>
  )
}
