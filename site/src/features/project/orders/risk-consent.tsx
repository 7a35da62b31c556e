import { paths } from '@cauce/contract/pages.ts'
import { UNDERSTANDING_ANSWERS } from '@cauce/contract/project/large-investments.ts'
import { formatCents, formatDate } from '@cauce/format'
import { CheckField } from '../../../ui/field.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import type { InvestActs, InvestDraftState } from './invest.store.ts'
import { judgeGuidance } from './investment-checks.ts'
import { judgeRisk, type Offer } from './large-order-checks.ts'
import '../../../ui/question.css'
import './risk-consent.css'
import type { Cents } from '@cauce/contract/cents.ts'
import type { CSSProperties } from 'react'

export interface RiskErrors {
  readonly acknowledgement?: string | undefined
  readonly answer?: string | undefined
  readonly consent?: string | undefined
}

interface RiskConsentProps {
  readonly store: InvestActs
  readonly state: InvestDraftState
  readonly errors: RiskErrors
}

/** Handbook rules 20.10 to 20.14. Nothing is preselected. */
export function RiskConsent({ store, state, errors }: RiskConsentProps) {
  const t = useTranslate<'riskWarning'>()
  const { isWarningOwed, isSpared, largeTotal, isAnswerNeeded } = judgeRisk(state)
  const { offer } = state
  const isShown = isWarningOwed || largeTotal !== undefined
  // The live region exists before the warning, so that screen readers announce it.
  return (
    <div aria-live="polite">
      {isSpared && <p className="fine">{t('riskWarning.notAsked')}</p>}
      {isShown && (
        <section className="risk-consent" aria-labelledby="risk-consent">
          <h3 id="risk-consent">{t('riskWarning.title')}</h3>
          <p className="risk-law">{t('riskWarning.law')}</p>
          {isWarningOwed && offer.knowledge !== 'sufficient' && (
            <p>
              {t(`riskWarning.owedInOrder.${offer.knowledge}`)} {t('riskWarning.inappropriate')}{' '}
              <a href={paths.knowledge} target="_blank">
                {t('riskWarning.toQuestions')}
              </a>
            </p>
          )}
          {isWarningOwed && (
            <CheckField
              id="risk-tick"
              checked={state.hasAcknowledged}
              onChange={({ target }) => store.acknowledge(target.checked)}
              label={t('riskWarning.tick')}
              error={errors.acknowledgement}
            />
          )}
          {largeTotal !== undefined && (
            <>
              <Reason offer={offer} total={formatCents(largeTotal)} />
              <RiskMeters offer={offer} inProject={largeTotal} onPlatform={judgeGuidance(state)} />
              {isAnswerNeeded && <Question store={store} state={state} error={errors.answer} />}
              <CheckField
                id="risk-consent-tick"
                checked={state.consentsToLarge}
                onChange={({ target }) => store.consentToLarge(target.checked)}
                label={t('riskWarning.large.consent', { total: formatCents(largeTotal) })}
                error={errors.consent}
              />
              <p className="fine">{t('riskWarning.large.kept')}</p>
            </>
          )}
        </section>
      )}
    </div>
  )
}

function Reason({ offer: { threshold, result }, total }: { readonly offer: Offer; readonly total: string }) {
  const t = useTranslate<'riskWarning'>()
  return (
    <>
      <p>
        <strong>{t('riskWarning.large.why', { total, threshold: formatCents(threshold) })}</strong>
      </p>
      {result && (
        <p className="fine">
          {t('riskWarning.large.ofResult', { result: formatCents(result.amount), date: formatDate(result.day) })}
        </p>
      )}
      {result === null && (
        <p className="fine">
          {t('riskWarning.large.ofNoResult')}{' '}
          <a href={paths.lossSimulation} target="_blank">
            {t('riskWarning.large.toSimulation')}
          </a>
        </p>
      )}
    </>
  )
}

interface QuestionProps extends Pick<RiskConsentProps, 'store' | 'state'> {
  readonly error: string | undefined
}

/** Proof of understanding, for an insufficient knowledge test. */
function Question({ store, state, error }: QuestionProps) {
  const t = useTranslate<'riskWarning'>()
  return (
    <fieldset className="question" aria-describedby={error ? 'risk-answer-error' : undefined}>
      <legend>{t('riskWarning.large.question')}</legend>
      {UNDERSTANDING_ANSWERS.map((answer, index) => (
        <label key={answer} className="check">
          <input
            id={index === 0 ? 'risk-answer' : undefined}
            type="radio"
            name="understanding"
            checked={state.understanding === answer}
            onChange={() => store.answer(answer)}
          />
          <span>{t(`riskWarning.large.answers.${answer}`)}</span>
        </label>
      ))}
      <p className="error" id="risk-answer-error">
        {error}
      </p>
    </fieldset>
  )
}

interface RiskMetersProps {
  readonly offer: Offer
  readonly inProject: Cents
  /** Undefined while unknown. */
  readonly onPlatform: { readonly invested: Cents; readonly total: Cents } | undefined
}

export function RiskMeters({ offer, inProject, onPlatform }: RiskMetersProps) {
  const t = useTranslate<'riskWarning'>()
  const { held, threshold, result } = offer
  const scale = onPlatform && onPlatform.total > inProject ? onPlatform.total : inProject
  return (
    <div className="risk-meters">
      <Meter
        label={t('riskWarning.large.meters.project')}
        before={held}
        total={inProject}
        mark={threshold}
        scale={scale}
      />
      {onPlatform && (
        <Meter
          label={t('riskWarning.large.meters.platform')}
          before={onPlatform.invested}
          total={onPlatform.total}
          mark={result?.amount}
          scale={scale}
        />
      )}
      <p className="fine">{t(`riskWarning.large.meters.${onPlatform && result ? 'marks' : 'mark'}`)}</p>
    </div>
  )
}

interface MeterProps {
  readonly label: string
  readonly before: Cents
  readonly total: Cents
  /** None where it lies beyond the bar. */
  readonly mark: Cents | undefined
  readonly scale: Cents
}

function Meter({ label, before, total, mark, scale }: MeterProps) {
  const share = (cents: Cents) => `${Number((cents * 10_000n) / scale) / 100}%`
  const sizes = { '--before': share(before), '--total': share(total), '--mark': share(mark ?? 0n) } as CSSProperties
  return (
    <div>
      <p>
        {label} <strong className="figure">{formatCents(total)}</strong>
      </p>
      <div className="risk-meter" style={sizes} aria-hidden="true">
        {mark !== undefined && mark <= scale && <i />}
      </div>
    </div>
  )
}
