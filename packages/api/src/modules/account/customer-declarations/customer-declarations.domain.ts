import {
  accept,
  mistakesOfBackground,
  withoutMistakes,
  type CompanyOwner,
  type CustomerBackground,
  type Decision,
} from '@cauce/contract'
import type { CustomerDeclarationRow } from '../../../database/schema/diligence.ts'

type Stored = Omit<CustomerDeclarationRow, 'customerDeclarationId' | 'userId' | 'createdAt'>

interface Declaring {
  readonly kind: 'individual' | 'company'
  readonly today: string
}

/** Keeps only the fields of the chosen answers (Ley 10/2010, articles 4 to 6 and 14). */
export function decideDeclaration(body: CustomerBackground, { kind, today }: Declaring): Decision<Stored> {
  const said = withoutMistakes(mistakesOfBackground(kind, body, today))
  if (!said.ok) return said
  const { activity, purpose, exposure, origins } = body
  const isOther = exposure === 'relative' || exposure === 'associate'
  return accept({
    activity,
    purpose,
    purposeText: purpose === 'other' ? body.purposeText! : null,
    origins: [...new Set(origins)],
    originText: body.originText || null,
    exposure,
    exposedOffice: exposure === 'none' ? null : body.exposedOffice!,
    exposedPerson: isOther ? body.exposedPerson! : null,
    exposureEndedOn: exposure === 'none' ? null : (body.exposureEndedOn ?? null),
    control: body.control ?? null,
    owners: body.owners.map(ownerOf),
  })
}

const ownerOf = ({ name, birthdayAt, nationality, country, share }: CompanyOwner): CompanyOwner => ({
  name,
  birthdayAt,
  nationality,
  country,
  share,
})
