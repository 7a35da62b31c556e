import type { backgroundWords as source } from '../es/background-words.ts'
import type { Translation } from '../translation.ts'

export const backgroundWords = {
  purposes: {
    savings: 'Make my savings grow',
    income: 'Receive regular payments',
    diversification: 'Spread my investments',
    treasury: "Invest the company's spare cash",
    other: 'Something else',
  },
  origins: {
    salary: 'Salary',
    business: 'Professional or business activity',
    savings: 'Savings',
    property: 'Sale of a property',
    inheritance: 'Inheritance or gift',
    investments: 'Other investments',
    pension: 'Pension',
    other: 'Another origin',
  },
  exposures: {
    none: 'No',
    own: 'Yes: myself',
    relative: 'Yes: a close relative',
    associate: 'Yes: someone with whom I have a business or a close relationship',
  },
  controls: {
    owners: 'People with more than 25 %',
    administrators: 'The administrators: nobody has more than 25 %',
  },
} as const satisfies Translation<typeof source>
