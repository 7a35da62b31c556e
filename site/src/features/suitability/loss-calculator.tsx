import { firstReferenceDate } from '@cauce/contract/account/loss-ability.ts'
import { formatDate, formatMoney } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useEffect, useRef, useState } from 'react'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { readLossForm, type LossForm } from './loss-inputs.ts'
import { LossResult, LossSending, type LossSimulation } from './loss-result.tsx'
import { LossSums } from './loss-sums.tsx'
import './loss-calculator.css'

interface LossCalculatorProps {
  /** Calendar date in Madrid. */
  readonly today: string
  /** The last submitted result. */
  readonly latest: LossSimulation | null
}

/**
 * Simulation of the ability to bear loss. Inputs stay in memory: `data-private` keeps them out of stored typing and
 * ticket screenshots (decision 278).
 */
function LossCalculator({ today, latest: given }: LossCalculatorProps) {
  const t = useTranslate<'lossSimulations' | 'errors' | 'errorWords'>()
  const [form, setForm] = useState<LossForm>({
    amounts: {},
    permanence: '',
    date: formatDate(firstReferenceDate(today)),
  })
  const [latest, setLatest] = useState(given)
  const received = useRef<HTMLOutputElement>(null)
  const isNew = latest !== given
  useEffect(() => {
    if (latest !== given) received.current?.focus()
  }, [latest, given])
  const read = readLossForm(form, today)
  const errors = Object.fromEntries(
    read.mistakes.map((mistake) => [
      mistake.path,
      mistake.code === 'regular-above-total' ? t('lossSimulations.regularAboveTotal') : errorMessage(t, mistake),
    ]),
  )
  return (
    <div className="loss-calculator">
      <output ref={received} tabIndex={-1} className="loss-received">
        {latest && <Latest latest={latest} today={today} isNew={isNew} />}
      </output>
      <div className="loss-typed" data-private>
        <LossSums form={form} read={read} errors={errors} change={(part) => setForm((now) => ({ ...now, ...part }))} />
      </div>
      <aside className="panel" aria-label={t('lossSimulations.result.aside')} data-private>
        <LossResult form={form} read={read} />
        <LossSending read={read} onSent={setLatest} />
      </aside>
    </div>
  )
}

function Latest({
  latest,
  today,
  isNew,
}: {
  readonly latest: LossSimulation
  readonly today: string
  readonly isNew: boolean
}) {
  const t = useTranslate<'lossSimulations'>()
  const words = {
    amount: formatMoney(latest.amount),
    received: formatDate(latest.createdAt),
    referenceDate: formatDate(latest.referenceDate),
    reviewOn: formatDate(latest.reviewOn),
  }
  if (latest.reviewOn <= today) return <p className="note clay">{t('lossSimulations.latest.due', words)}</p>
  return (
    <p className={isNew ? 'alert calm' : 'note'}>
      {t(isNew ? 'lossSimulations.latest.new' : 'lossSimulations.latest.valid', words)}
    </p>
  )
}

export const LossCalculatorIsland = defineIsland(['lossSimulations'], LossCalculator)
