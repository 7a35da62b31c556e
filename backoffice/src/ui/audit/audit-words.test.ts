import { describe, expect, it } from 'vitest'
import { auditedFields, auditedValues, type AuditedNoun } from '@cauce/contract'
import { messagesOf, translator } from '@cauce/i18n'
import { lookUp } from '@cauce/i18n/translate.ts'
import { withImpliedFields } from '../../providers/i18n.ts'
import { changesOf, comparedFields, didWords, lookWith, nameIn, toldWords, wholeOf, type Look } from './audit-words.ts'

const t = translator('es')
const messages = withImpliedFields(messagesOf('es'))
const look: Look = (key) => lookUp(messages as never, key)
const change = (noun: AuditedNoun, before: object | null, after: object | null) =>
  changesOf(
    { noun, before: before && auditedValues(noun, before), after: after && auditedValues(noun, after) },
    t,
    look,
  )

describe('the operation of an entry', () => {
  it.each([
    { operation: 'projects.edit', noun: 'projects', after: null, expected: 'Cambió un proyecto' },
    { operation: 'loanDefaults.create', noun: 'loanDefaults', after: null, expected: 'Registró un impago' },
    {
      operation: 'bankAccounts.edit',
      noun: 'bankAccounts',
      after: { state: 'valid' },
      expected: 'Validó una cuenta bancaria',
    },
    {
      operation: 'verifications.decide',
      noun: 'verifications',
      after: { status: 'Declined' },
      expected: 'Rechazó una verificación',
    },
    {
      operation: 'projects.edit',
      noun: 'projects',
      after: { phase: 'Investment' },
      expected: 'Cambió la fase de un proyecto',
    },
    { operation: 'users.edit', noun: 'users', after: { disabled: true }, expected: 'Desactivó un cliente' },
    {
      operation: 'userTasks.edit',
      noun: 'userTasks',
      after: { state: 'done' },
      expected: 'Marcó como hecha una tarea',
    },
    {
      operation: 'userTasks.edit',
      noun: 'userTasks',
      after: { state: 'done' },
      taskTitle: 'Llamar a Ana',
      expected: 'Marcó como hecha la tarea «Llamar a Ana»',
    },
    { operation: 'userAssignments.create', noun: 'users', after: null, expected: 'Asignó un gestor' },
    { operation: 'unicorns.tame', noun: 'unicorns', after: null, expected: 'tame unicorns' },
  ])('reads: $expected', ({ operation, noun, after, taskTitle = null, expected }) =>
    expect(didWords(t, look, { operation, noun, after: after && auditedValues(noun, after), taskTitle })).toBe(
      expected,
    ),
  )
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

interface Case {
  readonly what: string
  readonly noun: AuditedNoun
  readonly before: object | null
  readonly after: object
  readonly expected: string
}

const MANAGER_ID = '01939b2e-7c00-7000-8000-000000000001'

describe('what changed', () => {
  it.each<Case>([
    {
      what: 'a name',
      noun: 'users',
      before: { surname: 'Ruiz' },
      after: { surname: 'Ruiz Gil' },
      expected: 'Apellidos: Ruiz → Ruiz Gil',
    },
    {
      what: 'yes and no',
      noun: 'users',
      before: { disabled: false },
      after: { disabled: true },
      expected: 'Desactivado: No → Sí',
    },
    {
      what: 'an amount in cents',
      noun: 'projects',
      before: { minimumInvestment: 25_000n },
      after: { minimumInvestment: 50_000n },
      expected: 'Inversión mínima: 250,00\u00A0€ → 500,00\u00A0€',
    },
    {
      what: 'a percentage',
      noun: 'projects',
      before: { managerFee: 400 },
      after: { managerFee: 1050 },
      expected: 'Comisión de gestión: 4,00\u00A0% → 10,50\u00A0%',
    },
    {
      what: 'a telephone number, which is no amount',
      noun: 'users',
      before: { phone: '600' },
      after: { phone: '700' },
      expected: 'Teléfono: 600 → 700',
    },
    {
      what: 'a text that looks like an amount',
      noun: 'users',
      before: { name: '1250.00' },
      after: { name: '2026-12-31' },
      expected: 'Nombre: 1250.00 → 2026-12-31',
    },
    {
      what: 'a date',
      noun: 'projects',
      before: { dateEnd: null },
      after: { dateEnd: '2026-12-31' },
      expected: 'Fin de la financiación: 31/12/2026',
    },
    {
      what: 'an instant',
      noun: 'promotions',
      before: { endsAt: null },
      after: { endsAt: new Date('2026-12-20T23:00:00.000Z') },
      expected: 'Termina: 21/12/2026 00:00',
    },
    {
      what: 'a state',
      noun: 'transactions',
      before: { status: 'pending' },
      after: { status: 'completed' },
      expected: 'Estado: Pendiente → Completado',
    },
    {
      what: 'a phase',
      noun: 'projects',
      before: { phase: 'Draft' },
      after: { phase: 'Next_Opening' },
      expected: 'Fase: Borrador → Próxima apertura',
    },
    {
      what: 'a file',
      noun: 'transactions',
      before: null,
      after: { document: { name: 'a.pdf', sizeBytes: 1 } },
      expected: 'Justificante: a.pdf',
    },
    {
      what: 'an approval, by the name of who gave it',
      noun: 'transactions',
      before: { firstApproval: null },
      after: { firstApproval: { adminId: MANAGER_ID, adminName: 'Eva', approvedAt: new Date(0) } },
      expected: 'Primera aprobación: Eva',
    },
    {
      what: 'a picture, without the identifier',
      noun: 'projectTypes',
      before: { imageId: null },
      after: { imageId: MANAGER_ID },
      expected: 'Imagen: cambiado',
    },
    {
      what: 'a manager, without the identifier',
      noun: 'users',
      before: { managerId: null },
      after: { managerId: MANAGER_ID },
      expected: 'Gestor: cambiado',
    },
  ])('$what reads as words', ({ noun, before, after, expected }) => {
    expect(change(noun, before, after)).toEqual([expected])
  })

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

it('looks words up with a translator, and has none for a key without a message', () => {
  const words = new Map([['audit.nouns.users', 'un cliente']])
  const translate = (key: string, { _: fallback }: { _: string }) => words.get(key) ?? fallback
  const found = lookWith(translate as never)
  expect([found('audit.nouns.users'), found('audit.nouns.unicorns')]).toEqual(['un cliente', undefined])
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
  const unnamed = comparedFields({ noun, before: null, after }, t, look).filter(({ name, field }) => name === field)
  expect(unnamed).toEqual([])
})
