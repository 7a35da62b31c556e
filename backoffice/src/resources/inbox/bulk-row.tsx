import type { ReactNode } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Sign } from '../../ui/document/sign.tsx'
import { Amount } from '../../ui/figures.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { amountOf, LOOK_OF_ANSWER, type Answer } from './answers.ts'
import type { MarkedItem } from './queue.ts'
import { useClaim } from './use-claims.ts'

interface Props {
  readonly item: MarkedItem
  readonly id: string
  readonly title?: string
  readonly note?: string | undefined
  readonly answer: Answer | undefined
  readonly isBusy: boolean
  readonly onLeaveOut: () => void
  readonly children?: ReactNode
}

export function BulkRow({ item, id, title, note, answer, isBusy, onLeaveOut, children }: Props) {
  const t = useWords()
  const { holder } = useClaim(item.row, true)
  const amount = amountOf(item)
  return (
    <Box component="li" aria-labelledby={`${id}-name`} sx={row}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h3" variant="subtitle1" id={`${id}-name`} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {title ?? `${t(`backoffice.inbox.kindOf.${item.kind}`)}, ${item.who}`}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flex: 'none' }}>
          {amount !== undefined && (
            <Typography component="span" variant="subtitle1">
              <Amount value={amount} sign="always" />
            </Typography>
          )}
          <Button size="small" disabled={isBusy} onClick={onLeaveOut} aria-describedby={`${id}-name`}>
            {t('backoffice.bulk.leaveOut')}
          </Button>
        </Box>
      </Box>
      {holder && <StateBadge tone="grey" label={t('backoffice.inbox.openBy', { name: holder.userName })} mayWrap />}
      {note !== undefined && <StateBadge tone="blue" label={note} mayWrap />}
      {children}
      <Box aria-live="polite">
        {answer?.kind === 'refused' && <Alert severity="error">{answer.words}</Alert>}
        {answer && answer.kind !== 'refused' && <Sign look={LOOK_OF_ANSWER[answer.kind]}>{answer.words}</Sign>}
      </Box>
    </Box>
  )
}

const row = {
  display: 'grid',
  gap: 1,
  justifyItems: 'stretch',
  padding: 2,
  borderBlockEnd: '1px solid var(--line)',
  '& > *': { minWidth: 0 },
} as const
