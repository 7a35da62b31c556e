import { DecimalInput } from './money-input.tsx'

interface Props {
  readonly source: string
  readonly isRequired?: boolean
  readonly helperText?: string
  readonly unit?: string
}

/** A count. What is not a whole number stays as typed, and is refused. */
export const WholeNumberInput = ({ unit = '', ...props }: Props) => (
  <DecimalInput
    {...props}
    unit={unit}
    parse={(typed) => (/^\s*-?\d+\s*$/.test(typed) ? Number(typed) : typed)}
    format={(value) => (typeof value === 'number' ? String(value) : undefined)}
  />
)
