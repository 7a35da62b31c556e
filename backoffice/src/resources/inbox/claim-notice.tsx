import type { ReactNode } from 'react'
import { Alert, Box, Button } from '@mui/material'
import { ageOf, isJustNow, useNow } from '../../ui/time.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import type { QueueRow } from './queue.ts'
import { useClaim } from './use-claims.ts'

/** Says who has this open: a colleague, from whom it can be taken over, or the reader, who can let it go. It keeps nobody from deciding. */
export function ClaimNotice({ row, isChosen }: { readonly row: QueueRow; readonly isChosen: boolean }) {
  const t = useWords()
  const now = useNow()
  const { holder, isOwn, isLetGo, takeOver, letGo, claimAgain } = useClaim(row, isChosen)
  const { run, isBusy } = useAction(takeOver, { affects: [] })
  return (
    <Box component="output">
      {holder && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" loading={isBusy} onClick={() => void run()}>
              {t('backoffice.inbox.takeOver')}
            </Button>
          }
        >
          {isJustNow(holder.claimedAt, now)
            ? t('backoffice.inbox.heldSinceNow', { name: holder.userName })
            : t('backoffice.inbox.heldBy', { name: holder.userName, age: ageOf(holder.claimedAt, now) })}
        </Alert>
      )}
      {isOwn && (
        <OwnClaim action={t('backoffice.inbox.letGo')} onAct={letGo}>
          {t('backoffice.inbox.heldByYou')}
        </OwnClaim>
      )}
      {isLetGo && (
        <OwnClaim action={t('backoffice.inbox.claimAgain')} onAct={claimAgain}>
          {t('backoffice.inbox.heldByNobody')}
        </OwnClaim>
      )}
    </Box>
  )
}

interface OwnProps {
  readonly action: string
  readonly onAct: () => void
  readonly children: ReactNode
}

/** One line, so that it takes little of the decision below. */
const OwnClaim = ({ action, onAct, children }: OwnProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1,
      paddingInline: 2,
      paddingBlock: 0.25,
      borderBlockEnd: '1px solid var(--line)',
      fontSize: '0.8125rem',
      color: 'text.secondary',
    }}
  >
    <span>{children}</span>
    <Button size="small" onClick={onAct} sx={{ flexShrink: 0 }}>
      {action}
    </Button>
  </Box>
)
