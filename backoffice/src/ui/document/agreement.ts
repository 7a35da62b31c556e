import { nameEvidence, nameTokens } from '@cauce/contract/bank/names.ts'

export interface Agreement {
  readonly verdict: 'agrees' | 'similar' | 'absent'
  readonly found?: string
}

const AGREES: Agreement = { verdict: 'agrees' }
const ABSENT: Agreement = { verdict: 'absent' }

/** What may stand between groups of three digits: Spanish and English amounts, and spaces of banks that print none of both. */
const GROUP = String.raw`[.,'’\u0020\u00a0\u202f]?`
/** No digit before, neither at once nor as an earlier group of the same number. */
const NOT_AFTER_DIGITS = String.raw`(?<!\d)(?<!\d[.,'’\u00a0\u202f])(?<!(?<!\d)\d{1,3}\u0020)`

/** Whether a text names an amount of euro, which is a decimal string. Whole euros may stand without cents beside their currency. */
export function amountIn(text: string, amount: string): Agreement {
  const [euros = '', cents = ''] = amount.replace('-', '').split('.')
  const groups = euros.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ').split(' ')
  const whole = cents === '00' ? String.raw`|(?=\s*(?:€|EUR))` : ''
  const wanted = new RegExp(`${NOT_AFTER_DIGITS}${groups.join(GROUP)}(?:[.,]${cents}${whole})(?![.,]?\\d)`, 'i')
  return wanted.test(text) ? AGREES : ABSENT
}

/** Whether a text names a person or company, as banks write names: in any order, in capitals, cut off. */
export function nameIn(text: string, name: string): Agreement {
  const words = text.split(/\s+/).filter(Boolean)
  const least = nameTokens(name).length
  const most = name.split(/\s+/).length + 1
  let best = ABSENT
  for (let length = least; length <= most; length++)
    for (let start = 0; start + length <= words.length; start++) {
      const found = words.slice(start, start + length).join(' ')
      const evidence = nameEvidence(found, name)
      if (evidence === 'agrees') return AGREES
      if (evidence === 'similar' && best === ABSENT) best = { verdict: 'similar', found }
    }
  return best
}

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![A-Za-z\d])/g
const MASKED = /[*•·xX#]{2,}\s*(?<last>\d{4})(?!\d|\s*[*•·xX#])/g

/** Whether a text names an account, whole or masked but for its last four digits, and which other it names. */
export function accountIn(text: string, iban: string): Agreement {
  const wanted = iban.replaceAll(/\s/g, '').toUpperCase()
  if (text.replaceAll(/\s/g, '').toUpperCase().includes(wanted)) return AGREES
  const masked = [...text.matchAll(MASKED)].map(({ groups }) => groups!['last']!)
  if (masked.includes(wanted.slice(-4))) return AGREES
  const other = text.match(IBAN)?.[0].replaceAll(' ', '').slice(-4) ?? masked[0]
  return other === undefined ? ABSENT : { ...ABSENT, found: `•••• ${other}` }
}
