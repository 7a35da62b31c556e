import { lazy, Suspense, useState } from 'react'
import { Box, Skeleton, Typography } from '@mui/material'
import { Loading } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { ageOf, isOld, useNow } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { useWaiting, type Waiting } from './use-waiting.tsx'

const WaitingDecision = lazy(async () => ({ default: (await import('./waiting-decision.tsx')).WaitingDecision }))

/** What of a customer waits for staff, oldest first, each one step from its decision (handbook rule 14.40). */
export function UserWaits({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const [openKey, setOpenKey] = useState<string>()
  const { items, isKnown, failed, refetch } = useWaiting(user)
  const open = items.find(({ key }) => key === openKey)
  const close = () => setOpenKey(undefined)
  return (
    <Section title={t('customers.waits')} actions={isKnown && items.length > 0 && <span>{items.length}</span>}>
      {failed && <Failure error={failed} onRetry={refetch} />}
      {!isKnown && !failed && <Skeleton variant="rounded" height={60} />}
      {isKnown && items.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('customers.nothingWaits')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map((one) => (
          <WaitingRow key={one.key} waiting={one} onOpen={() => setOpenKey(one.key)} />
        ))}
      </Box>
      <SideDrawer label={open?.what ?? ''} isOpen={open?.item !== undefined} onClose={close}>
        {open?.item && (
          <Suspense fallback={<Loading />}>
            <WaitingDecision key={open.key} item={open.item} onReload={refetch} onDone={close} />
          </Suspense>
        )}
      </SideDrawer>
    </Section>
  )
}

interface RowProps {
  readonly waiting: Waiting
  readonly onOpen: () => void
}

function WaitingRow({ waiting: { since, what, amount, link, item }, onOpen }: RowProps) {
  const t = useWords()
  const now = useNow()
  return (
    <Box component="li" sx={row}>
      <Box component="span" sx={{ color: isOld(since, now) ? 'error.main' : 'text.secondary' }}>
        {ageOf(since, now)}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {what}
      </Box>
      <span>{amount !== undefined && <Amount value={amount} sign="always" />}</span>
      <span>
        {link}
        {item && (
          <DialogButton size="small" onClick={onOpen}>
            {t('customers.decide')}
          </DialogButton>
        )}
      </span>
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
