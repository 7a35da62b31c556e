import {
  formatAmount,
  LISTED_LINES,
  Refusal,
  tidySpanishPhone,
  tidyTaxNumber,
  type api,
  type ReturnForm,
  type ReturnProblem,
} from '@cauce/contract'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { inTransaction, type Executor, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, found, refuseOnConflict } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { findDeclarerInForce } from '../declarers/index.ts'
import { findAcceptedDetails } from '../tax-details/index.ts'
import { model193 } from './model-193.domain.ts'
import { model296 } from './model-296.domain.ts'
import {
  byName,
  declarerRecord,
  fieldOf,
  perceptionRecord,
  problemsOfDeclarer,
  readTotals,
  textOf,
  totalsOf,
  type Declarer,
  type Layout,
  type Perception,
} from './returns-layout.domain.ts'
import { changesOf, decideFiling, mayBeFiled, type StatedLine } from './returns.domain.ts'
import * as returns from './returns.queries.ts'
import { declaredName, knownDeclarer, partsOnForm, wholePeople } from './tax-files.domain.ts'
import {
  findNamedPeople,
  findPostedTax,
  findPromoterTaxNumber,
  partsByCursor,
  type NamedPerson,
  type YearPart,
} from './tax-files.queries.ts'

type Endpoints = typeof api.taxFiles
type DeclaredBy = Pick<YearPart, 'agent' | 'promoter'> & { readonly form: ReturnForm }

const LAYOUTS: Readonly<Record<ReturnForm, Layout>> = { '193': model193, '296': model296 }

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
  return LAYOUTS[declarer.form].perceptionsOf(partsOnForm(own, declarer, year, detailsOf))
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
  const perceptions = await perceptionsFor(executor, year, parts, declarer)
  const changes = changesOf(
    await returns.findLines(executor, filed.row.taxFileId),
    perceptions.map((perception) => statedLine({ ...declarer, year }, perception, filed.row.salt)),
  )
  const people = await findNamedPeople(
    executor,
    changes.map(({ userId }) => userId),
  )
  const known = new Map(people.map((person) => [person.userId, personOf(person)]))
  return changes
    .map((change) => ({ ...change, ...known.get(change.userId)! }))
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'es'))
}

/** With the salted hash of the fields that say who it is. */
function statedLine(
  { form, year }: { readonly form: ReturnForm; readonly year: number },
  perception: Perception,
  salt: string,
): StatedLine {
  const { userId, accrualYear, rate, interest, withheld, name } = perception
  const record = perceptionRecord(LAYOUTS[form], { year, declarer: { taxNumber: null } }, perception, 0)
  const fields = LAYOUTS[form].identity.map((place) => fieldOf(record, ...place)).join('')
  const identity = name === null ? null : createHmac('sha256', salt).update(fields).digest('hex')
  return { userId, accrualYear, rate, interest, withheld, identity }
}

const declarerOf = (
  typed: Omit<Call<Endpoints['make']>['body'], 'form' | 'year' | 'promoter'>,
  known: ReturnType<typeof knownDeclarer>,
): Omit<Declarer, 'replaces'> => ({
  taxNumber: tidyTaxNumber(typed.taxNumber ?? '') || known.taxNumber,
  name: typed.name || known.name,
  phone: tidySpanishPhone(typed.phone ?? '') || known.phone,
  contact: typed.contact || known.contact,
  number: typed.number?.replaceAll(/\s/g, '') || null,
})

/** Rereads the totals from the text. Refuses `document-unchanged` where the return that was filed says the same. */
export async function makeReturn(kernel: Kernel, call: Call<Endpoints['make']>) {
  const { form, year, promoter = null, ...typed } = call.body
  const by = { form, agent: promoter === null ? ('platform' as const) : ('promoter' as const), promoter }
  const made = await inTransaction(kernel.database, async (tx) => {
    await returns.lockReturns(tx, { form, year, promoter })
    const before = await returns.findReturnsOf(tx, { form, year, promoter })
    const filed = lastFiled(before)
    const replaces = filed?.filing?.number ?? null
    const numbers = await findPromoterTaxNumber(tx, year, by)
    const declarer = { ...declarerOf(typed, knownDeclarer(promoter, numbers, await findDeclarerInForce(tx))), replaces }
    const salt = randomBytes(16).toString('hex')
    const { totals, records, lines, stated, asFiled } = await drawUp(tx, { year, by, declarer, salt, filed })
    const pieces = [Buffer.from(textOf([declarerRecord(LAYOUTS[form], year, declarer, totals)]), 'latin1'), ...records]
    if (filed && changesOf(await returns.findLines(tx, filed.row.taxFileId), asFiled).length === 0)
      throw new Refusal({ code: 'document-unchanged' })
    const sha256 = await hashOf(pieces)
    const file = {
      form,
      year,
      promoter,
      sha256,
      replacesId: filed?.row.taxFileId ?? null,
      salt,
      madeBy: userIdOf(call.actor),
    }
    const kept = {
      taxFileId: await keepReturn(kernel, tx, { file, last: before[0], stated }),
      ...{ year, ...by, replaces, fileName: `${form}-${year}-${declarer.taxNumber ?? 'sin-nif'}.txt`, sha256 },
    }
    await audit(kernel, tx, call, { recordId: kept.taxFileId, after: kept })
    const posted = await findPostedTax(tx, year, by)
    return { kept, pieces, declarer, lines, posted }
  })
  const { kept, pieces, declarer, lines, posted } = made
  return {
    ...kept,
    gzip: (await buffer(Readable.from(pieces).compose(createGzip()))).toString('base64'),
    declarerProblems: problemsOfDeclarer(form, declarer),
    ...lines.listed(),
    checks: checksOf(LAYOUTS[form], pieces, posted),
  }
}

interface Drawn {
  readonly year: number
  readonly by: DeclaredBy
  readonly declarer: Pick<Declarer, 'taxNumber'>
  readonly salt: string
  readonly filed: returns.MadeReturn | undefined
}

/** Piece by piece: a transaction that computes for ten seconds is ended by the database, and every other call waits. */
async function drawUp(tx: Transaction, { year, by, declarer, salt, filed }: Drawn) {
  const layout = LAYOUTS[by.form]
  const lines = lineList()
  const stated: StatedLine[] = []
  const asFiled: StatedLine[] = []
  const records: Buffer[] = []
  let [base, withheld] = [0n, 0n]
  for await (const parts of wholePeople(partsByCursor(tx, year, by))) {
    const perceptions = await perceptionsFor(tx, year, parts, by)
    const first = stated.length + 1
    const texts = perceptions.map((perception, index) =>
      perceptionRecord(layout, { year, declarer }, perception, first + index),
    )
    records.push(Buffer.from(textOf(texts), 'latin1'))
    for (const perception of perceptions) {
      const {
        kind: _,
        birthday: __,
        abroad: ___,
        foreignTaxNumber: ____,
        borrowerTaxNumber: _____,
        ...line
      } = perception
      lines.add({ ...line, problems: layout.problemsOf(perception) })
      stated.push(statedLine({ ...by, year }, perception, salt))
      if (filed) asFiled.push(statedLine({ ...by, year }, perception, filed.row.salt))
    }
    const totals = totalsOf(perceptions)
    base += totals.base
    withheld += totals.withheld
  }
  return { totals: { count: stated.length, base, withheld }, records, lines, stated, asFiled }
}

type Line = Omit<Perception, 'kind' | 'birthday' | 'abroad' | 'foreignTaxNumber' | 'borrowerTaxNumber'> & {
  readonly problems: ReturnProblem[]
}

/** Counts all, and keeps as many as are listed. */
function lineList() {
  const kept = { wrong: [] as Line[], right: [] as Line[] }
  const counts = { recordCount: 0, problemCount: 0 }
  return {
    add(line: Line) {
      counts.recordCount += 1
      counts.problemCount += line.problems.length > 0 ? 1 : 0
      const list = line.problems.length > 0 ? kept.wrong : kept.right
      if (list.length < LISTED_LINES) list.push(line)
    },
    listed: () => ({ ...counts, lines: [...sorted(kept.wrong), ...sorted(kept.right)].slice(0, LISTED_LINES) }),
  }
}
const sorted = (lines: readonly Line[]) => lines.toSorted((one, other) => byName(one.name ?? '', other.name ?? ''))

async function hashOf(pieces: readonly Buffer[]): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(pieces, hash)
  return (hash.read() as Buffer).toString('hex')
}

interface Kept {
  readonly file: Pick<
    returns.MadeReturn['row'],
    'form' | 'year' | 'promoter' | 'sha256' | 'replacesId' | 'salt' | 'madeBy'
  >
  readonly last: returns.MadeReturn | undefined
  readonly stated: readonly StatedLine[]
}

/** The same file made again is the same row. */
async function keepReturn({ clock }: Kernel, tx: Transaction, { file, last, stated }: Kept): Promise<string> {
  if (last?.row.sha256 === file.sha256 && last.filing === null) return last.row.taxFileId
  const createdAt = clock.now()
  const taxFileId = uuidv7(createdAt)
  await returns.taxReturnRows.insert(tx, { ...file, taxFileId, createdAt })
  await returns.insertLines(tx, taxFileId, stated)
  return taxFileId
}

function* textsOf(pieces: readonly Buffer[]) {
  for (const piece of pieces) yield piece.toString('latin1')
}

function checksOf(layout: Layout, pieces: readonly Buffer[], posted: bigint) {
  const { stated, lines } = readTotals(layout, textsOf(pieces))
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
    accepted(decideFiling(row, before?.row.taxFileId ?? null, call.body, now))
    const filing = { taxFileId, number, filedOn, filedBy: userIdOf(call.actor), createdAt: now }
    await refuseOnConflict({ tax_filings_number_key: { code: 'return-number-invalid', path: 'number' } }, () =>
      returns.taxFilingRows.insert(tx, filing),
    )
    const after = {
      taxFileId,
      form: row.form,
      year: row.year,
      promoter: row.promoter,
      number,
      filedOn,
      sha256: row.sha256,
    }
    await audit(kernel, tx, call, { recordId: taxFileId, after })
    const made = viewsOf(await returns.findReturnsOf(tx, row))
    return found(made.find((one) => one.taxFileId === taxFileId))
  })
}
