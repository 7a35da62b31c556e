import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { auditedValues } from './audited-values.ts'
import { AuditValue } from './misc/audit.ts'

const id = '01939b2e-7c00-7000-8000-000000000001'
const at = new Date('2026-11-20T09:30:00Z')

test.each<[title: string, noun: string, record: object, values: object]>([
  ['an amount', 'transactions', { amount: 125_000n }, { amount: { money: '1250.00' } }],
  ['a moment', 'transactions', { createdAt: at }, { createdAt: { instant: '2026-11-20T09:30:00.000Z' } }],
  [
    'an amount of a noun that the contract does not know',
    'unknown',
    { amount: 1n, at },
    { amount: { money: '0.01' }, at: { instant: '2026-11-20T09:30:00.000Z' } },
  ],
  ['a percentage', 'projects', { managerFee: 400 }, { managerFee: { percentage: 4 } }],
  ['a count', 'projects', { projectDuration: 18 }, { projectDuration: 18 }],
  ['a count that may be absent', 'projects', { maxInvestorNumber: 3 }, { maxInvestorNumber: 3 }],
  ['a day', 'projects', { dateEnd: '2026-12-31' }, { dateEnd: { date: '2026-12-31' } }],
  ['a day that may be absent', 'projects', { startedAt: '2026-12-31' }, { startedAt: { date: '2026-12-31' } }],
  ['a reference', 'projects', { managerId: id }, { managerId: { reference: id } }],
  ['a picture under its name in the contract', 'projectMediaFiles', { pictureId: id }, { picture: { reference: id } }],
  ['a shown picture', 'brands', { picture: { src: '/media/a' } }, { picture: { reference: '/media/a' } }],
  ['a choice', 'users', { role: 'admin' }, { role: { choice: 'admin' } }],
  ['a phase under its name in the contract', 'projects', { phase: 'Draft' }, { phaseName: { choice: 'Draft' } }],
  ['a text', 'projects', { name: 'Ribera' }, { name: 'Ribera' }],
  ['a boolean and null', 'projects', { private: true, url: null }, { private: true, url: null }],
  ['an undefined value', 'projects', { name: undefined }, {}],
  ['a list with amounts', 'unknown', { parts: [1n, 'a'] }, { parts: ['0.01', 'a'] }],
  [
    'a list of choices',
    'diligence',
    { factors: ['exposed', 'splitDeposits'] },
    { factors: [{ choice: 'exposed' }, { choice: 'splitDeposits' }] },
  ],
  [
    'an approval with the name of its administrator',
    'transactions',
    { firstApproval: { adminId: id, adminName: 'Ada' } },
    { firstApproval: { adminId: id, adminName: 'Ada', name: 'Ada' } },
  ],
])('an audit record keeps %s', (_title, noun, record, values) => {
  expect(auditedValues(noun, record)).toStrictEqual(values)
})

test('every recorded value fits the list of audit records', () => {
  const recorded = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.date({ noInvalidDate: true }), fc.bigInt()))
  const answer = z.record(z.string(), AuditValue)
  fc.assert(fc.property(recorded, (record) => answer.safeParse(auditedValues('unknown', record)).success))
})
