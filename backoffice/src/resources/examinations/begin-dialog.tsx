import { useState } from 'react'
import { Box, TextField } from '@mui/material'
import { useCall } from '../../providers/call.ts'
import type { Examination, UserRecord } from '../../providers/records.ts'
import { fieldRefusalsOf } from '../../providers/refusal.ts'
import { ConfirmFrame } from '../../ui/confirm-frame.tsx'
import { CustomerSearch } from '../../ui/customer-search.tsx'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly onBegun: (examination: Examination) => void
  readonly onClose: () => void
}

/** Asks whom an examination is about, and what is unusual. */
export function BeginDialog({ onBegun, onClose }: Props) {
  const t = useWords()
  const guard = useLeaveGuard()
  const call = useCall()
  const [customer, setCustomer] = useState<UserRecord | null>(null)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const action = useAction(
    () => call('POST /v1/account/examinations', { body: { userId: customer!.id, reason: reason.trim() } }),
    {
      words: t('examinations.begun'),
      after: (examination) => {
        guard.saved()
        onClose()
        onBegun(examination)
      },
    },
  )
  const refused = fieldRefusalsOf(action.refusal) ?? {}
  const refusalOf = (field: 'userId' | 'reason', isMissing: boolean) =>
    isAsked && isMissing ? t('errors.required') : refused[field]
  const [isCustomerMissing, isReasonMissing] = [customer === null, reason.trim() === '']
  return (
    <>
      <ConfirmFrame
        title={t('examinations.begin')}
        consequence={t('examinations.beginAbout')}
        confirmLabel={t('examinations.begin')}
        isBusy={action.isBusy}
        refusal={Object.keys(refused).length > 0 ? undefined : action.refusal}
        onClose={() => guard.leave(onClose)}
        onConfirm={() => {
          setAsked(true)
          if (!isCustomerMissing && !isReasonMissing) void action.run()
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 2 }}>
          <CustomerSearch
            label={t('examinations.customer')}
            value={customer}
            required
            refusal={refusalOf('userId', isCustomerMissing)}
            onChoose={setCustomer}
          />
          <TextField
            margin="none"
            label={t('examinations.reason')}
            value={reason}
            required
            multiline
            minRows={3}
            error={refusalOf('reason', isReasonMissing) !== undefined}
            helperText={refusalOf('reason', isReasonMissing)}
            slotProps={{ htmlInput: { maxLength: 4000 } }}
            onChange={({ target }) => setReason(target.value)}
          />
        </Box>
      </ConfirmFrame>
      <LeaveQuestion guard={guard} isDirty={!action.isBusy && (customer !== null || reason !== '')} />
    </>
  )
}
