import { RISK_WARNING_VERSION } from '@cauce/contract/account/knowledge-state.ts'
import { formatDateTime } from '@cauce/format'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { CheckField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import type { Knowledge } from './knowledge-result.tsx'

/** Nothing is preselected. */
export function RiskWarning({
  state,
  onDone,
}: {
  readonly state: Knowledge
  readonly onDone: (now: Knowledge) => void
}) {
  const t = useTranslate<'riskWarning'>()
  const [isTicked, setTicked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { run, isBusy, failure } = useCall(
    () =>
      call(client.POST('/v1/account/knowledge/acknowledgements', { body: { warningVersion: RISK_WARNING_VERSION } })),
    onDone,
  )
  const confirm = () => (isTicked ? void run() : setMissing(true))
  return (
    <section className="risk-warning" aria-labelledby="risk-warning">
      <h2 id="risk-warning">{t('riskWarning.title')}</h2>
      <p className="risk-law">{t('riskWarning.law')}</p>
      <p className="small muted">{t('riskWarning.translation')}</p>
      {state.isWarningOwed ? (
        <>
          <CheckField
            id="risk-tick"
            checked={isTicked}
            onChange={({ target }) => {
              setTicked(target.checked)
              setMissing(false)
            }}
            label={t('riskWarning.tick')}
            error={isMissing ? t('riskWarning.tickMissing') : undefined}
          />
          <Refusal failure={failure} />
          <p>
            <Button look="quiet" isBusy={isBusy} busyLabel={t('riskWarning.submitting')} onClick={confirm}>
              {t('riskWarning.submit')}
            </Button>
          </p>
        </>
      ) : (
        state.acknowledgedAt !== null && (
          <p className="small">{t('riskWarning.done', { date: formatDateTime(state.acknowledgedAt) })}</p>
        )
      )}
    </section>
  )
}
