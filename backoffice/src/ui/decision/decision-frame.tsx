import type { ReactNode } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { HttpError } from 'react-admin'
import { codeOf } from '../../providers/refusal.ts'
import { ageOf, useNow } from '../time.tsx'
import { useWords } from '../words.ts'

interface Props {
  readonly badge: ReactNode
  readonly waitingSince?: string | undefined
  readonly title: string
  readonly amount?: ReactNode
  readonly children: ReactNode
  readonly refusal?: HttpError | undefined
  readonly onReload?: (() => void) | undefined
  readonly actions: ReactNode
}

export function DecisionFrame({ badge, waitingSince, title, amount, children, refusal, onReload, actions }: Props) {
  const t = useWords()
  const now = useNow()
  return (
    <Box component="article" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <Box sx={{ padding: 2, paddingBlockEnd: 1.5, borderBlockEnd: '1px solid var(--line)' }}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBlockEnd: 0.75 }}
        >
          {badge}
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {waitingSince !== undefined && t('backoffice.decision.waits', { age: ageOf(waitingSince, now) })}
          </Typography>
        </Box>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {amount !== undefined && (
          <Box
            component="p"
            sx={{
              margin: 0,
              fontFamily: 'var(--font-display)',
              fontSize: '2rem',
              lineHeight: 1.2,
              letterSpacing: 'var(--tracking-figure)',
            }}
          >
            {amount}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          flex: '1 1 auto',
          minHeight: 0,
          overflowY: 'auto',
          padding: 2,
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
        }}
      >
        {children}
      </Box>
      {(actions || refusal) && (
        <Box
          sx={{
            padding: 2,
            borderBlockStart: '1px solid var(--line)',
            backgroundColor: 'background.paper',
            display: 'flex',
            flexDirection: 'column',
            gap: 1.5,
          }}
        >
          {refusal && <RefusalAlert refusal={refusal} onReload={onReload} />}
          {actions}
        </Box>
      )}
    </Box>
  )
}

/** Refusals after which the record is read again, because another user changed it. */
const STALE_CODES = new Set(['edit-conflict', 'state-forbids', 'not-found'])

function RefusalAlert({
  refusal,
  onReload,
}: {
  readonly refusal: HttpError
  readonly onReload: (() => void) | undefined
}) {
  const t = useWords()
  const isStale = STALE_CODES.has(codeOf(refusal) ?? '')
  return (
    <Alert
      severity="error"
      action={
        isStale && onReload ? (
          <Button color="inherit" size="small" onClick={onReload}>
            {t('common.reload')}
          </Button>
        ) : undefined
      }
    >
      {refusal.message}
    </Alert>
  )
}
