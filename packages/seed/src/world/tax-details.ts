import { addMonths, api, calendarDateOf } from '@cauce/contract'
import { chanceFor } from '../chance.ts'
import { exemption, taxResidence } from '../documents/customer-documents.ts'
import type { WorldFile } from '../documents/paper.ts'
import { hoursAfter, inOffice } from '../texts/time.ts'
import type { Customer } from './customers.ts'
import type { Request } from './calls.ts'
import { planTaxHandovers } from './tax-handovers.ts'
import type { World } from './world.ts'

type Detail = Omit<NonNullable<Request<typeof api.taxDetails.create>['body']>, 'validFrom'>

const RESIDENCES: Readonly<Record<string, string>> = { DE: 'DE', FR: 'FR', MA: 'ES', PT: 'PT' }
/** Withholding applies to their interest. */
const WITHOUT_CERTIFICATE: ReadonlySet<string> = new Set(['DE'])
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
    plan(world, customer, at, { kind: 'residence', country, ...(province && { province }) })
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
      await call(administrators[1].token, api.taxDetails.decide, { params: { id }, body: { state: 'valid' } })
    })
  })
}
