import { Suspense, useState } from 'react'
import { Box } from '@mui/material'
import { Loading } from 'react-admin'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { ageOf, isOld, useNow } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { detailOf } from '../inbox/queue-details.ts'
import type { QueueRow } from '../inbox/queue.ts'
import type { useRows } from '../inbox/use-queue.ts'
import { FinishTask } from '../inbox/user-task.tsx'
import { loaded } from '../../ui/loaded.ts'

const OpenedRow = loaded(() => import('../inbox/opened-row.tsx'), 'OpenedRow')

/** What of a customer waits for staff, oldest first, each one step from its decision, as in the inbox (handbook rule 14.40). */
export function UserWaits({ rows: { data, error, refetch } }: { readonly rows: ReturnType<typeof useRows> }) {
  const t = useWords()
  const [open, setOpen] = useState<QueueRow>()
  const close = () => setOpen(undefined)
  return (
    <Section title={t('customers.waits')} actions={data && data.length > 0 && <span>{data.length}</span>}>
      <InsteadOfRows rows={data} error={error} onRetry={refetch} none={t('customers.nothingWaits')} />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.map((one) => (
          <WaitingRow key={one.id} waiting={one} onOpen={() => setOpen(one)} />
        ))}
      </Box>
      <SideDrawer
        label={open ? t(`backoffice.inbox.kindOf.${open.kind}`) : ''}
        isOpen={open !== undefined}
        onClose={close}
      >
        {open && (
          <Suspense fallback={<Loading />}>
            <OpenedRow key={open.id} row={open} isChosen onDecided={close} />
          </Suspense>
        )}
      </SideDrawer>
    </Section>
  )
}

interface RowProps {
  readonly waiting: QueueRow
  readonly onOpen: () => void
}

function WaitingRow({ waiting, onOpen }: RowProps) {
  const t = useWords()
  const now = useNow()
  const { kind, since, amount, recordId, text } = waiting
  return (
    <Box component="li" sx={row}>
      <Box component="span" sx={{ color: isOld(since, now) ? 'error.main' : 'text.secondary' }}>
        {ageOf(since, now)}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {t(`backoffice.inbox.kindOf.${kind}`)}: {detailOf(waiting, t)}
      </Box>
      <span>{amount !== null && <Amount value={amount} sign="always" />}</span>
      {kind === 'task' ? (
        <FinishTask task={{ id: recordId, title: text ?? '', state: 'open' }} />
      ) : (
        <DialogButton size="small" onClick={onOpen}>
          {t(kind === 'ticket' ? 'tickets.reply' : 'customers.decide')}
        </DialogButton>
      )}
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: '4.5rem 1fr auto auto',
  columnGap: 1.5,
  alignItems: 'baseline',
  paddingBlock: 1,
  borderBlockStart: '1px solid var(--line)',
} as const
