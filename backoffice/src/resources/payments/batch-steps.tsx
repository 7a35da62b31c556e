import { Alert, Button, Stack } from '@mui/material'
import { paymentBatchLifecycle } from '@cauce/contract'
import { useCanAccess } from 'react-admin'
import { useCall, type Call, useRead } from '../../providers/call.ts'
import type { PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo, useAbility, useActor } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { downloadText } from '../../ui/download.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { ReleaseDialog } from './release-dialog.tsx'

const AFFECTED = ['paymentBatches', 'payments', 'transactions'] as const

interface Props {
  readonly batch: PaymentBatchRecord
  readonly payments: readonly PaymentRecord[]
}

const DIALOGS = { release: ReleaseDialog, handOver: HandOver, cancel: CancelBatch }
const NAMES = Object.keys(DIALOGS) as (keyof typeof DIALOGS)[]

export function BatchSteps({ batch, payments }: Props) {
  const t = useWords()
  const may = useAbility(paymentBatchLifecycle, batch.state)
  const forbidden = useForbidden(batch, payments)
  // The platform itself orders what an institution pays (handbook rule 5.54).
  const payer = usePayer(batch)
  const isByFile = payer !== 'institution'
  const steps = NAMES.filter((name) => may(name) && (name !== 'handOver' || payer === 'bank'))
  return (
    <Stack spacing={1.5}>
      {may('release') && forbidden !== undefined && <Alert severity="info">{forbidden}</Alert>}
      {steps.map((name) => (
        <DialogButton
          key={name}
          variant={name === 'cancel' ? 'outlined' : 'contained'}
          color={name === 'cancel' ? 'error' : 'primary'}
          disabled={name === 'release' && forbidden !== undefined}
          dialog={(close) => {
            const Dialog = DIALOGS[name]
            return <Dialog batch={batch} onClose={close} />
          }}
        >
          {t(`paymentBatches.${name}`)}
        </DialogButton>
      ))}
      {!isByFile && <Alert severity="info">{t('paymentBatches.atInstitution')}</Alert>}
      {batch.handedOverAt !== null && isByFile && <DownloadAgain batch={batch} />}
    </Stack>
  )
}

/**
 * Who pays the batch; undefined until it is known. An institution has it only from its day on, and takes it from its own account. Where
 * it is silent the API refuses what goes to it.
 */
function usePayer({ institution, debtorIban }: PaymentBatchRecord): 'bank' | 'institution' | undefined {
  const { data, isPending } = useRead(['institution'], 'GET /v1/bank/institution')
  if (institution !== null || (data && data.name !== 'files' && data.account === debtorIban)) return 'institution'
  return isPending ? undefined : 'bank'
}

/** Why the reader may not release a batch: it is theirs, or pays them. The API knows too who entered the account of a payee. */
function useForbidden({ createdBy }: PaymentBatchRecord, payments: readonly PaymentRecord[]): string | undefined {
  const t = useWords()
  const actor = useActor()
  if (actor === undefined) return undefined
  if (createdBy === actor.userId) return t('paymentBatches.ownBatch')
  return payments.some(({ userId }) => userId === actor.userId) ? t('errors.own-money') : undefined
}

interface StepProps {
  readonly batch: PaymentBatchRecord
  readonly onClose: () => void
}

function HandOver({ batch: { id, number }, onClose }: StepProps) {
  const t = useWords()
  const call = useCall()
  return (
    <ConfirmDialog
      title={t('paymentBatches.handOverTitle', { number })}
      consequence={t('paymentBatches.handOverAbout')}
      confirmLabel={t('paymentBatches.handOver')}
      act={async () => {
        await call('POST /v1/bank/payment-batches/{id}/hand-over', { params: { id } })
        await saveFile(call, id)
      }}
      affects={AFFECTED}
      words={t('paymentBatches.handedOver')}
      onClose={onClose}
    />
  )
}

function CancelBatch({ batch: { id, number, updatedAt }, onClose }: StepProps) {
  const t = useWords()
  const call = useCall()
  return (
    <ConfirmDialog
      title={t('paymentBatches.cancelTitle', { number })}
      consequence={t('paymentBatches.cancelAbout')}
      confirmLabel={t('paymentBatches.cancel')}
      isDangerous
      reason={{ label: t('common.reason') }}
      act={(reason: string) =>
        call('POST /v1/bank/payment-batches/{id}/cancel', { params: { id }, body: { reason, updatedAt } })
      }
      affects={AFFECTED}
      words={t('paymentBatches.cancelled')}
      onClose={onClose}
    />
  )
}

function DownloadAgain({ batch: { id } }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  const call = useCall()
  const { canAccess: mayDownload } = useCanAccess(accessTo('payments.edit'))
  const { run, isBusy, refusal } = useAction(() => saveFile(call, id))
  if (!mayDownload) return null
  return (
    <>
      <Button variant="outlined" loading={isBusy} loadingPosition="start" onClick={() => void run()}>
        {t('paymentBatches.download')}
      </Button>
      <Alert severity={refusal ? 'error' : 'info'}>
        {refusal ? refusal.message : t('paymentBatches.downloadAbout')}
      </Alert>
    </>
  )
}

async function saveFile(call: Call, id: string): Promise<void> {
  const { fileName, content } = await call('GET /v1/bank/payment-batches/{id}/file', { params: { id } })
  downloadText(fileName, content, 'application/xml')
}
