import { paths } from '@cauce/contract/pages.ts'
import { formatDate } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { z } from 'zod'
import { CheckField } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainCopy, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import './totp-set-up.css'

export const KeptForm = z.strictObject({ kept: z.string().min(1, 'required') })

interface RecoveryCodeListProps {
  readonly codes: readonly string[]
  readonly state: PlainFormState<'kept'>
}

/** Shown until confirmed as kept (decision login-and-second-factor). */
function RecoveryCodeList({ codes, state }: RecoveryCodeListProps) {
  const t = useTranslate<'totps'>()
  const errors = state.errors['kept'] === undefined ? {} : { kept: t('totps.recovery.keptRequired') }
  const { defaultValue: _kept, ...kept } = fieldsOf({ ...state, errors })('kept')
  return (
    <>
      <h1>{t('totps.recovery.title')}</h1>
      <p className="muted">{t('totps.recovery.lead')}</p>
      <ol className="recovery-codes" aria-label={t('totps.recovery.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="row">
        <a className="button quiet small" href={`${paths.recoveryCodes}?download`} download>
          {t('totps.recovery.download')}
        </a>
        <PlainCopy text={codes.join('\n')} label={t('totps.recovery.copy')} copiedLabel={t('totps.recovery.copied')} />
        <button className="button quiet small" type="button" hidden data-print>
          {t('totps.recovery.print')}
        </button>
      </p>
      <PlainForm
        state={{ ...state, errors }}
        labelOf={() => ''}
        submitLabel={t('totps.recovery.continue')}
        busyLabel={t('totps.recovery.continuing')}
      >
        <CheckField {...kept} label={t('totps.recovery.kept')} />
      </PlainForm>
    </>
  )
}

export const RecoveryCodeMarkup = defineIsland(['totps'], RecoveryCodeList)

export function recoveryFile(
  t: Translate<'totps'>,
  codes: readonly string[],
  facts: { account: string; now: Date },
): string {
  return [
    t('totps.recovery.fileTitle'),
    t('totps.recovery.fileAccount', { account: facts.account }),
    t('totps.recovery.fileDate', { date: formatDate(facts.now) }),
    '',
    ...codes,
    '',
    t('totps.recovery.fileAdvice'),
    '',
  ].join('\r\n')
}
