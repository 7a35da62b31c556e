import { useState } from 'react'
import { Button, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useGetList, useNotify } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { UserRecord, VerificationRecord } from '../../providers/records.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { SideDrawer } from '../../ui/record/side-drawer.tsx'
import { VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { VerificationDecision } from '../verifications/verification-decision.tsx'

const MOST_ATTEMPTS = 50

/** Each attempt to prove the identity; one opens beside the list and can be decided there. */
export function UserVerifications({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const notify = useNotify()
  const [openId, setOpenId] = useState<string>()
  const { data, refetch } = useGetList<VerificationRecord>('verifications', {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: MOST_ATTEMPTS },
    sort: { field: 'updatedAt', order: 'DESC' },
  })
  const open = data?.find(({ id }) => id === openId)
  if (data?.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('backoffice.verification.never')}</Typography>
  return (
    <>
      <ScrollTable label={t('verifications.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('verifications.fields.attempt')}</TableCell>
            <TableCell>{t('verifications.fields.status')}</TableCell>
            <TableCell>{t('verifications.fields.createdAt')}</TableCell>
            <TableCell>{t('verifications.fields.updatedAt')}</TableCell>
            <TableCell>{t('verifications.fields.decisionReason')}</TableCell>
            <TableCell aria-label={t('backoffice.actions')} />
          </TableRow>
        </TableHead>
        <TableBody>
          {data?.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell>{row.attempt}</TableCell>
              <TableCell>
                <VerificationStatusBadge status={row.status} />
              </TableCell>
              <TableCell>{formatDateTime(row.createdAt)}</TableCell>
              <TableCell>{formatDateTime(row.updatedAt)}</TableCell>
              <TableCell>{row.decisionReason ?? row.reason}</TableCell>
              <TableCell align="right">
                <Button size="small" onClick={() => setOpenId(row.id)}>
                  {t('backoffice.open')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
      <SideDrawer label={t('verifications.one')} isOpen={open !== undefined} onClose={() => setOpenId(undefined)}>
        {open && (
          <VerificationDecision
            key={open.id}
            record={open}
            onReload={() => void refetch()}
            onDecided={({ status, userName: name }) => {
              notify(
                t(
                  status === 'Approved'
                    ? 'backoffice.done.verification.approved'
                    : 'backoffice.done.verification.declined',
                  { name },
                ),
                { type: 'success' },
              )
              setOpenId(undefined)
            }}
          />
        )}
      </SideDrawer>
    </>
  )
}
