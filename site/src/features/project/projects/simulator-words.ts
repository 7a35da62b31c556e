import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { formatCents, formatDate } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import { maturityOf, type Terms } from './projection.ts'
import { AMOUNT_PLACE, type Bounds, type SimulatorData } from './simulation.ts'

const round = (cents: Cents) => formatCents(cents, { places: 'auto' })

/** Labels by purpose: investment or reservation. */
const WORDS = {
  invest: {
    aboveRemainder: 'projectPages.aboveRemainder',
    cta: 'projectPages.invest',
    ctaPlain: 'projectPages.investPlain',
    logIn: 'projectPages.logInToInvest',
    logInPlain: 'projectPages.logInToInvestPlain',
  },
  reserve: {
    aboveRemainder: 'reservations.reserve.aboveRemainder',
    cta: 'reservations.reserve.cta',
    ctaPlain: 'reservations.reserve.ctaPlain',
    logIn: 'reservations.reserve.logIn',
    logInPlain: 'reservations.reserve.logInPlain',
  },
} as const
export type Purpose = keyof typeof WORDS

export function ctaWords(t: Translate, purpose: Purpose, isLoggedIn: boolean) {
  const { cta, ctaPlain, logIn, logInPlain } = WORDS[purpose]
  return {
    of: (amount: string) => t(isLoggedIn ? cta : logIn, { amount }),
    plain: t(isLoggedIn ? ctaPlain : logInPlain),
  }
}

interface Panel {
  readonly bounds: Bounds
  readonly loginPath: string | null
  readonly purpose: Purpose
}

export function simulatorData(t: Translate, terms: Terms, { bounds, loginPath, purpose }: Panel): SimulatorData {
  const amount = AMOUNT_PLACE
  const cta = ctaWords(t, purpose, loginPath === null)
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
      aboveRemainder: t(WORDS[purpose].aboveRemainder, { maximum: round(bounds.remainder) }),
      aboveMaximum: t('projectPages.aboveMaximum', { maximum: round(bounds.maximum ?? 0n) }),
      help: helpWords(t, bounds),
      walletShort: t('projectPages.walletShort', { amount }),
      cta: cta.of(amount),
      ctaPlain: cta.plain,
      deposit: t('projectPages.deposit', { amount }),
      wouldReceive: t('projectPages.wouldReceive', { amount }),
      withUntil: t('projectPages.withUntil', { amount, date: formatDate(maturityOf(terms)) }),
    },
    loginPath,
  }
}

export function helpWords(t: Translate, bounds: Bounds): string {
  const minimum = t('projectPages.minimumHelp', { minimum: round(bounds.minimum) })
  return bounds.available === null ? minimum : `${minimum} ${walletWords(t, bounds.available, bounds)}`
}

/** Available amount, and why it is less than the balance in the header. */
function walletWords(t: Translate, available: bigint, { reserved = 0n, unreceived = 0n }: Bounds): string {
  return [
    t('projectPages.walletHelp', { available: formatCents(available) }),
    ...(reserved > 0n ? [t('projectPages.walletReserved', { reserved: formatCents(reserved) })] : []),
    ...(unreceived > 0n ? [t('projectPages.walletUnreceived', { unreceived: formatCents(unreceived) })] : []),
  ].join(' ')
}
