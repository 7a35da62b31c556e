import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { auditedValues } from './audited-values.ts'
import { AuditValue } from './misc/audit.ts'

const id = '01939b2e-7c00-7000-8000-000000000001'
const at = new Date('2026-11-20T09:30:00Z')

test.each<{ title: string; noun: string; record: object; values: object }>([
  { title: 'an amount', noun: 'transactions', record: { amount: 125_000n }, values: { amount: { money: '1250.00' } } },
  {
    title: 'a moment',
    noun: 'transactions',
    record: { createdAt: at },
    values: { createdAt: { instant: '2026-11-20T09:30:00.000Z' } },
  },
  {
    title: 'an amount of a noun that the contract does not know',
    noun: 'unknown',
    record: { amount: 1n, at },
    values: { amount: { money: '0.01' }, at: { instant: '2026-11-20T09:30:00.000Z' } },
  },
  { title: 'a percentage', noun: 'projects', record: { managerFee: 400 }, values: { managerFee: { percentage: 4 } } },
  { title: 'a count', noun: 'projects', record: { projectDuration: 18 }, values: { projectDuration: 18 } },
  {
    title: 'a count that may be absent',
    noun: 'projects',
    record: { maxInvestorNumber: 3 },
    values: { maxInvestorNumber: 3 },
  },
  { title: 'a day', noun: 'projects', record: { dateEnd: '2026-12-31' }, values: { dateEnd: { date: '2026-12-31' } } },
  {
    title: 'a day that may be absent',
    noun: 'projects',
    record: { startedAt: '2026-12-31' },
    values: { startedAt: { date: '2026-12-31' } },
  },
  { title: 'a reference', noun: 'projects', record: { managerId: id }, values: { managerId: { reference: id } } },
  {
    title: 'a picture under its name in the contract',
    noun: 'projectMediaFiles',
    record: { pictureId: id },
    values: { picture: { reference: id } },
  },
  { title: 'a choice', noun: 'users', record: { role: 'admin' }, values: { role: { choice: 'admin' } } },
  {
    title: 'a phase under its name in the contract',
    noun: 'projects',
    record: { phase: 'Draft' },
    values: { phaseName: { choice: 'Draft' } },
  },
  { title: 'a text', noun: 'projects', record: { name: 'Ribera' }, values: { name: 'Ribera' } },
  {
    title: 'a boolean and null',
    noun: 'projects',
    record: { private: true, url: null },
    values: { private: true, url: null },
  },
  { title: 'an undefined value', noun: 'projects', record: { name: undefined }, values: {} },
  { title: 'a list with amounts', noun: 'unknown', record: { parts: [1n, 'a'] }, values: { parts: ['0.01', 'a'] } },
  {
    title: 'a list of choices',
    noun: 'diligence',
    record: { factors: ['exposed', 'splitDeposits'] },
    values: { factors: [{ choice: 'exposed' }, { choice: 'splitDeposits' }] },
  },
  {
    title: 'an approval with the name of its administrator',
    noun: 'transactions',
    record: { firstApproval: { adminId: id, adminName: 'Ada' } },
    values: { firstApproval: { adminId: id, adminName: 'Ada', name: 'Ada' } },
  },
])('an audit record keeps $title', ({ noun, record, values }) => {
  expect(auditedValues(noun, record)).toStrictEqual(values)
})

test('every recorded value fits the list of audit records', () => {
  const recorded = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.date({ noInvalidDate: true }), fc.bigInt()))
  const answer = z.record(z.string(), AuditValue)
  fc.assert(fc.property(recorded, (record) => answer.safeParse(auditedValues('unknown', record)).success))
})
