import { Fragment, useEffect } from 'react'
import { Typography } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  AccountHoldBody,
  GuardianConsentBody,
  isRecordedHold,
  mistakesOfConsent,
  RECORDED_HOLD_KINDS,
  ThirdPartyBody,
} from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { withFiles } from '../../providers/body.ts'
import { useCall } from '../../providers/call.ts'
import type { ConsentValues, DiligenceFile, HoldValues, ThirdPartyValues } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { MoneyDialog } from '../../ui/form/money-dialog.tsx'
import { MoneyInput } from '../../ui/form/number-inputs.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { useFileChange, useReadFileAgain } from './use-diligence.ts'

type Hold = DiligenceFile['holds'][number]
interface Props {
  readonly userId: string
  readonly hold: Hold
}
interface Closing {
  readonly userId: string
  readonly onClose: () => void
}

export function RecordedFacts({ userId: id, hold }: Props) {
  const t = useWords()
  const { accountHoldId: holdId, kind, party, reference, orderedOn, amount, outstanding, consents } = hold
  if (!isRecordedHold(kind) || party === null || orderedOn === null) return null
  const linkTo = (consentId?: string) => ({
    addressBy: (call: ReturnType<typeof useCall>) =>
      call('GET /v1/account/diligence/{id}/holds/{holdId}/url', {
        params: { id, holdId },
        query: consentId === undefined ? {} : { consentId },
      }),
  })
  const facts = [
    t(`diligence.hold.party.${kind}`, { name: party }),
    t('diligence.hold.orderedOn', { date: formatDate(orderedOn) }),
    reference !== null && t('diligence.hold.reference', { reference }),
    amount !== null &&
      outstanding !== null &&
      t('diligence.hold.outstanding', { amount: formatMoney(amount), outstanding: formatMoney(outstanding) }),
  ]
  return (
    <>
      <Typography variant="body2">{t(`diligence.hold.effects.${kind}`)}</Typography>
      <Typography variant="body2">{facts.filter(Boolean).join(' · ')}</Typography>
      {hold.document && <DocumentLink file={hold.document} {...linkTo()} />}
      {consents.map(({ consentId, consentUntil, document, recordedByName: name, createdAt }) => (
        <Fragment key={consentId}>
          <Typography variant="body2">
            {t('diligence.hold.consented', { date: formatDate(consentUntil), recordedOn: formatDate(createdAt), name })}
          </Typography>
          <DocumentLink file={document} {...linkTo(consentId)} />
        </Fragment>
      ))}
    </>
  )
}

export function RecordedSteps({ userId, hold }: Props) {
  const t = useWords()
  if (!isRecordedHold(hold.kind) || hold.state === 'lifted') return null
  return (
    <>
      <DialogButton size="small" dialog={(close) => <PayDialog userId={userId} hold={hold} onClose={close} />}>
        {t('diligence.hold.pay')}
      </DialogButton>
      {hold.kind === 'guardianship' && (
        <DialogButton size="small" dialog={(close) => <ConsentDialog userId={userId} hold={hold} onClose={close} />}>
          {t('diligence.hold.consent')}
        </DialogButton>
      )}
    </>
  )
}

export function RecordHoldButton({ userId }: Pick<Props, 'userId'>) {
  const t = useWords()
  return (
    <DialogButton dialog={(close) => <RecordDialog userId={userId} onClose={close} />}>
      {t('diligence.hold.record')}
    </DialogButton>
  )
}

const REQUIRED = { file: 'required' } as const

function RecordDialog({ userId, onClose }: Closing) {
  const t = useWords()
  const today = useToday()
  const call = useCall()
  const change = useFileChange(userId)
  return (
    <FormDialog
      resource="diligence"
      title={t('diligence.hold.record')}
      about={t('diligence.hold.recordAbout')}
      schema={AccountHoldBody}
      requiredFiles={REQUIRED}
      defaultValues={{ kind: 'garnishment', orderedOn: today }}
      act={(body: HoldValues) =>
        call('POST /v1/account/diligence/{id}/holds', { params: { id: userId }, body: withFiles(body) as HoldValues })
      }
      words={t('diligence.hold.recorded')}
      {...change}
      onClose={onClose}
    >
      <SelectInput source="kind" choices={choicesOf('diligence.holdKinds', RECORDED_HOLD_KINDS)} />
      <TextInput source="party" />
      <TextInput source="reference" />
      <DayInput source="orderedOn" />
      <AmountOfGarnishment />
      <TextInput source="reason" multiline minRows={2} />
      <FileField source="file" kinds={ATTACHMENT_KINDS} label={t('diligence.fields.file')} />
    </FormDialog>
  )
}

function AmountOfGarnishment() {
  const { setValue } = useFormContext()
  const kind: unknown = useWatch({ name: 'kind' })
  useEffect(() => {
    if (kind !== 'garnishment') setValue('amount', undefined)
  }, [kind, setValue])
  return kind === 'garnishment' ? <MoneyInput source="amount" isRequired /> : null
}

function ConsentDialog({ userId, hold, onClose }: Closing & Props) {
  const t = useWords()
  const today = useToday()
  const call = useCall()
  const change = useFileChange(userId)
  return (
    <FormDialog
      resource="diligence"
      title={t('diligence.hold.consent')}
      about={t('diligence.hold.consentAbout')}
      schema={GuardianConsentBody}
      requiredFiles={REQUIRED}
      mistakes={(values: ConsentValues) => mistakesOfConsent(values, today)}
      defaultValues={{ consentUntil: today }}
      act={(body: ConsentValues) =>
        call('POST /v1/account/diligence/{id}/holds/{holdId}/consents', {
          params: { id: userId, holdId: hold.accountHoldId },
          body: withFiles(body) as ConsentValues,
        })
      }
      words={t('diligence.hold.consentDone')}
      {...change}
      onClose={onClose}
    >
      <DayInput source="consentUntil" />
      <FileField source="file" kinds={ATTACHMENT_KINDS} label={t('diligence.fields.file')} />
    </FormDialog>
  )
}

function PayDialog({ userId, hold, onClose }: Closing & Props) {
  const t = useWords()
  const call = useCall()
  const readAgain = useReadFileAgain(userId)
  const { accountHoldId, outstanding } = hold
  return (
    <MoneyDialog
      resource="diligence"
      title={t('diligence.hold.pay')}
      about={t('diligence.hold.payAbout')}
      schema={ThirdPartyBody}
      requiredFiles={REQUIRED}
      defaultValues={{ accountHoldId, ...(hold.kind === 'garnishment' && { payeeName: hold.party }) }}
      slot={`transactions:${accountHoldId}:third-party`}
      send={(values, idempotencyKey) =>
        call('POST /v1/wallet/transactions/third-party', {
          body: withFiles(values) as ThirdPartyValues,
          idempotencyKey,
        })
      }
      affects={['transactions', 'wallets', 'users', 'audit']}
      words={t('diligence.hold.payDone')}
      after={readAgain}
      onClose={onClose}
    >
      {(isUncertain) => (
        <>
          <MoneyInput
            source="amount"
            label={t('transactions.fields.amount')}
            readOnly={isUncertain}
            {...(hold.amount !== null &&
              outstanding !== null && {
                helperText: t('diligence.hold.outstanding', {
                  amount: formatMoney(hold.amount),
                  outstanding: formatMoney(outstanding),
                }),
              })}
          />
          <TextInput source="payeeName" readOnly={isUncertain} />
          <TextInput source="payeeTaxNumber" readOnly={isUncertain} />
          <TextInput source="payeeIban" readOnly={isUncertain} />
          <TextInput source="note" multiline minRows={2} readOnly={isUncertain} />
          <FileField source="file" kinds={ATTACHMENT_KINDS} label={t('diligence.fields.file')} disabled={isUncertain} />
        </>
      )}
    </MoneyDialog>
  )
}
