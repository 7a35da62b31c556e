import { formatAmount, parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { formatCents } from '@cauce/format/money.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import { requestInvestment, tellSimulated } from './invest-request.ts'
import { project, type Projection, type Terms } from './projection.ts'
import { AMOUNT_PLACE, judge, type Bounds, type SimulatorData, type SimulatorWord } from './simulation.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatBasisPoints } from '@cauce/format/percent.ts'
import { scenariosOf, parseRate } from './scenarios.ts'

/** Calculates while the person types. Without JavaScript the same form asks the server. */

const NOTHING = '–'
const round = (cents: Cents) => formatCents(cents, { places: 'auto' })
const all = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(selector)
const control = (id: string) => document.getElementById(id) as HTMLInputElement | HTMLSelectElement

export function start(form: HTMLFormElement) {
  const data = JSON.parse(form.dataset['simulator']!) as SimulatorData
  const bounds = boundsOf(data)
  const field = fieldOf(form)
  const presets = [...form.querySelectorAll<HTMLButtonElement>('.presets button')]

  const update = () => {
    const wire = parseTypedAmount(field.value)
    const amount = wire === undefined ? undefined : parseAmount(wire)
    const { problem, shortBy } = judge(amount, bounds)
    for (const preset of presets) preset.ariaPressed = String(wire === preset.value)
    field.ariaInvalid = problem ? 'true' : null
    say('error', problem ? data.words[problem] : '')
    say('help', shortBy > 0n ? withAmount(data, 'walletShort', formatCents(shortBy)) : data.words.help)
    offer(data, problem === undefined ? amount : undefined, shortBy)
    show(data, problem === undefined ? amount : undefined)
    if (wire !== undefined) tellSimulated(wire)
  }
  field.addEventListener('input', update)
  watchScenarios(update)
  field.addEventListener('blur', () => {
    const wire = parseTypedAmount(field.value)
    if (wire !== undefined) field.value = round(parseAmount(wire)).replace(/\s€$/, '')
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const preset = presets.find((button) => button === event.submitter)
    if (preset) field.value = round(parseAmount(preset.value)).replace(/\s€$/, '')
    update()
  })
  update()
}

export function invest(form: HTMLFormElement) {
  const wire = parseTypedAmount(fieldOf(form).value)
  if (wire !== undefined) requestInvestment(wire)
}

function fieldOf(form: HTMLFormElement): HTMLInputElement {
  const input = form.elements.namedItem('amount') as HTMLInputElement | RadioNodeList
  return input instanceof HTMLInputElement ? input : (input[0] as unknown as HTMLInputElement)
}

function show(data: SimulatorData, amount: Cents | undefined) {
  const result = amount === undefined ? undefined : project(amount, data.terms)
  say('total', result ? formatCents(result.total) : NOTHING)
  say('loss', amount === undefined ? NOTHING : formatCents(amount))
  say('with-until', amount === undefined ? NOTHING : withAmount(data, 'withUntil', round(amount)))
  say('gross', result ? formatCents(result.gross, { sign: 'always' }) : NOTHING)
  say('fee', result ? formatCents(-result.fee) : NOTHING)
  showScenarios(result, data.terms)
  if (result && amount !== undefined) showPayments(data, amount, result)
}

function showPayments(data: SimulatorData, amount: Cents, { payments, gross, fee, total }: Projection) {
  say('would-receive', withAmount(data, 'wouldReceive', round(amount)))
  for (const [index, row] of all('[data-payment]').entries()) {
    const payment = payments[index]!
    const cells = [payment.gross, -payment.fee, payment.principal, payment.net]
    for (const [column, cell] of row.querySelectorAll('td:not([data-after])').entries()) {
      const cents = cells[column]!
      if (column !== 2 || cents !== 0n) cell.textContent = formatCents(cents)
    }
  }
  for (const bar of all('[data-bar]'))
    bar.textContent = formatCents(payments[Number(bar.dataset['bar'])]!.net).replace(/\s€$/, '')
  const sums = [gross, -fee, amount, total]
  for (const [column, cell] of all('[data-sum]').entries()) cell.textContent = formatCents(sums[column]!)
}

function offer(data: SimulatorData, amount: Cents | undefined, shortBy: Cents) {
  const invest = document.querySelector<HTMLButtonElement>('[data-invest]')
  const deposit = document.querySelector<HTMLAnchorElement>('[data-deposit]')
  const login = document.querySelector<HTMLAnchorElement>('[data-login]')
  say('cta', amount === undefined ? data.words.ctaPlain : withAmount(data, 'cta', round(amount)))
  if (invest && deposit) {
    invest.disabled = amount === undefined
    invest.hidden = shortBy > 0n
    deposit.hidden = shortBy === 0n
    deposit.href = deposit.href.replace(/[^=]*$/, formatAmount(shortBy))
    deposit.textContent = withAmount(data, 'deposit', formatCents(shortBy))
  }
  if (login && data.loginPath && amount !== undefined)
    login.href = `${data.loginPath}${encodeURIComponent(`?amount=${formatAmount(amount)}`)}`
}

function withAmount({ words }: SimulatorData, word: SimulatorWord, amount: string): string {
  return words[word].replace(AMOUNT_PLACE, amount)
}

function boundsOf({ bounds }: SimulatorData): Bounds {
  const cents = (wire: string | null) => (wire === null ? null : parseAmount(wire))
  return {
    minimum: parseAmount(bounds.minimum),
    remainder: parseAmount(bounds.remainder),
    maximum: cents(bounds.maximum),
    available: cents(bounds.available),
  }
}

/** Writes every element of this output. Unchanged text is not announced again. */
function say(output: string, words: string): void {
  for (const element of all(`[data-out="${output}"]`)) if (element.textContent !== words) element.textContent = words
}

function watchScenarios(update: () => void): void {
  if (!document.querySelector('[data-foresight]')) return
  for (const id of ['withholding', 'late', 'recovered']) control(id).addEventListener('input', update)
}

/** `result` is undefined while the amount cannot be invested. */
function showScenarios(result: Projection | undefined, terms: Terms): void {
  if (!document.querySelector('[data-foresight]')) return
  const rate = parseRate(control('withholding').value)
  control('withholding').ariaInvalid = rate === undefined ? 'true' : null
  say('rate-error', rate === undefined ? document.querySelector<HTMLElement>('[data-words]')!.dataset['words']! : '')
  const seen =
    result &&
    scenariosOf(result, terms, {
      withholding: rate ?? 0,
      lateMonths: Number(control('late').value),
      recoveredPercent: Number(control('recovered').value),
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
