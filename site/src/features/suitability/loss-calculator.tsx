import {
  LOSS_PARTS,
  LOSS_SUMS,
  type LossPart,
  type LossSum,
  firstReferenceDate,
} from '@cauce/contract/account/loss-ability.ts'
import { formatAmount } from '@cauce/contract/cents.ts'
import { formatMoney, formatDate } from '@cauce/format'
import { AmountField } from '../../ui/amount-field.tsx'
import { DateField, SelectField } from '../../ui/field.tsx'
import { useIsHydrated, useTranslate, defineIsland } from '../../ui/island.tsx'
import { type LossForm, type Permanence, type ReadForm, readLossForm } from './loss-inputs.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useEffect, useRef, useState } from 'react'
import { LossResult, LossSending, type LossSimulation } from './loss-result.tsx'
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

interface LossSumsProps {
  readonly form: LossForm
  readonly read: ReadForm
  /** By field. */
  readonly errors: Readonly<Record<string, string>>
  readonly change: (part: Partial<LossForm>) => void
}

/** No field has a name or a form, so that nothing can be sent. */
function LossSums(props: LossSumsProps) {
  const t = useTranslate<'lossSimulations'>()
  const { form, read, errors, change } = props
  const isReady = useIsHydrated()
  return (
    <div className="loss-sums">
      <DateField
        id="loss-date"
        label={t('lossSimulations.date')}
        help={t('lossSimulations.dateHelp')}
        error={errors['date']}
        defaultValue={form.date}
        disabled={!isReady}
        onChange={({ target }) => change({ date: target.value })}
      />
      {LOSS_SUMS.map((sum) => (
        <fieldset key={sum} disabled={!isReady}>
          <legend>{t(`lossSimulations.sums.${sum}.title`)}</legend>
          <p className="small muted">{t(`lossSimulations.sums.${sum}.help`)}</p>
          {LOSS_PARTS[sum].map((part) => (
            <PartField key={part} {...props} part={part} />
          ))}
          <p className="loss-subtotal">
            <span>{t(`lossSimulations.sums.${sum}.total`)}</span>
            <span className="figure">{amountOf(read, sum)}</span>
          </p>
          {sum === 'income' && <IncomeKind {...props} />}
        </fieldset>
      ))}
    </div>
  )
}

const amountOf = ({ ability }: ReadForm, sum: LossSum) => (ability ? formatMoney(formatAmount(ability[sum])) : '—')

function PartField({ form, errors, change, part }: LossSumsProps & { readonly part: LossPart | 'regular' }) {
  const t = useTranslate<'lossSimulations'>()
  return (
    <AmountField
      id={`loss-${part}`}
      label={t(`lossSimulations.parts.${part}`)}
      error={errors[part]}
      value={form.amounts[part] ?? ''}
      onAmount={(value) => change({ amounts: { ...form.amounts, [part]: value } })}
    />
  )
}

/** Affects the wording, not the result. */
function IncomeKind(props: LossSumsProps) {
  const t = useTranslate<'lossSimulations'>()
  return (
    <>
      <PartField {...props} part="regular" />
      <SelectField
        id="loss-permanence"
        label={t('lossSimulations.permanence')}
        value={props.form.permanence}
        autoComplete="off"
        onChange={({ target }) => props.change({ permanence: target.value as Permanence })}
        choices={(['', 'permanent', 'temporary'] as const).map((value) => ({
          value,
          label: t(value === '' ? 'lossSimulations.permanences.unsaid' : `lossSimulations.permanences.${value}`),
        }))}
      />
    </>
  )
}

export const LossCalculatorIsland = defineIsland(['lossSimulations'], LossCalculator)
