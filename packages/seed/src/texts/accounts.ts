import type { ClassCriterion, CustomerDeclarationBody } from '@cauce/contract'
import type { z } from 'zod'

/** The staff of the demonstration. */
export const ADMINISTRATORS = [
  { name: 'Teresa', surname: 'Olmedo Cañizares', gender: 'Female', email: 'teresa.olmedo@cauce.example' },
  { name: 'Álvaro', surname: 'Santisteban Rueda', gender: 'Male', email: 'alvaro.santisteban@cauce.example' },
] as const

export const MANAGERS = [
  { name: 'Andoni', surname: 'Mugica Etxaniz', gender: 'Male', email: 'andoni.mugica@cauce.example' },
  { name: 'Carmen', surname: 'Robledo Vidal', gender: 'Female', email: 'carmen.robledo@cauce.example' },
  { name: 'Pau', surname: 'Ferrer Llopis', gender: 'Male', email: 'pau.ferrer@cauce.example' },
] as const

/** The accounts that the login page of the demonstration offers, in its order. */
export const DEMONSTRATION_ACCOUNTS = [
  {
    key: 'montserrat-echeverria-goikoetxea',
    about: {
      es: 'Inversora con cartera, cobros y dinero en el monedero',
      en: 'Investor with a portfolio, returns and money in the wallet',
    },
  },
  {
    key: 'inversiones-patrimoniales-ribagorza-s-l',
    about: { es: 'Empresa que invierte importes grandes', en: 'Company that invests large amounts' },
  },
  {
    key: 'lucia-hinojosa-penalver',
    about: {
      es: 'Inversora nueva que aún debe verificar su identidad',
      en: 'New investor who still has to verify her identity',
    },
  },
  { key: 'teresa.olmedo@cauce.example', about: { es: 'Administradora', en: 'Administrator' } },
  {
    key: 'alvaro.santisteban@cauce.example',
    about: { es: 'Segundo administrador, para lo que aprueban dos', en: 'Second administrator, for what two approve' },
  },
  {
    key: 'andoni.mugica@cauce.example',
    about: { es: 'Gestor con clientes asignados', en: 'Manager with assigned customers' },
  },
] as const

/** Who follows which project since when: one that is not open yet, and one that is. */
export const FOLLOWED = [
  { customer: 'montserrat-echeverria-goikoetxea', url: 'escuela-de-oficios-la-hullera', daysAgo: 12 },
  { customer: 'montserrat-echeverria-goikoetxea', url: 'parque-solar-los-monegros', daysAgo: 4 },
  { customer: 'inversiones-patrimoniales-ribagorza-s-l', url: 'parque-solar-los-monegros', daysAgo: 3 },
] as const

/** Who has sent the result of the simulation of the ability to bear loss, and when. The newcomer has not. */
export const LOSS_RESULTS = [{ customer: 'montserrat-echeverria-goikoetxea', amount: '4260.00', daysAgo: 12 }] as const

/** Who has answered the entry knowledge test, and when: without a gap. The company has acknowledged the warning instead; the newcomer nothing. */
export const KNOWLEDGE_TESTS = [{ customer: 'montserrat-echeverria-goikoetxea', daysAgo: 12 }] as const
export const RISK_ACKNOWLEDGEMENTS = [{ customer: 'inversiones-patrimoniales-ribagorza-s-l', daysAgo: 9 }] as const

interface Declared {
  readonly customer: string
  readonly daysAgo: number
  readonly body: z.input<typeof CustomerDeclarationBody>
}

/** What customers have declared about themselves and their money, and when: two people, one of them with a public function, and a company with its owners. The newcomer nothing. */
export const DECLARATIONS: readonly Declared[] = [
  {
    customer: 'montserrat-echeverria-goikoetxea',
    daysAgo: 40,
    body: {
      activity: 'Arquitecta, trabajo en un estudio propio',
      purpose: 'savings',
      origins: ['business', 'savings'],
      originText: 'Ahorros de quince años de ejercicio',
      exposure: 'none',
      owners: [],
    },
  },
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    daysAgo: 41,
    body: {
      activity: 'Alquiler de naves y locales',
      purpose: 'treasury',
      origins: ['business', 'property'],
      originText: 'Venta de una nave en Barbastro en 2024',
      exposure: 'none',
      control: 'owners',
      owners: [
        { name: 'Pilar Sanz Ribagorza', birthdayAt: '1968-05-14', nationality: 'ES', country: 'ES', share: 60 },
        { name: 'Joan Sanz Ribagorza', birthdayAt: '1971-11-02', nationality: 'ES', country: 'FR', share: 40 },
      ],
    },
  },
  // A public function, which waits for the approval of an administrator.
  {
    customer: 'oscar-barcena-cueto',
    daysAgo: 2,
    body: {
      activity: 'Profesor de secundaria, en excedencia por cargo público',
      purpose: 'savings',
      origins: ['salary'],
      exposure: 'own',
      exposedOffice: 'Alcalde de un municipio de 60.000 habitantes',
      owners: [],
    },
  },
]

/** What staff have noted of customers against money laundering, and when: checks without a hit, and the level of risk. */
export const DILIGENCE = [
  {
    customer: 'montserrat-echeverria-goikoetxea',
    subject: 'Montserrat Echeverría Goikoetxea',
    daysAgo: 36,
    level: 'low',
  },
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    subject: 'Pilar Sanz Ribagorza',
    daysAgo: 37,
    level: 'normal',
  },
] as const

/** Who has asked to be treated as a sophisticated investor, and when: a company that was approved, and a person who waits. */
export const CLASS_REQUESTS = [
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    criteria: ['ownFunds', 'balanceSheet'],
    daysAgo: 8,
    isApproved: true,
  },
  { customer: 'montserrat-echeverria-goikoetxea', criteria: ['income', 'transactions'], daysAgo: 1, isApproved: false },
] as const satisfies readonly { criteria: readonly ClassCriterion[]; [field: string]: unknown }[]

/** Satisfies the rule for passwords. A login also needs the one-time code, whose secret differs in each installation. */
export const DEMONSTRATION_PASSWORD = 'Cauce-2026'
