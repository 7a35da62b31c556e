import {
  accept,
  calendarDateOf,
  decline,
  isReturnNumber,
  type Decision,
  type RETURN_CHANGES,
  type ReturnForm,
} from '@cauce/contract'

/** What a return states of a payee. */
export interface StatedLine {
  readonly userId: string
  readonly accrualYear: number
  /** Basis points. */
  readonly rate: number
  readonly interest: bigint
  readonly withheld: bigint
  /** Null once the identity is erased. */
  readonly identity: string | null
}

export interface LineChange extends Omit<StatedLine, 'identity'> {
  readonly change: (typeof RETURN_CHANGES)[number]
  readonly filedInterest: bigint
  readonly filedWithheld: bigint
}

const keyOf = ({ userId, accrualYear, rate }: Pick<StatedLine, 'userId' | 'accrualYear' | 'rate'>) =>
  `${userId} ${accrualYear} ${rate}`

/** Form 296 has several records of a person, year and rate. */
function byKey(lines: readonly StatedLine[]): Map<string, StatedLine> {
  const sums = new Map<string, StatedLine>()
  for (const line of lines) {
    const sum = sums.get(keyOf(line))
    sums.set(keyOf(line), sum === undefined ? line : addedUp(sum, line))
  }
  return sums
}

const addedUp = (sum: StatedLine, line: StatedLine): StatedLine => ({
  ...sum,
  interest: sum.interest + line.interest,
  withheld: sum.withheld + line.withheld,
  identity: sum.identity === null || line.identity === null ? null : `${sum.identity} ${line.identity}`,
})

/** Erased identities are compared by amount alone. */
export function changesOf(filed: readonly StatedLine[], now: readonly StatedLine[]): LineChange[] {
  const [before, after] = [byKey(filed), byKey(now)]
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return keys.flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    const change = changeOf(was, is)
    if (change === undefined) return []
    const { userId, accrualYear, rate } = (is ?? was)!
    return {
      ...{ userId, accrualYear, rate, change },
      ...{ filedInterest: was?.interest ?? 0n, filedWithheld: was?.withheld ?? 0n },
      ...{ interest: is?.interest ?? 0n, withheld: is?.withheld ?? 0n },
    }
  })
}

function changeOf(was: StatedLine | undefined, is: StatedLine | undefined): LineChange['change'] | undefined {
  if (was === undefined) return 'added'
  if (is === undefined) return 'removed'
  if (was.interest !== is.interest || was.withheld !== is.withheld) return 'amounts'
  const areKnown = was.identity !== null && is.identity !== null
  return areKnown && was.identity !== is.identity ? 'identity' : undefined
}

interface Made {
  readonly form: ReturnForm
  readonly taxFileId: string
  readonly year: number
  readonly replacesId: string | null
  readonly createdAt: Date
}

/** A return replaces one other, as a whole: the one that was filed last. */
export const mayBeFiled = (
  { year, taxFileId, replacesId, createdAt }: Omit<Made, 'form'>,
  lastFiledId: string | null,
): boolean => taxFileId !== lastFiledId && replacesId === lastFiledId && calendarDateOf(createdAt) > `${year}-12-31`

export function decideFiling(
  made: Made,
  lastFiledId: string | null,
  { number, filedOn }: { readonly number: string; readonly filedOn: string },
  now: Date,
): Decision<object> {
  if (!mayBeFiled(made, lastFiledId)) return decline('state-forbids', { state: 'replaced' })
  if (!isReturnNumber(number, made.form)) return decline('return-number-invalid', undefined, 'number')
  const [earliest, latest] = [calendarDateOf(made.createdAt), calendarDateOf(now)]
  if (filedOn < earliest) return decline('date-too-early', { earliest }, 'filedOn')
  return filedOn > latest ? decline('date-too-late', { latest }, 'filedOn') : accept({})
}
