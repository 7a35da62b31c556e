import type { ClassCriterion, CustomerDeclarationBody } from '@cauce/contract'
import type { z } from 'zod'

export const ADMINISTRATORS = [
  { name: 'Teresa', surname: 'Olmedo Cañizares', gender: 'Female', email: 'teresa.olmedo@cauce.example' },
  { name: 'Álvaro', surname: 'Santisteban Rueda', gender: 'Male', email: 'alvaro.santisteban@cauce.example' },
] as const

export const MANAGERS = [
  { name: 'Andoni', surname: 'Mugica Etxaniz', gender: 'Male', email: 'andoni.mugica@cauce.example' },
  { name: 'Carmen', surname: 'Robledo Vidal', gender: 'Female', email: 'carmen.robledo@cauce.example' },
  { name: 'Pau', surname: 'Ferrer Llopis', gender: 'Male', email: 'pau.ferrer@cauce.example' },
] as const

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
    about: {
      es: 'Segundo administrador, para lo que aprueban dos',
      en: 'Second administrator, for what needs two approvals',
    },
  },
  {
    key: 'andoni.mugica@cauce.example',
    about: { es: 'Gestor con clientes asignados', en: 'Manager with assigned customers' },
  },
] as const

export const FOLLOWED = [
  { customer: 'montserrat-echeverria-goikoetxea', url: 'escuela-de-oficios-la-hullera', daysAgo: 12 },
  { customer: 'montserrat-echeverria-goikoetxea', url: 'parque-solar-los-monegros', daysAgo: 4 },
  { customer: 'inversiones-patrimoniales-ribagorza-s-l', url: 'parque-solar-los-monegros', daysAgo: 3 },
] as const

export const LOSS_RESULTS = [{ customer: 'montserrat-echeverria-goikoetxea', amount: '4260.00', daysAgo: 12 }] as const

export const KNOWLEDGE_TESTS = [{ customer: 'montserrat-echeverria-goikoetxea', daysAgo: 12 }] as const
export const RISK_ACKNOWLEDGEMENTS = [{ customer: 'inversiones-patrimoniales-ribagorza-s-l', daysAgo: 9 }] as const

interface Declared {
  readonly customer: string
  readonly daysAgo: number
  readonly body: z.input<typeof CustomerDeclarationBody>
}

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

export const CLASS_REQUESTS = [
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    criteria: ['ownFunds', 'balanceSheet'],
    daysAgo: 8,
    isApproved: true,
  },
  { customer: 'montserrat-echeverria-goikoetxea', criteria: ['income', 'transactions'], daysAgo: 1, isApproved: false },
] as const satisfies readonly { criteria: readonly ClassCriterion[]; [field: string]: unknown }[]

/** Satisfies the password rule. Login also needs a one-time code, whose secret differs per installation. */
export const DEMONSTRATION_PASSWORD = 'Cauce-2026'
