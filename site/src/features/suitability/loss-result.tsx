import type { Answer } from '@cauce/client'
import { LOSS_TOOL_VERSION } from '@cauce/contract/account/loss-ability.ts'
import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { paths } from '@cauce/contract/pages.ts'
import { formatDate, formatMoney } from '@cauce/format'
import { call, client } from '../../ui/api.ts'
import { Terms } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { useTranslate } from '../../ui/island.tsx'
import type { LossForm, ReadForm } from './loss-inputs.ts'

export type LossSimulation = Answer<'/v1/account/loss-simulations/{id}'>

const money = (cents: Cents) => formatMoney(formatAmount(cents))

export function LossResult({ form, read }: { readonly form: LossForm; readonly read: ReadForm }) {
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
export function LossSending({ read: { ability, referenceDate, isEmpty }, onSent }: LossSendingProps) {
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
