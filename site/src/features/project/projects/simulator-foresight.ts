import { formatCents } from '@cauce/format/money.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatBasisPoints } from '@cauce/format/percent.ts'
import { foresee, parseRate } from './foresight.ts'
import type { Projection, Terms } from './projection.ts'

export const NOTHING = '–'

export const all = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(selector)

/** Writes every element of this output. Unchanged text is not announced again. */
export function say(output: string, words: string): void {
  for (const element of all(`[data-out="${output}"]`)) if (element.textContent !== words) element.textContent = words
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement | HTMLSelectElement

export function watchForesight(update: () => void): void {
  if (!document.querySelector('[data-foresight]')) return
  for (const id of ['withholding', 'late', 'recovered']) field(id).addEventListener('input', update)
}

/** `result` is undefined while the amount cannot be invested. */
export function showForesight(result: Projection | undefined, terms: Terms): void {
  if (!document.querySelector('[data-foresight]')) return
  const rate = parseRate(field('withholding').value)
  field('withholding').ariaInvalid = rate === undefined ? 'true' : null
  say('rate-error', rate === undefined ? document.querySelector<HTMLElement>('[data-words]')!.dataset['words']! : '')
  const seen =
    result &&
    foresee(result, terms, {
      withholding: rate ?? 0,
      lateMonths: Number(field('late').value),
      recoveredPercent: Number(field('recovered').value),
    })
  const isTaxed = seen && rate !== undefined
  say('withheld', isTaxed ? formatCents(-seen.withheld) : NOTHING)
  say('after-withholding', isTaxed ? formatCents(seen.afterWithholding) : NOTHING)
  for (const [index, cell] of all('[data-after]').entries())
    cell.textContent = isTaxed ? formatCents(seen.netPayments[index]!) : NOTHING
  say('late-until', seen ? formatDate(seen.lateUntil) : NOTHING)
  say('late-return', seen ? formatBasisPoints(seen.lateReturn) : NOTHING)
  say('recovered', seen ? formatCents(seen.recovered) : NOTHING)
  say('lost', seen ? formatCents(-seen.lost) : NOTHING)
}
