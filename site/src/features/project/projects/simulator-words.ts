import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { formatCents } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import type { Terms } from './projection.ts'
import { AMOUNT_PLACE, type Bounds, type SimulatorData } from './simulation.ts'

const round = (cents: Cents) => formatCents(cents, { places: 'auto' })

export function simulatorData(t: Translate, terms: Terms, bounds: Bounds, loginPath: string | null): SimulatorData {
  const amount = AMOUNT_PLACE
  return {
    terms,
    bounds: {
      minimum: formatAmount(bounds.minimum),
      remainder: formatAmount(bounds.remainder),
      maximum: bounds.maximum === null ? null : formatAmount(bounds.maximum),
      available: bounds.available === null ? null : formatAmount(bounds.available),
    },
    words: {
      amountUnclear: t('forms.amountUnclear'),
      belowMinimum: t('projectPages.belowMinimum', { minimum: round(bounds.minimum) }),
      aboveRemainder: t('projectPages.aboveRemainder', { maximum: round(bounds.remainder) }),
      aboveMaximum: t('projectPages.aboveMaximum', { maximum: round(bounds.maximum ?? 0n) }),
      help: helpWords(t, bounds),
      walletShort: t('projectPages.walletShort', { amount }),
      cta: loginPath === null ? t('projectPages.invest', { amount }) : t('projectPages.logInToInvest', { amount }),
      ctaPlain: t(loginPath === null ? 'projectPages.investPlain' : 'projectPages.logInToInvestPlain'),
      deposit: t('projectPages.deposit', { amount }),
      wouldReceive: t('projectPages.wouldReceive', { amount }),
    },
    loginPath,
  }
}

export function helpWords(t: Translate, bounds: Bounds): string {
  const minimum = t('projectPages.minimumHelp', { minimum: round(bounds.minimum) })
  return bounds.available === null ? minimum : `${minimum} ${walletWords(t, bounds.available, bounds.reserved ?? 0n)}`
}

/** What can be invested, and why it is less than the balance in the header. */
function walletWords(t: Translate, available: bigint, reserved: bigint): string {
  const words = t('projectPages.walletHelp', { available: formatCents(available) })
  return reserved > 0n ? `${words} ${t('projectPages.walletReserved', { reserved: formatCents(reserved) })}` : words
}
