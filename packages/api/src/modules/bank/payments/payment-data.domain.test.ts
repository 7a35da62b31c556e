import type { PaymentProblem } from '@cauce/contract'
import { expect, test } from 'vitest'
import { problemsOf, type PayeeData } from './payment-data.domain.ts'

const SPAIN: PayeeData = {
  beneficiary: 'Concepción Leal',
  iban: 'ES9121000418450200051332',
  bic: null,
  address: null,
  amount: 100n,
}
const SWISS: PayeeData = {
  ...SPAIN,
  iban: 'CH9300762011623852957',
  bic: 'POFICHBEXXX',
  address: { town: 'Zürich', country: 'CH' },
}
const rows: [string, PayeeData, PaymentProblem[]][] = [
  ['an account in Spain', SPAIN, []],
  ['an account in Iceland', { ...SPAIN, iban: 'IS140159260076545510730339' }, []],
  ['an account in Switzerland with all data', SWISS, []],
  ['a Swiss account without BIC', { ...SWISS, bic: null }, ['bic-missing']],
  ['a Swiss account without address', { ...SWISS, address: null }, ['town-missing']],
  ['a Swiss account without a writable town', { ...SWISS, address: { town: '東京', country: 'CH' } }, ['town-missing']],
  [
    'an account in the United Kingdom without any',
    { ...SPAIN, iban: 'GB29NWBK60161331926819' },
    ['bic-missing', 'town-missing'],
  ],
  ['an account in Turkey', { ...SPAIN, iban: 'TR330006100519786457841326' }, ['outside-sepa']],
  ['no account and no name', { ...SPAIN, beneficiary: null, iban: null }, ['beneficiary-missing', 'iban-missing']],
  ['a name without a writable letter', { ...SPAIN, beneficiary: '李 明' }, ['beneficiary-missing']],
  ['a name of which a part has no Latin spelling', { ...SPAIN, beneficiary: '李 明 S. L.' }, ['beneficiary-missing']],
  ['a name in Greek letters', { ...SPAIN, beneficiary: 'Παπαδόπουλος Α. Ε.' }, []],
  ['the largest transfer', { ...SPAIN, amount: 99_999_999_999n }, []],
  ['a cent above the largest transfer', { ...SPAIN, amount: 100_000_000_000n }, ['amount-too-large']],
]
test.each(rows)('%s has the problems %3$j', (_, data, expected) => {
  expect(problemsOf(data)).toEqual(expected)
})
