import { lazy, Suspense } from 'react'
import { Box, Skeleton, Stack } from '@mui/material'
import { useGetList } from 'react-admin'
import type { UserRecord, WalletRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { Amount } from '../../ui/amount.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { AddTransactionButton } from '../transactions/add-transaction-button.tsx'
import { UserOrders } from './user-orders.tsx'
import { UserWalletMovements } from './user-wallet-movements.tsx'

const InvestedOverTime = lazy(async () => ({
  default: (await import('../order-movements/invested-over-time.tsx')).InvestedOverTime,
}))

/** Balance, movements with their decisions, and what has been invested over time. */
export function UserWallet({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const mayAdd = useMay('transactions.decide')
  const { data } = useGetList<WalletRecord>('wallets', {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: 1 },
  })
  const wallet = data?.[0]
  return (
    <Stack spacing={4}>
      {wallet ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
          <Figures>
            <Figure label={t('wallets.fields.balance')} value={<Amount value={wallet.balance} />} isMain />
            <Figure label={t('wallets.fields.available')} value={<Amount value={wallet.available} />} />
            <Figure label={t('wallets.fields.reserved')} value={<Amount value={wallet.reserved} />} />
          </Figures>
          {mayAdd && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
              <AddTransactionButton type="income" wallet={wallet} />
              <AddTransactionButton type="withdraw" wallet={wallet} />
            </Box>
          )}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={64} />
      )}
      <UserWalletMovements userId={user.id} />
      <UserOrders userId={user.id} />
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <InvestedOverTime filter={{ userId: user.id }} />
      </Suspense>
    </Stack>
  )
}
