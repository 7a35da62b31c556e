import { saveFile } from '../../ui/api.ts'
import { BRAND } from '@cauce/design/brand.ts'
import { formatDate } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { useEffect, useState } from 'react'
import { Button, CopyButton } from '../../ui/button.tsx'
import { CheckField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'

interface RecoveryCodeListProps {
  readonly codes: readonly string[]
  readonly account: string
  readonly onKept: () => void
}

/** The ten recovery codes, shown once. Leaving needs the confirmation that they are stored; closing the tab asks first. */
export function RecoveryCodeList({ codes, account, onKept }: RecoveryCodeListProps) {
  const t = useTranslate<'totps'>()
  const [isKept, setKept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (isKept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isKept])
  const download = () => {
    const file = recoveryFile(t, codes, { brand: BRAND, account, now: new Date() })
    saveFile(t('totps.recovery.fileName', { brand: BRAND.toLowerCase() }), file, 'text/plain')
  }
  return (
    <>
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('totps.recovery.title')}
      </h1>
      <p className="muted">{t('totps.recovery.lead')}</p>
      <ol className="recovery-codes" aria-label={t('totps.recovery.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="row">
        <CopyButton text={codes.join('\n')} label={t('totps.recovery.copy')} copiedLabel={t('totps.recovery.copied')} />
        <Button look="quiet" isSmall onClick={download}>
          {t('totps.recovery.download')}
        </Button>
        <Button look="quiet" isSmall onClick={() => print()}>
          {t('totps.recovery.print')}
        </Button>
      </p>
      <Form
        summary={{ attempt: 0 }}
        isSending={false}
        submitLabel={t('totps.recovery.continue')}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (isKept) onKept()
        }}
      >
        <CheckField
          name="kept"
          label={t('totps.recovery.kept')}
          checked={isKept}
          onChange={(event) => setKept(event.target.checked)}
          error={isAsked && !isKept ? t('totps.recovery.keptRequired') : undefined}
        />
      </Form>
    </>
  )
}

/** The text of the file with the recovery codes: account, date, codes and how they work. */
export function recoveryFile(
  t: Translate<'totps'>,
  codes: readonly string[],
  facts: { brand: string; account: string; now: Date },
): string {
  return [
    t('totps.recovery.fileTitle', { brand: facts.brand }),
    t('totps.recovery.fileAccount', { account: facts.account }),
    t('totps.recovery.fileDate', { date: formatDate(facts.now) }),
    '',
    ...codes,
    '',
    t('totps.recovery.fileAdvice'),
    '',
  ].join('\r\n')
}
