import { useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { Box, Skeleton, Typography } from '@mui/material'
import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import { MAXIMUM_OUTLOOK_WEIGHED } from '@cauce/contract'
import { formatCount } from '@cauce/format/quantities.ts'
import { useRead } from '../../providers/call.ts'
import type { BankFileOutlook as Outlook } from '../../providers/records.ts'
import { Failure, MarkedIfOld } from '../../ui/failure.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { KindChips } from '../../ui/chips.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useWords } from '../../ui/words.ts'
import { OutlookLines, outcomeName } from './outlook-lines.tsx'
import { Hint } from '../../ui/section.tsx'

type Outcome = Outlook['lines'][number]['outcome']

interface Props {
  readonly name: string
  readonly fileId: string
}

export function BankFileOutlook({ name, fileId }: Props) {
  const t = useWords()
  const [chosen, setChosen] = useState<Outcome>()
  const { data, error, isPlaceholderData, refetch } = useRead(
    ['bankFileOutlook', fileId, chosen],
    'GET /v1/bank/files/{id}/outlook',
    { params: { id: fileId }, query: { outcome: chosen } },
    { placeholderData: keepPreviousData },
  )
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ marginBlock: 1 }} />
  const { counts, lines } = data
  const countOf = (outcome: Outcome) => counts.find((one) => one.outcome === outcome)?.count ?? 0
  const total = chosen === undefined ? counts.reduce((sum, { count }) => sum + count, 0) : countOf(chosen)
  return (
    <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {counts.length > 0 && (
        <>
          <KindChips
            kinds={counts.map(({ outcome }) => outcome)}
            chosen={chosen}
            nameOf={(outcome) => `${outcomeName(t, outcome)} ${formatCount(countOf(outcome))}`}
            onChoose={setChosen}
          />
          <MarkedIfOld isOld={isPlaceholderData}>
            <OutlookLines name={name} lines={lines} />
          </MarkedIfOld>
          {!isPlaceholderData && total > lines.length && (
            <Hint isSmall>
              {t('bankFiles.outlook.shown', { shown: formatCount(lines.length), total: formatCount(total) })}
            </Hint>
          )}
        </>
      )}
      <BooksAhead outlook={data} isPartial={countOf('later') > 0} />
    </Box>
  )
}

interface BooksProps {
  readonly outlook: Pick<Outlook, 'booked' | 'stated' | 'difference' | 'unassigned'>
  /** Whether some new movements are only matched after the import. */
  readonly isPartial: boolean
}

export function BooksAhead({ outlook, isPartial }: BooksProps) {
  const t = useWords()
  const { booked, stated, difference, unassigned } = outlook
  return (
    <Box sx={{ padding: 1.5, borderRadius: '4px', backgroundColor: 'var(--sunken)' }}>
      <Figures>
        <Figure label={t('bankBooks.booked')} value={<Change of={booked} />} />
        <Figure label={t('bankBooks.stated')} value={<Change of={stated} />} />
        <Figure label={t('bankBooks.difference')} value={<Change of={difference} isSigned />} />
        <Figure label={t('bankBooks.cause.unassigned')} value={<Change of={unassigned} />} />
      </Figures>
      {isPartial && (
        <Typography variant="body2" sx={{ marginBlockStart: 0.75, color: 'text.secondary' }}>
          {t('bankFiles.outlook.partial', { maximum: formatCount(MAXIMUM_OUTLOOK_WEIGHED) })}
        </Typography>
      )}
    </Box>
  )
}

function Change({
  of: { before, after },
  isSigned = false,
}: {
  readonly of: Outlook['stated']
  readonly isSigned?: boolean
}) {
  const t = useWords()
  const sign = isSigned ? ({ sign: 'always' } as const) : {}
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <Amount value={before} {...sign} />
      <ArrowForwardIcon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      <VisuallyHidden>{t('bankFiles.outlook.becomes')}</VisuallyHidden>
      <Amount value={after} {...sign} />
    </Box>
  )
}
