import { formatDate } from '@cauce/format'
import { useState } from 'react'
import { call, client, type Outcome } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { RemovalDialog } from '../../ui/dialog.tsx'
import { useTranslate } from '../../ui/island.tsx'
import type { ClassRequest } from './investor-class.tsx'

interface StandingProps {
  /** The request that granted the current class. */
  readonly granted: ClassRequest | undefined
  readonly pending: ClassRequest | undefined
  readonly onChanged: (words: string) => void
}

export function ClassStanding({ granted, pending, onChanged }: StandingProps) {
  const t = useTranslate<'classifications'>()
  const [step, setStep] = useState<'giveUp' | 'withdraw'>()
  const close = () => setStep(undefined)
  const done = (words: string) => {
    close()
    onChanged(words)
  }
  return (
    <>
      <p className="alert calm">
        <b>{standingWords(t, granted)}</b>
      </p>
      {granted && (
        <>
          <p>{t('classifications.standing.meaning')}</p>
          <p>{t('classifications.standing.report')}</p>
          {granted.validUntil !== null && <p className="muted">{t('classifications.standing.renew')}</p>}
          <p>
            <Button look="quiet" onClick={() => setStep('giveUp')}>
              {t('classifications.giveUp.button')}
            </Button>
          </p>
        </>
      )}
      {pending && (
        <section aria-labelledby="class-pending">
          <h2 id="class-pending">{t('classifications.pending.title')}</h2>
          <p>{t('classifications.pending.text', { date: formatDate(pending.createdAt) })}</p>
          <p>
            <Button look="quiet" onClick={() => setStep('withdraw')}>
              {t('classifications.pending.withdraw')}
            </Button>
          </p>
        </section>
      )}
      <RemovalDialog
        isOpen={step === 'giveUp'}
        title={t('classifications.giveUp.title')}
        explanation={t('classifications.giveUp.about')}
        submitLabel={t('classifications.giveUp.submit')}
        busyLabel={t('classifications.giveUp.busy')}
        remove={() => takeStep(granted!, 'give-up')}
        onDone={() => done(t('classifications.giveUp.done'))}
        onClose={close}
      />
      <RemovalDialog
        isOpen={step === 'withdraw'}
        title={t('classifications.pending.withdrawTitle')}
        explanation={t('classifications.pending.withdrawAbout')}
        submitLabel={t('classifications.pending.withdraw')}
        busyLabel={t('classifications.pending.withdrawing')}
        remove={() => takeStep(pending!, 'withdraw')}
        onDone={() => done(t('classifications.pending.withdrawn'))}
        onClose={close}
      />
    </>
  )
}

function standingWords(t: ReturnType<typeof useTranslate<'classifications'>>, granted: ClassRequest | undefined) {
  if (!granted) return t('classifications.standing.nonSophisticated')
  if (granted.validUntil === null) return t('classifications.standing.professional')
  return t('classifications.standing.sophisticated', { until: formatDate(granted.validUntil) })
}

const takeStep = ({ classificationId: id }: ClassRequest, step: 'give-up' | 'withdraw'): Promise<Outcome<unknown>> =>
  call(client.POST(`/v1/account/classifications/{id}/${step}`, { params: { path: { id } } }))
