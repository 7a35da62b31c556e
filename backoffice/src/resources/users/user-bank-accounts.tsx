import { useState } from 'react'
import { Button, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useGetList, useNotify } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { maskIban } from '@cauce/format/iban.ts'
import type { BankAccountRecord, UserRecord } from '../../providers/records.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { SideDrawer } from '../../ui/record/side-drawer.tsx'
import { BankAccountStateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BankAccountDecision } from '../bank-accounts/bank-account-decision.tsx'

const MOST_ACCOUNTS = 100

/** The bank accounts of a customer: certificate, state, and the decision on it. */
export function UserBankAccounts({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const notify = useNotify()
  const [openId, setOpenId] = useState<string>()
  const { data, refetch } = useGetList<BankAccountRecord>('bankAccounts', {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: MOST_ACCOUNTS },
    sort: { field: 'createdAt', order: 'DESC' },
  })
  const open = data?.find(({ id }) => id === openId)
  if (data?.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('backoffice.bankAccounts.none')}</Typography>
  return (
    <>
      <ScrollTable label={t('bankAccounts.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('bankAccounts.fields.alias')}</TableCell>
            <TableCell>{t('bankAccounts.fields.account')}</TableCell>
            <TableCell>{t('bankAccounts.fields.main')}</TableCell>
            <TableCell>{t('bankAccounts.fields.state')}</TableCell>
            <TableCell>{t('bankAccounts.fields.document')}</TableCell>
            <TableCell>{t('bankAccounts.fields.createdAt')}</TableCell>
            <TableCell aria-label={t('backoffice.actions')} />
          </TableRow>
        </TableHead>
        <TableBody>
          {data?.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell>{row.alias}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{maskIban(row.account)}</TableCell>
              <TableCell>{row.main ? t('common.yes') : ''}</TableCell>
              <TableCell>
                <BankAccountStateBadge state={row.state} />
                {row.errorMessage !== null && (
                  <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
                    {row.errorMessage}
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                {row.document && <DocumentLink file={row.document} resource="bankAccounts" id={row.id} />}
              </TableCell>
              <TableCell>{formatDate(row.createdAt)}</TableCell>
              <TableCell align="right">
                <Button size="small" onClick={() => setOpenId(row.id)}>
                  {t('backoffice.open')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
      <SideDrawer label={t('bankAccounts.one')} isOpen={open !== undefined} onClose={() => setOpenId(undefined)}>
        {open && (
          <BankAccountDecision
            key={open.id}
            record={open}
            onReload={() => void refetch()}
            onDecided={({ state, userName: name }) => {
              notify(t(`backoffice.done.bankAccount.${state}`, { name }), { type: 'success' })
              setOpenId(undefined)
            }}
          />
        )}
      </SideDrawer>
    </>
  )
}
