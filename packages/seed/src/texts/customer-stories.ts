import type { VerificationStatus } from '@cauce/contract'
import { chanceFor } from '../chance.ts'
import { companyTaxNumber, dni, nie, plainWord } from '../spanish-numbers.ts'

export interface CustomerStory {
  readonly key: string
  readonly kind: 'individual' | 'company'
  readonly name: string
  readonly surname: string
  readonly gender: 'Male' | 'Female' | 'Other'
  readonly companyName: string | null
  readonly taxNumber: string | null
  readonly email: string
  readonly phone: string
  readonly nationality: string
  readonly birthdayAt: string
  readonly identificationDocumentType: 'ID_CARD' | 'PASSPORT' | 'RESIDENCE_PERMIT'
  readonly identificationDocumentNumber: string
  readonly joinedDaysAgo: number
  readonly status: VerificationStatus
  readonly isDisabled: boolean
  readonly means: Means
  /** Maximum invested at a time, in whole euros. */
  readonly ceiling: number
  /** Index; null without one. */
  readonly manager: number | null
}

export type Means = 'modest' | 'comfortable' | 'company'

/** In steps of 250 euros. */
const CEILINGS: Readonly<Record<Means, readonly [number, number]>> = {
  modest: [8, 32],
  comfortable: [24, 66],
  company: [400, 1080],
}

const STATUSES: Readonly<Record<string, VerificationStatus>> = {
  'lucia-hinojosa-penalver': 'NotVerified',
  'violeta-arias-monteagudo': 'Started',
  'oscar-barcena-cueto': 'NotVerified',
  'remedios-jurado-espejo': 'Resubmission',
  'bartolome-quintanilla-ordonez': 'Completed',
  'domingo-cabrera-perdomo': 'ExpiredAbandoned',
  'ainhoa-etxeberria-mendizabal': 'Completed',
  'guillem-ferragut-amengual': 'NotVerified',
  'alfonso-urena-castellanos': 'Declined',
  'noa-otero-bermudez': 'Resubmission',
  'samuel-benitez-alcaraz': 'Declined',
  'cooperativa-agraria-valle-del-jerte': 'Completed',
  'hosteleria-costa-verde-s-l': 'NotVerified',
}

const DISABLED: ReadonlySet<string> = new Set(['enrique-villaescusa-marin', 'samuel-benitez-alcaraz'])

export function customerStories(size: { individuals: number; companies: number }): CustomerStory[] {
  const people = INDIVIDUALS.slice(0, size.individuals - 1).concat([INDIVIDUALS.at(-1)!])
  const individuals = people.map(([name, surname, gender, nationality = 'ES']) =>
    storyOf(
      { kind: 'individual', name, surname, gender, nationality, companyName: null },
      INDIVIDUALS.findIndex((row) => row[1] === surname),
    ),
  )
  const companies = COMPANIES.slice(0, size.companies).map(([companyName, name, surname, gender], index) =>
    storyOf(
      { kind: 'company', name, surname, gender, nationality: 'ES', companyName },
      Math.round((index * INDIVIDUALS.length) / COMPANIES.length),
    ),
  )
  return [...individuals, ...companies].toSorted(
    (a, b) => b.joinedDaysAgo - a.joinedDaysAgo || (a.key < b.key ? -1 : 1),
  )
}

type Named = Pick<CustomerStory, 'kind' | 'name' | 'surname' | 'gender' | 'nationality' | 'companyName'>

function storyOf(named: Named, place: number): CustomerStory {
  const key = plainWord(named.companyName ?? `${named.name} ${named.surname}`)
  const chance = chanceFor(`customer/${key}`)
  const number = chance.integer(11_000_000, 79_000_000)
  const born = `${chance.integer(1951, 2001)}-${two(chance.integer(1, 12))}-${two(chance.integer(1, 28))}`
  const isCompany = named.kind === 'company'
  const means = isCompany ? 'company' : chance.chance(0.4) ? 'comfortable' : 'modest'
  return {
    key,
    ...named,
    taxNumber: isCompany ? companyTaxNumber(taxKind(named.companyName!), chance.integer(1_000_000, 9_999_999)) : null,
    email: isCompany
      ? `inversiones@${key.slice(0, 40).replace(/-$/, '')}.example`
      : `${plainWord(named.name)}.${plainWord(named.surname.split(' ')[0]!)}@correo.example`,
    phone: `+34 6${chance.integer(10, 99)} ${chance.integer(100, 999)} ${chance.integer(100, 999)}`,
    birthdayAt: born,
    ...documentOf(named.nationality, number),
    joinedDaysAgo: joinedDaysAgo(place, isCompany),
    status: STATUSES[key] ?? 'Approved',
    isDisabled: DISABLED.has(key),
    means,
    ceiling: chance.integer(...CEILINGS[means]) * 250,
    manager: chance.chance(0.12) ? null : chance.integer(0, 2),
  }
}

function joinedDaysAgo(place: number, isCompany: boolean): number {
  const days = place < 18 ? 720 - place * 3 : 660 - (place - 18) * 24
  return Math.max(isCompany ? days - 1 : days, 9)
}

type Document = Pick<CustomerStory, 'identificationDocumentType' | 'identificationDocumentNumber'>

function documentOf(nationality: string, number: number): Document {
  if (nationality === 'ES') return { identificationDocumentType: 'ID_CARD', identificationDocumentNumber: dni(number) }
  if (nationality === 'MA')
    return { identificationDocumentType: 'RESIDENCE_PERMIT', identificationDocumentNumber: nie(number % 10_000_000) }
  return { identificationDocumentType: 'PASSPORT', identificationDocumentNumber: `${nationality}${number}` }
}

function taxKind(companyName: string): 'A' | 'B' | 'F' | 'G' {
  if (companyName.endsWith('S. A.')) return 'A'
  if (/Coop/.test(companyName)) return 'F'
  return companyName.endsWith('S. L.') || companyName.endsWith('P.') ? 'B' : 'G'
}

const two = (number: number) => String(number).padStart(2, '0')

type IndividualRow = readonly [name: string, surname: string, gender: 'Male' | 'Female' | 'Other', nationality?: string]

/** By registration. The names are invented. */
const INDIVIDUALS: readonly IndividualRow[] = [
  ['Montserrat', 'Echeverría Goikoetxea', 'Female'],
  ['Hermenegildo', 'Fernández de Córdoba y Villanueva', 'Male'],
  ['Iker', 'Zubizarreta Olano', 'Male'],
  ['María del Carmen', 'Santamaría López', 'Female'],
  ['Joaquín', 'Ruiz de la Prada', 'Male'],
  ['Gabriel', 'Bustamante Iturralde', 'Male'],
  ['Rosalía', 'Castro Fontán', 'Female'],
  ['Ignacio', 'Larrañaga Beristain', 'Male'],
  ['Francesc Xavier', 'Montagut i Bosch', 'Male'],
  ['Pilar', 'Aznar Gracia', 'Female'],
  ['Manuel', 'Carvajal Peñafiel', 'Male'],
  ['Inês', 'Figueiredo Lobo', 'Female', 'PT'],
  ['Eulàlia', 'Roca Vilaseca', 'Female'],
  ['Fermín', 'Oteiza Goñi', 'Male'],
  ['Dolores', 'Heredia Montoya', 'Female'],
  ['Xoán', 'Pazos Rial', 'Male'],
  ['Beatriz', 'Cifuentes Landa', 'Female'],
  ['Tomás', 'Abellán Sirvent', 'Male'],
  ['Nerea', 'Arrizabalaga Unzueta', 'Female'],
  ['Julián', 'Calatayud Ferrandis', 'Male'],
  ['Amparo', 'Tormo Estellés', 'Female'],
  ['Rafael', 'Ybarra Medina', 'Male'],
  ['Olivier', 'Darrigade', 'Male', 'FR'],
  ['Margarita', 'Sureda Oliver', 'Female'],
  ['Enrique', 'Villaescusa Marín', 'Male'],
  ['Yolanda', 'Quiroga Seoane', 'Female'],
  ['Samuel', 'Benítez Alcaraz', 'Male'],
  ['Concepción', 'Leal Baquero', 'Female'],
  ['Andreu', 'Puig-serra Casals', 'Male'],
  ['Lorena', 'Zamarreño Polo', 'Female'],
  ['Hassan', 'El Amrani', 'Male', 'MA'],
  ['Esther', 'Guijarro Valverde', 'Female'],
  ['Ramiro', 'Sanjurjo Trelles', 'Male'],
  ['Noa', 'Otero Bermúdez', 'Other'],
  ['Vicente', 'Monleón Chulvi', 'Male'],
  ['Katharina', 'Brandl', 'Female', 'DE'],
  ['Alfonso', 'Ureña Castellanos', 'Male'],
  ['Sofía', 'Urrutia Madariaga', 'Female'],
  ['Guillem', 'Ferragut Amengual', 'Male'],
  ['Ainhoa', 'Etxeberria Mendizabal', 'Female'],
  ['Domingo', 'Cabrera Perdomo', 'Male'],
  ['Bartolomé', 'Quintanilla Ordóñez', 'Male'],
  ['Remedios', 'Jurado Espejo', 'Female'],
  ['Óscar', 'Bárcena Cueto', 'Male'],
  ['Violeta', 'Arias Monteagudo', 'Female'],
  ['Lucía', 'Hinojosa Peñalver', 'Female'],
]

type CompanyRow = readonly [companyName: string, name: string, surname: string, gender: 'Male' | 'Female']

const COMPANIES: readonly CompanyRow[] = [
  ['Inversiones Patrimoniales Ribagorza, S. L.', 'Núria', 'Puigdomènech Serra', 'Female'],
  ['Gestora Familiar Olmeda, S. L.', 'Gonzalo', 'Olmeda Prieto', 'Male'],
  ['Talleres Arriaga Hermanos, S. A.', 'Koldo', 'Arriaga Sagasti', 'Male'],
  ['Mutualidad de Farmacéuticos del Turia', 'Consuelo', 'Bellver Ros', 'Female'],
  ['Aceites Sierra de Segura, S. Coop. And.', 'Antonio', 'Marchal Cózar', 'Male'],
  ['Consultores Ría de Vigo, S. L.', 'Uxía', 'Lamas Cortizo', 'Female'],
  ['Patrimonial Can Xicoi, S. L.', 'Jordi', 'Xicoy Alemany', 'Male'],
  ['Transportes Moncayo, S. A.', 'Pascual', 'Lahoz Embid', 'Male'],
  ['Clínica Dental Bidasoa, S. L. P.', 'Maite', 'Irigoyen Lasa', 'Female'],
  ['Bodegas Peñas Blancas, S. L.', 'Eladio', 'Sáenz de Tejada', 'Male'],
  ['Fundación Casa de Oficios', 'Mercedes', 'Trillo Gallardo', 'Female'],
  ['Estudio Naranco Arquitectos, S. L. P.', 'Covadonga', 'Busto Meana', 'Female'],
  ['Cooperativa Agraria Valle del Jerte', 'Fidel', 'Calle Serradilla', 'Male'],
  ['Hostelería Costa Verde, S. L.', 'Marcos', 'Pidal Llanes', 'Male'],
]
