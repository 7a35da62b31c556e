import type { ReactNode } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { HttpError } from 'react-admin'
import { codeOf } from '../../providers/refusal.ts'
import { useWords } from '../words.ts'

interface Props {
  /** The state now. */
  readonly badge: ReactNode
  /** For how long it has been waiting. */
  readonly waiting?: string | undefined
  readonly title: string
  readonly amount?: ReactNode
  /** What one must know to decide. */
  readonly children: ReactNode
  readonly refusal?: HttpError | undefined
  readonly onReload?: (() => void) | undefined
  /** The decision itself. */
  readonly actions: ReactNode
}

/** The pane of a decision: what it is, why or why not, and at the foot the decision. */
export function DecisionFrame({ badge, waiting, title, amount, children, refusal, onReload, actions }: Props) {
  return (
    <Box component="article" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <Box sx={{ padding: 2, paddingBlockEnd: 1.5, borderBlockEnd: '1px solid var(--line)' }}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBlockEnd: 0.75 }}
        >
          {badge}
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {waiting}
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

/** Somebody else was faster: what is on the screen is old. */
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
