import { Alert, Box, Button } from '@mui/material'
import { ageOf, isJustNow, useNow } from '../../ui/time.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import type { QueueItem } from './queue.ts'
import { useClaim } from './use-claims.ts'

/** Says that a colleague has this open, and offers to take it over. It keeps nobody from deciding. */
export function ClaimNotice({ item }: { readonly item: QueueItem }) {
  const t = useWords()
  const now = useNow()
  const { holder, takeOver } = useClaim(item)
  const { run, isBusy } = useAction(takeOver, { affects: ['claims'] })
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
    </Box>
  )
}
