import { LOSS_PARTS, LOSS_SUMS, type LossPart, type LossSum } from '@cauce/contract/account/loss-ability.ts'
import { formatAmount } from '@cauce/contract/cents.ts'
import { formatMoney } from '@cauce/format'
import { AmountField } from '../../ui/amount-field.tsx'
import { DateField, SelectField } from '../../ui/field.tsx'
import { useIsHydrated, useTranslate } from '../../ui/island.tsx'
import type { LossForm, Permanence, ReadForm } from './loss-inputs.ts'

interface LossSumsProps {
  readonly form: LossForm
  readonly read: ReadForm
  /** By field. */
  readonly errors: Readonly<Record<string, string>>
  readonly change: (part: Partial<LossForm>) => void
}

/** No field has a name or a form, so that nothing can be sent. */
export function LossSums(props: LossSumsProps) {
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
