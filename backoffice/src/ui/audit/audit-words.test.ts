import { describe, expect, it } from 'vitest'
import { auditedFields, auditedValues, type AuditedNoun } from '@cauce/contract'
import { messagesOf, translator } from '@cauce/i18n'
import { translatorOf } from '@cauce/i18n/translate.ts'
import { withImpliedFields } from '../../providers/i18n.ts'
import { changesOf, comparedFields, nameIn, toldWords, wholeOf } from './audit-words.ts'

const t = translatorOf(withImpliedFields(messagesOf('es')) as never) as ReturnType<typeof translator>
const change = (noun: AuditedNoun, before: object | null, after: object | null) =>
  changesOf({ noun, before: before && auditedValues(noun, before), after: after && auditedValues(noun, after) }, t)

describe('the operation of an entry', () => {
  it.each<[operation: string, noun: string, after: object | null, expected: string, taskTitle?: string]>([
    ['projects.edit', 'projects', null, 'Cambió un proyecto'],
    ['loanDefaults.create', 'loanDefaults', null, 'Registró un impago'],
    ['bankAccounts.edit', 'bankAccounts', { state: 'valid' }, 'Validó una cuenta bancaria'],
    ['verifications.decide', 'verifications', { status: 'Declined' }, 'Rechazó una verificación'],
    ['projects.edit', 'projects', { phase: 'Investment' }, 'Cambió la fase de un proyecto'],
    ['users.edit', 'users', { disabled: true }, 'Desactivó un cliente'],
    ['userTasks.edit', 'userTasks', { state: 'done' }, 'Marcó como hecha una tarea'],
    ['userTasks.edit', 'userTasks', { state: 'done' }, 'Marcó como hecha la tarea «Llamar a Ana»', 'Llamar a Ana'],
    ['userAssignments.create', 'users', null, 'Asignó un gestor'],
    ['unicorns.tame', 'unicorns', null, 'tame unicorns'],
  ])('%s of %s with %o reads: %s', (operation, noun, after, expected, taskTitle) => {
    const entry = { operation, noun, after: after && auditedValues(noun as never, after), taskTitle: taskTitle ?? null }
    expect(toldWords(t, 'es', { ...entry, money: null })).toBe(expected)
  })
})

const money = { act: null, isFirst: false, amount: '250.00', projectId: null, projectName: null, names: [] }
const decided = { operation: 'transactions.decide', noun: 'transactions', after: null }
describe('what was done with money', () => {
  it.each([
    {
      entry: { ...decided, money: { ...money, act: 'credit_document' } },
      expected: 'Ingreso de 250,00 € aprobado con su justificante',
    },
    {
      entry: { ...decided, money: { ...money, act: 'approve_withdrawal', isFirst: true } },
      expected: 'Retirada de 250,00 €: primera aprobación',
    },
    {
      entry: { ...decided, money: { ...money, act: 'approve_withdrawal', names: ['Ana Ruiz', 'Álvaro Gil'] } },
      expected: 'Retirada de 250,00 € aprobada por Ana Ruiz y Álvaro Gil',
    },
    {
      entry: {
        operation: 'distributions.confirm',
        noun: 'distributions',
        after: null,
        money: { ...money, projectName: 'Ribera' },
      },
      expected: 'Confirmó un pago a inversores: 250,00 €, Ribera',
    },
    {
      entry: {
        operation: 'paymentBatches.release',
        noun: 'paymentBatches',
        after: null,
        money: { ...money, act: 'release_batch', names: ['Ana Ruiz', 'Álvaro Gil'] },
      },
      expected: 'Liberó un lote de pagos: 250,00 €',
    },
    {
      entry: { operation: 'projects.edit', noun: 'projects', after: null, money: null },
      expected: 'Cambió un proyecto',
    },
  ] as const)('reads: $expected', ({ entry, expected }) =>
    expect(
      toldWords(t, 'es', {
        ...entry,
        taskTitle: null,
        money: entry.money && { ...entry.money, names: [...entry.money.names] },
      }),
    ).toBe(expected.replace(' €', '\u00A0€')),
  )
})

it('reads a whole record from its creation or its removal, not from a change', () => {
  const record = { title: 'Obra terminada' }
  expect([
    wholeOf({ before: null, after: record }),
    wholeOf({ before: record, after: null }),
    wholeOf({ before: record, after: record }),
  ]).toEqual([record, record, null])
})

describe('the name of a record', () => {
  it.each([
    { noun: 'timeline', values: { title: 'Obra terminada', titleEn: 'Work done' }, expected: 'Obra terminada' },
    { noun: 'paymentBatches', values: { number: 23 }, expected: 'n.º 23' },
    { noun: 'outcomeStatements', values: { year: 2025 }, expected: '2025' },
    {
      noun: 'companyAccounts',
      values: { beneficiary: 'Cauce', iban: 'ES3199980002840007654321' },
      expected: 'ES31 9998 0002 8400 0765 4321',
    },
    { noun: 'users', values: { name: 'Ana' }, expected: undefined },
  ])('of $noun: $expected', ({ noun, values, expected }) => expect(nameIn(noun, values, t, 'es')).toBe(expected))

  it("is in the reader's language", () =>
    expect(nameIn('timeline', { title: 'Obra terminada', titleEn: 'Work done' }, translator('en'), 'en')).toBe(
      'Work done',
    ))
})

it('shows a list by its words', () => {
  expect(change('diligence', { factors: [] }, { factors: ['exposed', 'splitDeposits'] })).toEqual([
    'Motivos: Persona con responsabilidad pública, Ingresos que parecen fraccionados',
  ])
})

it('names the administrator who decided, and shows a reply as text', () => {
  expect(change('transactions', { adminId: null, adminName: null }, { adminId: 'a', adminName: 'Eva' })).toEqual([
    'Decidido por: Eva',
  ])
  expect(change('tickets', null, { message: 'Hola', messageId: 'm' })).toEqual(['Mensaje: Hola'])
})

const MANAGER_ID = '01939b2e-7c00-7000-8000-000000000001'
const APPROVAL = { adminId: MANAGER_ID, adminName: 'Eva', approvedAt: new Date(0) }
const MIDNIGHT = new Date('2026-12-20T23:00:00.000Z')

describe('what changed', () => {
  it.each<[noun: AuditedNoun, field: string, before: unknown, after: unknown, expected: string]>([
    ['users', 'disabled', false, true, 'Desactivado: No → Sí'],
    ['projects', 'minimumInvestment', 25_000n, 50_000n, 'Inversión mínima: 250,00 € → 500,00 €'],
    ['projects', 'managerFee', 400, 1050, 'Comisión de gestión: 4,00 % → 10,50 %'],
    ['users', 'phone', '600', '700', 'Teléfono: 600 → 700'],
    ['users', 'name', '1250.00', '2026-12-31', 'Nombre: 1250.00 → 2026-12-31'],
    ['projects', 'dateEnd', null, '2026-12-31', 'Fin de la financiación: 31/12/2026'],
    ['promotions', 'endsAt', null, MIDNIGHT, 'Termina: 21/12/2026 00:00'],
    ['transactions', 'status', 'pending', 'completed', 'Estado: Pendiente → Completado'],
    ['projects', 'phase', 'Draft', 'Next_Opening', 'Fase: Borrador → Próxima apertura'],
    ['transactions', 'document', null, { name: 'a.pdf', sizeBytes: 1 }, 'Justificante: a.pdf'],
    ['transactions', 'firstApproval', null, APPROVAL, 'Primera aprobación: Eva'],
    ['projectTypes', 'imageId', null, MANAGER_ID, 'Imagen: cambiado'],
    ['users', 'managerId', null, MANAGER_ID, 'Gestor: cambiado'],
  ])('%s.%s from %o to %o reads: %s', (noun, field, before, after, expected) =>
    expect(change(noun, { [field]: before }, { [field]: after })).toEqual([
      expected.replaceAll(/ (?=[€%])/g, '\u00A0'),
    ]),
  )

  it('leaves out versions, and the identifier of the record itself', () =>
    expect(change('promotions', { updatedAt: 'a' }, { updatedAt: 'c', promotionId: 'd', largeImageId: 'e' })).toEqual(
      [],
    ))
})

it('shows a text of eighty characters whole, and shortens a longer one', () => {
  const [whole, longer] = ['x'.repeat(80), 'x'.repeat(81)]
  expect(change('tickets', null, { message: whole })).toEqual([`Mensaje: ${whole}`])
  expect(change('tickets', null, { message: longer })).toEqual([`Mensaje: ${whole}…`])
})

const OF_PROJECTS = [
  'projects',
  'projectDescriptions',
  'projectDocuments',
  'projectMediaFiles',
  'timeline',
  'distributions',
] as const

it.each(OF_PROJECTS)('names every field of %s as people read it', (noun) => {
  const fields = Object.keys(auditedFields(noun))
  const after = Object.fromEntries(fields.map((field) => [field, 'x']))
  const unnamed = comparedFields({ noun, before: null, after }, t).filter(({ name, field }) => name === field)
  expect(unnamed).toEqual([])
})
