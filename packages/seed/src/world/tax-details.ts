import { addDays, addMonths, api, calendarDateOf } from '@cauce/contract'
import { DEMONSTRATION_COMPANY } from '../company.ts'
import { spanishIban } from '../spanish-numbers.ts'
import { bankingDayUntil, payQueue } from './bank.ts'
import { approvePayee } from './payees.ts'
import type { World } from './world.ts'
import { chanceFor } from '../chance.ts'
import { exemption, taxResidence } from '../documents/customer-documents.ts'
import { seenOf, type WorldFile } from '../documents/paper.ts'
import { hoursAfter, inOffice } from '../texts/time.ts'
import type { Customer } from './customers.ts'
import type { Request } from './calls.ts'

type Detail = Omit<NonNullable<Request<typeof api.taxDetails.create>['body']>, 'validFrom'>

const RESIDENCES: Readonly<Record<string, string>> = { DE: 'DE', FR: 'FR', MA: 'ES', PT: 'PT' }
/** Withholding applies to their interest. */
const WITHOUT_CERTIFICATE: ReadonlySet<string> = new Set(['DE'])
/** Form 296 asks for it. */
const ADDRESSES: Readonly<Record<string, Pick<Detail, 'street' | 'city' | 'postCode' | 'birthCity'>>> = {
  DE: { street: 'Lindenstraße 18', city: 'Freiburg im Breisgau', postCode: '79098', birthCity: 'Heidelberg' },
  FR: { street: '7 rue des Tanneurs', city: 'Toulouse', postCode: '31000', birthCity: 'Albi' },
  PT: { street: 'Rua do Almada 231, 2.º', city: 'Porto', postCode: '4050-038', birthCity: 'Braga' },
}
const EXEMPT = 'Fundación Casa de Oficios'
const SOME_PROVINCES = ['03', '08', '20', '28', '31', '41', '46', '48'] as const
const DECIDED_AFTER_HOURS = 20
/** Certificates of EU tax authorities are valid for a year. */
const CERTIFICATE_MONTHS = 12

export function planTax(world: World, customers: readonly Customer[], since: string): void {
  planTaxHandovers(world, since)
  for (const [index, customer] of customers.entries()) {
    const { story, isReadyFrom } = customer
    if (isReadyFrom === null || story.isDisabled) continue
    const at = inOffice(hoursAfter(isReadyFrom, 30))
    if (story.kind === 'company') {
      if (story.companyName === EXEMPT)
        plan(world, customer, at, { kind: 'exemption' }, (issuedAt) => exemption(story, issuedAt))
      continue
    }
    const country = RESIDENCES[story.nationality] ?? 'ES'
    // Half of the residents of Spain have not given their province.
    if (country === 'ES' && index % 2 === 1) continue
    const province = country === 'ES' ? chanceFor(`province/${story.key}`).pick(SOME_PROVINCES) : undefined
    const address = ADDRESSES[country] && { ...ADDRESSES[country], birthCountry: country }
    plan(world, customer, at, { kind: 'residence', country, ...(province && { province }), ...address })
    if (country === 'ES' || WITHOUT_CERTIFICATE.has(country)) continue
    for (let issuedAt = hoursAfter(at, 1); issuedAt < world.moments.hoursAgo(0); issuedAt = yearAfter(issuedAt))
      plan(
        world,
        customer,
        issuedAt,
        { kind: 'certificate', country, validUntil: calendarDateOf(yearAfter(issuedAt)) },
        (day) => taxResidence(story, day),
      )
  }
}

const yearAfter = (at: Date) => new Date(`${addMonths(calendarDateOf(at), CERTIFICATE_MONTHS)}T09:00:00.000Z`)

function plan(
  { agenda, call, administrators, moments }: World,
  { person }: Customer,
  at: Date,
  detail: Detail,
  documentOf?: (issuedAt: Date) => Promise<WorldFile>,
): void {
  const decidedAt = inOffice(hoursAfter(at, DECIDED_AFTER_HOURS))
  if (decidedAt > moments.hoursAgo(0)) return
  agenda.add(at, async () => {
    const body = { ...detail, validFrom: calendarDateOf(at) }
    const files = documentOf && { document: await documentOf(at) }
    const { taxDetailId: id } = await call(person().token, api.taxDetails.create, { body, ...(files && { files }) })
    agenda.add(decidedAt, async () => {
      const approval = { state: 'valid', ...(files && { seen: seenOf(files.document) }) } as const
      await call(administrators[1].token, api.taxDetails.decide, { params: { id }, body: approval })
    })
  })
}

const TAX_OFFICE = {
  beneficiary: 'Agencia Estatal de Administración Tributaria',
  taxNumber: 'Q2826000H',
  iban: spanishIban(5_000_271, '90000001'),
}
const DECLARER = {
  taxNumber: DEMONSTRATION_COMPANY.taxNumber,
  name: DEMONSTRATION_COMPANY.name,
  contact: 'Vidal Ros, Carmen',
  phone: '915550142',
} as const
/** Before the 20th, when the quarterly tax is due. */
const DAY_OF_MONTH = 12

function planTaxHandovers(world: World, since: string): void {
  const { agenda, moments } = world
  const first = `${since.slice(0, 8)}01`
  agenda.add(moments.on(bankingDayUntil(addDays(addMonths(first, 1), 3)), '09:20'), async () => {
    await setDeclarer(world)
    await approvePayee(world, { kind: 'taxOffice', ...TAX_OFFICE })
  })
  for (let month = addMonths(first, 1); ; month = addMonths(month, 1)) {
    const day = bankingDayUntil(addDays(month, DAY_OF_MONTH - 1))
    if (day >= moments.today) return
    agenda.add(moments.on(day, '08:50'), () => handOver(world))
  }
}

async function handOver(world: World): Promise<void> {
  const { call, administrators, moments } = world
  const { token } = administrators[0]
  const { data: quarters } = await call(token, api.withholdings.list, {})
  const due = quarters.filter(
    ({ fromDay, isOver, open }) => isOver && open !== '0.00' && addMonths(fromDay, 6) <= moments.today,
  )
  if (due.length === 0) return
  for (const { fromDay } of due) await call(token, api.withholdings.payOver, { body: { fromDay } })
  await payQueue(world, 'tax')
}

async function setDeclarer({ call, administrators: [first, second] }: World): Promise<void> {
  const { declarerId: id } = await call(first.token, api.declarers.create, { body: DECLARER })
  await call(second.token, api.declarers.decide, { params: { id }, body: { state: 'active' } })
}
