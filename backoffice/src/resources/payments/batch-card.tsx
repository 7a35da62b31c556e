import { Box, Stack, Typography, Alert, Button } from '@mui/material'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { useCanAccess } from 'react-admin'
import { useCall, type Call, useRead } from '../../providers/call.ts'
import type { PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { accessTo, useAbility, useActor } from '../../ui/ability.ts'
import { Amount } from '../../ui/figures.tsx'
import { Facts } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { DemonstrationFile } from '../bank-demonstration/demonstration-file.tsx'
import { BatchHash, FirstRefusal } from './batch-facts.tsx'
import { isAnsweredByFile } from './payment-facts.ts'
import { Hint, Section } from '../../ui/section.tsx'
import { paymentBatchLifecycle } from '@cauce/contract'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { downloadText } from '../../ui/download.ts'
import { useAction } from '../../ui/use-action.ts'
import { ReleaseDialog } from './release-dialog.tsx'

interface CardProps {
  readonly batch: PaymentBatchRecord
  readonly payments: readonly PaymentRecord[]
}

export function BatchCard({ batch, payments }: CardProps) {
  const t = useWords()
  const call = useCall()
  const { canAccess: mayImport } = useCanAccess(accessTo('payments.edit'))
  const { total, count, executionDay, debtorName, debtorIban, format, messageId, sha256, institution, reason } = batch
  return (
    <Stack
      spacing={2.5}
      sx={{ padding: 2, border: '1px solid var(--line)', borderRadius: '4px', backgroundColor: 'background.paper' }}
    >
      <div>
        <Box
          component="p"
          sx={{
            margin: 0,
            fontFamily: 'var(--font-display)',
            fontSize: '2rem',
            lineHeight: 1.2,
            letterSpacing: 'var(--tracking-figure)',
          }}
        >
          <Amount value={`-${total}`} sign="always" />
        </Box>
        <Hint>{t('paymentBatches.summary', { smart_count: count, day: formatDate(executionDay) })}</Hint>
      </div>
      <BatchTrack batch={batch} />
      <BatchHash sha256={sha256} />
      <FirstRefusal batch={batch} />
      <BatchSteps batch={batch} payments={payments} />
      {isAnsweredByFile(batch) && mayImport && (
        <DemonstrationFile
          file="report"
          read={() => call('GET /v1/bank/demonstration-reports/{id}', { params: { id: batch.id } })}
        />
      )}
      <Facts
        noun="paymentBatches"
        facts={{
          debtorName,
          debtorIban: groupIban(debtorIban),
          ...(institution && { institution: t(`paymentBatches.institution.${institution}`) }),
          format,
          messageId,
          count: formatCount(count),
          ...(reason !== null && { reason }),
        }}
      />
    </Stack>
  )
}

interface Step {
  readonly name: string
  readonly at: string | null
  readonly by?: string | null
}

function BatchTrack({ batch }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  const { state, createdAt, createdByName, releasedAt, releasedByName, handedOverAt, handedOverByName } = batch
  // The platform hands over what an institution pays.
  const bearer = batch.institution && t(`paymentBatches.institution.${batch.institution}`)
  const isCancelled = state === 'cancelled'
  const steps: readonly Step[] = [
    { name: t('paymentBatches.step.made'), at: createdAt, by: createdByName },
    { name: t('paymentBatches.step.released'), at: releasedAt, by: releasedByName },
    { name: t('paymentBatches.step.handedOver'), at: handedOverAt, by: handedOverByName ?? bearer },
    { name: t('paymentBatches.step.answered'), at: batch.answeredAt },
    {
      name: isCancelled ? t('paymentBatches.state.cancelled') : t('paymentBatches.step.finished'),
      at: batch.finishedAt,
      by: batch.cancelReason,
    },
  ]
  // A batch that was cancelled has no step to come.
  const shown = isCancelled ? steps.filter(({ at }) => at !== null) : steps
  return (
    <Section title={t('paymentBatches.steps')}>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map(({ name, at, by }) => (
          <Box
            component="li"
            key={name}
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 1.25,
              paddingBlockEnd: 1.25,
              color: at === null ? 'text.secondary' : 'text.primary',
              '&:not(:last-of-type)::before': {
                content: '""',
                position: 'absolute',
                insetInlineStart: '0.3125rem',
                insetBlock: '0.75rem -0.25rem',
                borderInlineStart: '2px solid var(--line-strong)',
              },
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{
                position: 'relative',
                flex: 'none',
                width: '0.75rem',
                height: '0.75rem',
                marginBlockStart: '0.3125rem',
                borderRadius: '50%',
                border: '2px solid',
                borderColor: at === null ? 'var(--line-strong)' : 'primary.main',
                backgroundColor: at === null ? 'background.paper' : 'primary.main',
              }}
            />
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <Box component="b" sx={{ fontWeight: 600 }}>
                {name}
              </Box>{' '}
              {[by, at && formatDateTime(at)].filter(Boolean).join(', ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

const AFFECTED = ['paymentBatches', 'payments', 'transactions'] as const

interface Props {
  readonly batch: PaymentBatchRecord
  readonly payments: readonly PaymentRecord[]
}

const DIALOGS = { release: ReleaseDialog, handOver: HandOver, cancel: CancelBatch }
const NAMES = Object.keys(DIALOGS) as (keyof typeof DIALOGS)[]

function BatchSteps({ batch, payments }: Props) {
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
