import { Suspense } from 'react'
import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { ListSection } from '../../ui/list/list-section.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { Orders } from '../orders/order-lists.tsx'
import { Reservations } from '../reservations/reservation-lists.tsx'
import { AddTransactionButton } from '../transactions/add-transaction.tsx'
import { filtersOfOneWallet, TransactionsTable } from '../transactions/transaction-lists.tsx'
import { loaded } from '../../ui/loaded.ts'

const InvestedOverTime = loaded(() => import('../orders/invested-over-time.tsx'), 'InvestedOverTime')

export function UserWallet({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const { canAccess: mayAdd } = useCanAccess(accessTo('transactions.decide'))
  const filter = { userId: user.id }
  const section = { filter, owner: `users.${user.id}` }
  const { data } = useRecords('wallets', filter, undefined, { most: 1 })
  const wallet = data?.[0]
  return (
    <Stack spacing={4}>
      {wallet ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
          <Figures>
            <Figure label={t('wallets.fields.balance')} value={<Amount value={wallet.balance} />} isMain />
            <Figure label={t('wallets.fields.available')} value={<Amount value={wallet.available} />} />
            <Figure label={t('wallets.fields.reserved')} value={<Amount value={wallet.reserved} />} />
            {(['unreceived', 'garnished'] as const).map(
              (name) =>
                wallet[name] !== '0.00' && (
                  <Figure key={name} label={t(`wallets.fields.${name}`)} value={<Amount value={wallet[name]} />} />
                ),
            )}
          </Figures>
          {mayAdd && user.verificationStatus !== 'Approved' && (
            <Typography sx={{ color: 'text.secondary', maxWidth: '40ch' }}>
              {t('backoffice.addTransaction.notVerified')}
            </Typography>
          )}
          {mayAdd && user.verificationStatus === 'Approved' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
              <AddTransactionButton type="income" wallet={wallet} />
              <AddTransactionButton type="withdraw" wallet={wallet} />
            </Box>
          )}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={64} />
      )}
      <ListSection
        {...section}
        resource="transactions"
        title={t('transactions.title')}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={filtersOfOneWallet}
      >
        <TransactionsTable isOfOneCustomer />
      </ListSection>
      <Orders {...section} of="customer" />
      <Reservations {...section} of="customer" />
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <InvestedOverTime filter={filter} />
      </Suspense>
    </Stack>
  )
}
