import { describe, expect, test } from 'vitest'
import { mutantsOf, planted } from './mutants.ts'

const faultsOf = (source: string, file = 'a.ts') =>
  mutantsOf(file, source).map((mutant) => `${mutant.kind}: ${planted(source, mutant).trim()}`)

describe('the faults in TypeScript', () => {
  test.each([
    { source: 'const a = b < c', faults: ['border: const a = b <= c'] },
    { source: 'const a = b === c', faults: ['condition: const a = b !== c'] },
    { source: 'const a = b && c', faults: ['part: const a = b', 'part: const a = c'] },
    { source: 'const a = !b', faults: ['condition: const a = b'] },
    { source: 'const a = true', faults: ['boolean: const a = false'] },
    { source: 'const a = 5', faults: ['number: const a = 4', 'number: const a = 6'] },
    { source: 'const a = 0', faults: ['number: const a = (-1)', 'number: const a = 1'] },
    { source: 'const a = 5_000n', faults: ['number: const a = 4999n', 'number: const a = 5001n'] },
    { source: 'const a = b + c', faults: ['arithmetic: const a = b - c'] },
    { source: 'await save(a)', faults: ['statement: ;'] },
    { source: 'if (a) throw b', faults: ['statement: ;', 'condition: if (!(a)) throw b', 'statement: if (a) ;'] },
    { source: 'const a = b ? c : d', faults: ['condition: const a = !(b) ? c : d'] },
    { source: 'const a = b.where(c)', faults: ['where: const a = b'] },
    { source: 'const a = b.some(c)', faults: ['some: const a = b.every(c)'] },
    { source: 'const a = Math.max(b, c)', faults: ['max: const a = Math.min(b, c)'] },
    { source: 'const a = and(b, c)', faults: ['part: const a = and(c)', 'part: const a = and(b)'] },
    { source: 'const a = [b, c]', faults: ['element: const a = [c]', 'element: const a = [b]'] },
    { source: 'const a = { ...b }', faults: ['spread: const a = { ...{} }'] },
    { source: "const a = { user: 'own' }", faults: ["scope: const a = { user: 'all' }"] },
    { source: "import a from 'b'", faults: [] },
    { source: 'type A = 5', faults: [] },
    { source: 'const a = z.string().max(5)', faults: ['max: const a = z.string()'] },
    {
      source: 'const a = Math.max(5, b)',
      faults: ['max: const a = Math.min(5, b)', 'number: const a = Math.max(4, b)', 'number: const a = Math.max(6, b)'],
    },
    { source: 'const a = text(5)', faults: [] },
    { source: 'const A_MS = 5', faults: [] },
    { source: 'const a = { examples: [5, 6] }', faults: [] },
    { source: 'const a = { bMs: 5 }', faults: [] },
    { source: 'const a = b.toString()', faults: [] },
    { source: 'const [a] = await b.limit(1)', faults: [] },
    { source: 'const a = await b.limit(c)', faults: ['limit: const a = await b'] },
    { source: "const a = { user: 'constructor' }", faults: [] },
    { source: "const a = { errors: ['b', 'c'] }", faults: [] },
    { source: "throw new Error('a' + b)", faults: ['statement: ;'] },
  ])('$source', ({ source, faults }) => {
    expect(faultsOf(source)).toEqual(faults)
  })

  test('of an optional filter leave it out as a whole', () => {
    expect(faultsOf('const a = [b && eq(b), c]')).toEqual(['element: const a = [c]', 'element: const a = [b && eq(b)]'])
  })
})

describe('the faults in SQL', () => {
  test.each([
    { source: 'select sum(a) from b', faults: ['sql sum(: select max(a) from b'] },
    { source: 'select a from b where c', faults: ['sql where: select a from b'] },
    {
      source: 'select a from b where c and d order by e',
      faults: ['sql where: select a from b  order by e', 'sql and: select a from b where c  order by e'],
    },
    {
      source: 'select (select a from b where c and (d or e)) from f',
      faults: [
        'sql where: select (select a from b  ) from f',
        'sql and: select (select a from b where c  ) from f',
        'sql or: select (select a from b where c and (d and e)) from f',
      ],
    },
    { source: 'a is not null', faults: ['sql is not null: a is null'] },
    { source: 'not exists (select 1)', faults: ['sql not exists: exists (select 1)'] },
    { source: "a in ('b', 'c')", faults: ["sql in: a in ('c')", "sql in: a in ('b')"] },
    {
      source: 'sum(a) filter (where b)',
      faults: ['sql sum(: max(a) filter (where b)', 'sql filter: sum(a)'],
    },
    { source: 'select a for no key update', faults: ['sql for no key update: select a'] },
    { source: '-- a < b', faults: [] },
    { source: 'select * from a', faults: [] },
    { source: 'select a * b', faults: ['sql *: select a / b'] },
    { source: 'select a::date - min(b)', faults: ['sql min(: select a::date - max(b)'] },
    { source: 'select distinct on (a) b', faults: ['sql distinct on (a): select  b'] },
    { source: 'a is distinct from b', faults: ['sql is distinct from: a = b'] },
    { source: 'if a and b then', faults: ['sql and: if a  then'] },
    {
      source: 'for a in select b where c and d loop',
      faults: ['sql where: for a in select b  loop', 'sql and: for a in select b where c  loop'],
    },
    {
      source: 'a and b between c and (d) and e',
      faults: [
        'sql and: a  and e',
        'sql between: a and b >= c and e',
        'sql between: a and b <= (d) and e',
        'sql and: a and b between c and (d)',
      ],
    },
    { source: 'create or replace function a()', faults: [] },
    {
      source: 'create trigger a before update or delete on b;',
      faults: [
        'trigger: select 1;',
        'event: create trigger a before delete on b;',
        'event: create trigger a before update on b;',
      ],
    },
    {
      source: 'revoke update, delete on a from b;',
      faults: ['right: select 1;', 'right: revoke delete on a from b;', 'right: revoke update on a from b;'],
    },
    { source: "raise exception 'a';", faults: ['refusal: null;'] },
    {
      source: '\ta,\n\tCONSTRAINT "b" UNIQUE("c"),\n\tCONSTRAINT "d" CHECK (e > 0)\n)',
      faults: [
        'constraint: a,\n\tCONSTRAINT "d" CHECK (e > 0)\n)',
        'constraint: a,\n\tCONSTRAINT "b" UNIQUE("c")\n)',
        'sql >: a,\n\tCONSTRAINT "b" UNIQUE("c"),\n\tCONSTRAINT "d" CHECK (e >= 0)\n)',
      ],
    },
    {
      source: 'CREATE UNIQUE INDEX "a" ON "b" (c) WHERE d;',
      faults: ['unique: CREATE INDEX "a" ON "b" (c) WHERE d;', 'predicate: CREATE UNIQUE INDEX "a" ON "b" (c);'],
    },
    { source: 'ALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("c") d;', faults: ['foreign key: select 1;'] },
  ])('$source', ({ source, faults }) => {
    expect(faultsOf(source, 'a.sql')).toEqual(faults)
  })

  test('spare what is interpolated', () => {
    const source = 'const a = sql`b = ${c ? d : e} and f < g`'
    expect(faultsOf(source)).toEqual([
      'condition: const a = sql`b = ${!(c) ? d : e} and f < g`',
      'sql and: const a = sql`b = ${c ? d : e}  `',
      'sql <: const a = sql`b = ${c ? d : e} and f <= g`',
    ])
  })
})

test('a fault says where it is, and what its line becomes', () => {
  const [mutant] = mutantsOf('a.ts', 'const a = 1\n\nfunction b() {\n  return c <\n    d\n}\n').filter(
    ({ kind }) => kind === 'border',
  )
  expect(mutant).toMatchObject({ file: 'a.ts', line: 4, before: 'return c <', after: 'return c <=' })
})
