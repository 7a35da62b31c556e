import { parseTypedPercent } from '@cauce/format/typed-amount.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { DecimalInput } from './money-input.tsx'

interface Props {
  readonly source: string
  readonly isRequired?: boolean
  readonly helperText?: string
}

/** A percentage as people type it (`7,25`), held as the number of the wire. */
export const PercentInput = (props: Props) => (
  <DecimalInput
    {...props}
    unit="%"
    parse={(typed) => parseTypedPercent(typed) ?? typed}
    format={(value) => (typeof value === 'number' ? formatPercent(value).replace(/\s?%$/u, '') : undefined)}
  />
)
