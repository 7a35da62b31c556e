import { useState } from 'react'
import { Box } from '@mui/material'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SingleKey } from '../../ui/decision/key.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { useWords } from '../../ui/words.ts'
import { magnitudeOf } from './match-choice.ts'

interface Props {
  readonly record: MatchingRecord
  readonly isBusy: boolean
  readonly onDecided: () => void
}

type Step = 'sendBack' | 'setAside'

/** Sends a transfer back to its sender, or sets a movement aside. Both ask for the reason; R opens the first that is possible. */
export function LeaveUnmatched({ record, isBusy, onDecided }: Props) {
  const t = useWords()
  const [step, setStep] = useState<Step>()
  const isCredit = !record.amount.startsWith('-')
  const mayGoBack =
    isCredit && record.kind === 'transfer' && record.counterpartyIban !== null && record.counterpartyName !== null
  const steps: readonly Step[] = mayGoBack ? ['sendBack', 'setAside'] : ['setAside']
  useHotkey('r', () => setStep(steps[0]), !isBusy)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {steps.map((name, index) => (
        <DialogButton
          key={name}
          variant="outlined"
          color="error"
          disabled={isBusy}
          onClick={() => setStep(name)}
          endIcon={index === 0 && <SingleKey name="R" />}
        >
          {t(`matching.${name}`)}
        </DialogButton>
      ))}
      {step && <StepDialog record={record} step={step} onDecided={onDecided} onClose={() => setStep(undefined)} />}
    </Box>
  )
}

interface DialogProps extends Omit<Props, 'isBusy'> {
  readonly step: Step
  readonly onClose: () => void
}

function StepDialog({ record, step, onDecided, onClose }: DialogProps) {
  const t = useWords()
  const call = useMoneyCall(`matching:${record.id}:${step}`)
  const amount = formatMoney(magnitudeOf(record.amount))
  return (
    <ConfirmDialog
      title={t(`matching.${step}Title`, { amount })}
      consequence={t(`matching.${step}About`, {
        account: groupIban(record.counterpartyIban ?? ''),
        name: record.counterpartyName ?? '',
      })}
      confirmLabel={t(`matching.${step}`)}
      isDangerous
      reason={{ label: t('matching.reasonLabel') }}
      act={(reason: string) =>
        call(`POST /v1/bank/matching/{id}/${step === 'sendBack' ? 'send-back' : 'set-aside'}`, {
          params: { id: record.id },
          body: { reason, updatedAt: record.updatedAt },
        })
      }
      affects={['matching']}
      // It may have been the first of two decisions.
      words={({ state }: { readonly state: MatchingRecord['state'] }) =>
        t(
          state === 'sent_back'
            ? 'matching.sentBack'
            : state === 'set_aside'
              ? 'matching.setAsideDone'
              : 'backoffice.done.transaction.pending',
        )
      }
      after={onDecided}
      onClose={onClose}
    />
  )
}
