import {
  firstReferenceDate,
  LOSS_PARTS,
  LOSS_SUMS,
  type LossPart,
  type LossSum,
  LOSS_TOOL_VERSION,
} from '@cauce/contract/account/loss-ability.ts'
import { formatDate, formatMoney } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useEffect, useRef, useState } from 'react'
import { defineIsland, useTranslate, useIsHydrated } from '../../ui/island.tsx'
import { readLossForm, type LossForm, type Permanence, type ReadForm } from './loss-inputs.ts'
import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { DateField, SelectField } from '../../ui/field.tsx'
import type { Answer } from '@cauce/client'
import { paths } from '@cauce/contract/pages.ts'
import { call, client } from '../../ui/api.ts'
import { Terms } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import './loss-calculator.css'

interface LossCalculatorProps {
  /** Calendar date in Madrid. */
  readonly today: string
  /** The last submitted result. */
  readonly latest: LossSimulation | null
}

/**
 * Simulation of the ability to bear loss. Inputs stay in memory: `data-private` keeps them out of stored typing and
 * ticket screenshots (decision site-interaction).
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
      <div data-private>
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

export type LossSimulation = Answer<'/v1/account/loss-simulations/{id}'>

const money = (cents: Cents) => formatMoney(formatAmount(cents))

function LossResult({ form, read }: { readonly form: LossForm; readonly read: ReadForm }) {
  const t = useTranslate<'lossSimulations'>()
  const { ability, regular } = read
  return (
    <section aria-labelledby="loss-result">
      <h2 id="loss-result">{t('lossSimulations.result.title')}</h2>
      <output className="loss-figure" aria-live="polite">
        <span className="display figure">{ability ? money(ability.result) : '—'}</span>
        <span className="small muted">
          {ability
            ? t('lossSimulations.result.share', { netWorth: money(ability.netWorth) })
            : t('lossSimulations.result.mistakes')}
        </span>
      </output>
      {ability && (
        <Terms
          className="terms tight"
          rows={[
            { term: t('lossSimulations.sums.income.total'), value: money(ability.income) },
            { term: t('lossSimulations.result.plusAssets'), value: money(ability.assets) },
            { term: t('lossSimulations.result.lessCommitments'), value: money(-ability.commitments) },
            { term: t('lossSimulations.result.netWorth'), value: <b>{money(ability.netWorth)}</b> },
          ]}
        />
      )}
      {ability && regular !== null && (
        <p className="small">{t('lossSimulations.result.regular', { regular: money(regular) })}</p>
      )}
      {ability && form.permanence === 'temporary' && <p className="small">{t('lossSimulations.result.temporary')}</p>}
    </section>
  )
}

interface LossSendingProps {
  readonly read: ReadForm
  readonly onSent: (kept: LossSimulation) => void
}

/** Shows everything that would be sent; both choices look alike. */
function LossSending({ read: { ability, referenceDate, isEmpty }, onSent }: LossSendingProps) {
  const t = useTranslate<'lossSimulations'>()
  const { run, isBusy, failure } = useCall(
    (body: { amount: string; referenceDate: string; toolVersion: typeof LOSS_TOOL_VERSION }) =>
      call(client.POST('/v1/account/loss-simulations', { body })),
    onSent,
  )
  const amount = ability && formatAmount(ability.result)
  const isSendable = !isEmpty && amount !== null && referenceDate !== null
  return (
    <section aria-labelledby="loss-sending">
      <h2 id="loss-sending">{t('lossSimulations.send.title')}</h2>
      <p className="small">{t('lossSimulations.send.lead')}</p>
      <Terms
        className="terms tight loss-payload"
        rows={[
          { term: t('lossSimulations.send.amount'), value: amount === null || isEmpty ? '—' : formatMoney(amount) },
          { term: t('lossSimulations.date'), value: referenceDate === null ? '—' : formatDate(referenceDate) },
          { term: t('lossSimulations.send.version'), value: String(LOSS_TOOL_VERSION) },
        ]}
      />
      <Refusal failure={failure} />
      <Button
        look="quiet"
        isWide
        isBusy={isBusy}
        busyLabel={t('lossSimulations.send.busy')}
        aria-disabled={!isSendable}
        aria-describedby={isSendable ? undefined : 'loss-missing'}
        onClick={() => isSendable && void run({ amount, referenceDate, toolVersion: LOSS_TOOL_VERSION })}
      >
        {t('lossSimulations.send.submit')}
      </Button>
      {!isSendable && (
        <p className="small muted" id="loss-missing">
          {t('lossSimulations.send.missing')}
        </p>
      )}
      <a className="button quiet wide" href={paths.projects}>
        {t('lossSimulations.send.skip')}
      </a>
    </section>
  )
}
