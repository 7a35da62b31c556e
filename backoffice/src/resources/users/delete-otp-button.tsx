import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@mui/material'
import { HttpError, useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { TotpRecord, UserRecord } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { displayNameOf } from '../../ui/display-name.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

/** Deleting the OTP device forces the user to set it up again (spec section 4, "User"). */
export function DeleteOtpButton({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const name = displayNameOf(user)

  const remove = async () => {
    const { data } = await dataProvider.getList<TotpRecord>('totps', {
      filter: { userId: user.id },
      pagination: { page: 1, perPage: 1 },
    })
    if (!data[0]) throw new HttpError(t('errors.otp-not-configured'), 404)
    await dataProvider.delete('totps', { id: data[0].id, previousData: data[0] })
    await queries.invalidateQueries({ queryKey: ['users'] })
  }
  const { run, isBusy, refusal, reset } = useAction(remove, {
    words: t('backoffice.users.otpDeleted', { name }),
    after: () => setOpen(false),
  })

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('backoffice.users.deleteOtp')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('backoffice.users.deleteOtpTitle', { name })}
        consequence={t('backoffice.users.deleteOtpConsequence')}
        confirmLabel={t('backoffice.users.deleteOtp')}
        isDangerous
        isBusy={isBusy}
        refusal={refusal}
        onConfirm={() => void run()}
        onClose={() => {
          reset()
          setOpen(false)
        }}
      />
    </>
  )
}
