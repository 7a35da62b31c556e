import { formatAmount, provinceOn, Refusal, tidySpanishPhone, tidyTaxNumber, type api } from '@cauce/contract'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { inTransaction, type Executor, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, found, refuseOnConflict } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { findDeclarerInForce } from '../declarers/index.ts'
import { findAcceptedDetails } from '../tax-details/index.ts'
import {
  fieldOf,
  model193,
  perceptionRecord,
  perceptionsOf,
  problemsOfDeclarer,
  problemsOfPerception,
  readTotals,
  type Declarer,
  type Perception,
} from './model-193.domain.ts'
import { changesOf, decideFiling, mayBeFiled, type StatedLine } from './returns.domain.ts'
import * as returns from './returns.queries.ts'
import { declaredName, knownDeclarer, residentParts } from './tax-files.domain.ts'
import { findNamedPeople, findPostedTax, findYearParts, type NamedPerson, type YearPart } from './tax-files.queries.ts'

type Endpoints = typeof api.taxFiles
type DeclaredBy = Pick<YearPart, 'agent' | 'promoter'>

export const personOf = (person: NamedPerson) => ({
  userId: person.userId,
  name: declaredName(person),
  isClosed: person.isClosed,
})

const lastFiled = (made: readonly returns.MadeReturn[]) =>
  made
    .filter(({ filing }) => filing)
    .toSorted((one, other) => (one.filing!.createdAt < other.filing!.createdAt ? 1 : -1))[0]

export function viewsOf(made: readonly returns.MadeReturn[]) {
  const filedId = lastFiled(made)?.row.taxFileId ?? null
  return made.map(({ row, filing, recordCount, interest, withheld, replaces, madeByName, filedByName }) => ({
    ...{ taxFileId: row.taxFileId, madeAt: row.createdAt, madeByName, sha256: row.sha256 },
    ...{ recordCount, interest, withheld, replaces },
    number: filing?.number ?? null,
    filedOn: filing?.filedOn ?? null,
    filedByName: filing && filedByName,
    mayBeFiled: filing === null && mayBeFiled(row, filedId),
  }))
}

async function perceptionsFor(executor: Executor, year: number, parts: readonly YearPart[], declarer: DeclaredBy) {
  const own = parts.filter(({ promoter }) => promoter === declarer.promoter)
  const detailsOf = await findAcceptedDetails(
    executor,
    own.map(({ userId }) => userId),
  )
  return perceptionsOf(residentParts(own, declarer, (userId) => provinceOn(detailsOf(userId), `${year}-12-31`)))
}

/** Against the return that was filed last; null if none was. */
export async function changesSince(
  executor: Executor,
  {
    year,
    parts,
    declarer,
    made,
  }: {
    readonly year: number
    readonly parts: readonly YearPart[]
    readonly declarer: DeclaredBy
    readonly made: readonly returns.MadeReturn[]
  },
) {
  const filed = lastFiled(made)
  if (filed === undefined) return null
  const changes = await changesAgainst(executor, filed, await perceptionsFor(executor, year, parts, declarer))
  const people = await findNamedPeople(
    executor,
    changes.map(({ userId }) => userId),
  )
  const known = new Map(people.map((person) => [person.userId, personOf(person)]))
  return changes
    .map((change) => ({ ...change, ...known.get(change.userId)! }))
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'es'))
}

async function changesAgainst(executor: Executor, filed: returns.MadeReturn, perceptions: readonly Perception[]) {
  const { taxFileId, year, salt } = filed.row
  return changesOf(
    await returns.findLines(executor, taxFileId),
    perceptions.map((perception) => statedLine(year, perception, salt)),
  )
}

/** With the hash of the fields that say who it is, which a salt of the file keeps from being compared with others. */
function statedLine(year: number, perception: Perception, salt: string): StatedLine {
  const { userId, accrualYear, rate, interest, withheld, name } = perception
  const fields = fieldOf(perceptionRecord(year, { taxNumber: null }, perception, 0), 18, 78)
  const identity = name === null ? null : createHmac('sha256', salt).update(fields).digest('hex')
  return { userId, accrualYear, rate, interest, withheld, identity }
}

const declarerOf = (
  typed: Omit<Call<Endpoints['make']>['body'], 'year' | 'promoter'>,
  known: ReturnType<typeof knownDeclarer>,
): Omit<Declarer, 'replaces'> => ({
  taxNumber: tidyTaxNumber(typed.taxNumber ?? '') || known.taxNumber,
  name: typed.name || known.name,
  phone: tidySpanishPhone(typed.phone ?? '') || known.phone,
  contact: typed.contact || known.contact,
  number: typed.number?.replaceAll(/\s/g, '') || null,
})

/** Rereads the totals from the text. Refuses `document-unchanged` where the return that was filed says the same. */
export async function makeModel193(kernel: Kernel, call: Call<Endpoints['make']>) {
  const { year, promoter = null, ...typed } = call.body
  const by = { agent: promoter === null ? ('platform' as const) : ('promoter' as const), promoter }
  return inTransaction(kernel.database, async (tx) => {
    await returns.lockReturns(tx, { year, promoter })
    const parts = await findYearParts(tx, year)
    const perceptions = await perceptionsFor(tx, year, parts, by)
    const made = await returns.findReturnsOf(tx, { year, promoter })
    const filed = lastFiled(made)
    if (filed && (await changesAgainst(tx, filed, perceptions)).length === 0)
      throw new Refusal({ code: 'document-unchanged' })
    const own = parts.filter((part) => part.promoter === promoter)
    const replaces = filed?.filing?.number ?? null
    const declarer = { ...declarerOf(typed, knownDeclarer(promoter, own, await findDeclarerInForce(tx))), replaces }
    const content = model193(year, declarer, perceptions)
    const sha256 = createHash('sha256').update(Buffer.from(content, 'latin1')).digest('hex')
    const file = { year, promoter, sha256, replacesId: filed?.row.taxFileId ?? null, perceptions }
    const kept = {
      taxFileId: await keepReturn(kernel, tx, { file, last: made[0], madeBy: userIdOf(call.actor) }),
      ...{ year, ...by, replaces, fileName: `193-${year}-${declarer.taxNumber ?? 'sin-nif'}.txt`, sha256 },
    }
    await audit(kernel, tx, call, { recordId: kept.taxFileId, after: kept })
    return {
      ...kept,
      content,
      declarerProblems: problemsOfDeclarer(declarer),
      lines: perceptions.map((perception) => {
        const { kind: _, ...line } = perception
        return { ...line, problems: problemsOfPerception(perception) }
      }),
      checks: checksOf(content, await findPostedTax(tx, year, by)),
    }
  })
}

interface Kept {
  readonly file: Pick<returns.MadeReturn['row'], 'year' | 'promoter' | 'sha256' | 'replacesId'> & {
    readonly perceptions: readonly Perception[]
  }
  readonly last: returns.MadeReturn | undefined
  readonly madeBy: string
}

/** The same file made again is the same row. */
async function keepReturn({ clock }: Kernel, tx: Transaction, { file, last, madeBy }: Kept): Promise<string> {
  const { perceptions, ...row } = file
  if (last?.row.sha256 === row.sha256 && last.filing === null) return last.row.taxFileId
  const createdAt = clock.now()
  const [taxFileId, salt] = [uuidv7(createdAt), randomBytes(16).toString('hex')]
  await returns.taxReturnRows.insert(tx, { ...row, taxFileId, salt, madeBy, createdAt })
  await returns.insertLines(
    tx,
    taxFileId,
    perceptions.map((perception) => statedLine(row.year, perception, salt)),
  )
  return taxFileId
}

function checksOf(content: string, posted: bigint) {
  const { stated, lines } = readTotals(content)
  return [
    { check: 'records' as const, expected: String(lines.count), found: String(stated.count) },
    { check: 'base' as const, expected: formatAmount(lines.base), found: formatAmount(stated.base) },
    { check: 'withheld' as const, expected: formatAmount(lines.withheld), found: formatAmount(stated.withheld) },
    { check: 'ledger' as const, expected: formatAmount(posted), found: formatAmount(stated.withheld) },
  ]
}

/** For good. */
export async function fileReturn(kernel: Kernel, call: Call<Endpoints['file']>) {
  const { id: taxFileId } = call.params
  const { number, filedOn } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const row = found(await returns.taxReturnRows.find(tx, taxFileId))
    await returns.lockReturns(tx, row)
    const now = kernel.clock.now()
    const before = lastFiled(await returns.findReturnsOf(tx, row))
    accepted(decideFiling(row, before?.row.taxFileId ?? null, filedOn, now))
    const filing = { taxFileId, number, filedOn, filedBy: userIdOf(call.actor), createdAt: now }
    await refuseOnConflict({ tax_filings_number_key: { code: 'return-number-invalid', path: 'number' } }, () =>
      returns.taxFilingRows.insert(tx, filing),
    )
    const after = { taxFileId, year: row.year, promoter: row.promoter, number, filedOn, sha256: row.sha256 }
    await audit(kernel, tx, call, { recordId: taxFileId, after })
    const made = viewsOf(await returns.findReturnsOf(tx, row))
    return found(made.find((one) => one.taxFileId === taxFileId))
  })
}
