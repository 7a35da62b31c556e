import { type JsonSchema, resolved } from './schemas.ts'

const texts: Readonly<Record<string, string>> = {
  'BankAccount.errorMessage': 'El certificado no muestra el titular.',
  'ComplaintStepBody.step': 'close',
  'ConflictBody.tie': 'other',
  'Device.name': 'Firefox en el portátil',
  'DeviceBody.name': 'Firefox en el portátil',
  'Project.name': 'Ribera del Turia, 18 viviendas frente al antiguo cauce',
  'Project.startedAt': '2026-12-15',
  'ProjectBody.name': 'Ribera del Turia, 18 viviendas frente al antiguo cauce',
  'ProjectPatch.name': 'Ribera del Turia, 18 viviendas frente al antiguo cauce',
  'ProjectType.name': 'Vivienda nueva',
  'ProjectTypeBody.name': 'Vivienda nueva',
  'ProjectTypePatch.name': 'Vivienda nueva',
  'DocumentType.name': 'Tasación',
  'DocumentTypeBody.name': 'Tasación',
  'DocumentTypePatch.name': 'Tasación',
  'Promotion.endsAt': '2026-12-20T23:00:00.000Z',
  'Promotion.title': 'Sin comisión de gestión hasta fin de año',
  'PromotionBody.endsAt': '2026-12-20T23:00:00.000Z',
  'PromotionBody.title': 'Sin comisión de gestión hasta fin de año',
  'SignedUrl.url':
    '/v1/documents/view/01939b2e-7c00-7000-8000-000000000001?expires=1795167300&signature=Qm9yZ2VzLCBKb3JnZSBMdWlz',
  'StoredFile.name': 'certificado.pdf',
  'TaxDetailBody.kind': 'exemption',
  'TaxFilingBody.number': '1930000000017',
  'Template.name': 'La garantía',
  'TemplateBody.name': 'La garantía',
  'TemplatePatch.name': 'La garantía',
  'TransactionBody.amount': '2000.00',
  'User.role': 'user',
  'VerificationDocument.number': '12345678Z',
  'VerificationDocument.type': 'ID_CARD',
  'VerificationStart.url': 'https://verificaciones.example/s/9f3c',
  about: 'Inversora con monedero y tres proyectos',
  account: 'ES9121000418450200051332',
  action: 'submitted',
  address: '203.0.113.7',
  adminName: 'Teresa Olmedo',
  alias: 'Nómina principal',
  alpha2: 'ES',
  amountInvested: '855250.00',
  amountRemaining: '394750.00',
  available: '3820.50',
  balance: '4820.50',
  balanceAfter: '5820.50',
  birthdayAt: '1984-05-02',
  code: '492039',
  companyName: 'Inversiones Patrimoniales Ribagorza, S. L.',
  contentType: 'application/pdf',
  country: 'ES',
  currentPassword: 'Ribera-1930-Ebro',
  dateEnd: '2026-12-12',
  dateStart: '2026-11-03',
  decisionReason: 'El documento es legible y coincide.',
  deliveryFeePeriod: 'quarterly',
  description: 'Dieciocho viviendas con licencia y obra adjudicada.',
  descriptionEn: 'Eighteen homes with a permit and a building contract.',
  destinationBankAccount: 'ES9121000418450200051332',
  direction: 'Calle de la Barraca 118',
  documentTypeName: 'Tasación',
  documentTypeNameEn: 'Appraisal',
  email: 'montserrat.echeverria@correo.example',
  expiresAt: '2026-11-20T09:35:00.000Z',
  financingAmount: '1250000.00',
  flag: '/flags/es.svg',
  guaranteeAgentDescription: 'Ejecuta la hipoteca en nombre de los inversores.',
  guaranteeAgentDescriptionEn: 'Enforces the mortgage on behalf of the investors.',
  guaranteeAgentName: 'Garantías del Levante, S. L.',
  identificationDocumentNumber: '12345678Z',
  legalRepresentativeName: 'Núria Puigdomènech',
  locality: 'València',
  mailId: '01939b2e-7c00-7000-8000-000000000002',
  managerName: 'Andoni Mugica',
  maximumInvestment: '50000.00',
  minimumInvestment: '500.00',
  name: 'Montserrat',
  nameEn: 'The guarantee',
  nationality: 'ES',
  otpauthUrl: 'otpauth://totp/Ribera:montserrat.echeverria%40correo.example?secret=JBSWY3DPEHPK3PXP&issuer=Ribera',
  password: 'Ribera-1931-Ebro',
  penaltyAmount: '0.00',
  phaseName: 'Investment',
  phone: '+34 600 123 456',
  preinvestorAmount: '310000.00',
  preinvestorDateEnd: '2026-11-02',
  preinvestorDeposit: '500.00',
  projectName: 'Ribera del Turia, 18 viviendas frente al antiguo cauce',
  projectPhaseName: 'Investment',
  projectTypeName: 'Vivienda nueva',
  projectTypeNameEn: 'New homes',
  projectUrl: 'ribera-del-turia',
  promoterDescription: 'Promueve vivienda en València desde 2011.',
  promoterDescriptionEn: 'Has developed homes in València since 2011.',
  promoterName: 'Levante Arquitectura Habitada, S. L.',
  promoterTaxNumber: 'B98765431',
  raisedElsewhere: '0.00',
  raisedElsewhereOn: '2026-10-01',
  reason: 'Solicitado por la promotora.',
  reasonCode: '101',
  recoveryCodes: 'K7QM-2XTD-9RVH',
  reflectionEndsAt: '2026-11-24T09:30:00.000Z',
  rejectReason: 'El justificante es de otro importe.',
  repeatEmail: 'montserrat.echeverria@correo.example',
  repeatPassword: 'Ribera-1931-Ebro',
  reserved: '1000.00',
  outstanding: '3000.00',
  returned: '52.22',
  secret: 'JBSWY3DPEHPK3PXP',
  signature: 'Qm9yZ2VzLCBKb3JnZSBMdWlz',
  src: '/media/Zm9ydHVuYSB5IHByb3ZpZGVu',
  stage: 'full',
  subject: 'Confirme su correo electrónico',
  surname: 'Echeverría Goikoetxea',
  taxNumber: 'B12345674',
  text: 'Abra este enlace para confirmar su correo.',
  title: 'Licencia de obra',
  titleEn: 'Building permit',
  to: 'montserrat.echeverria@correo.example',
  token: 'Zm9ydHVuYSB5IHByb3ZpZGVuY2lhLCB1biBhw7FvIG1',
  url: 'ribera-del-turia',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  userName: 'Montserrat Echeverría Goikoetxea',
  validFrom: '2022-03-01',
  validUntil: '2032-03-01',
  verificationStatus: 'Approved',
}

const numbers: Readonly<Record<string, number>> = {
  annualProfitability: 7.25,
  attempt: 1,
  cancellationFee: 2,
  daysLate: 0,
  expires: 1_795_167_300,
  heightPixels: 900,
  investorCount: 412,
  managerFee: 4,
  maxInvestorNumber: 900,
  penalty: 0,
  percentageInvested: 68.42,
  projectDuration: 18,
  sizeBytes: 188_416,
  targetProfitability: 10.88,
  widthPixels: 1600,
}

export type ExampleKind = 'request' | 'answer'

export class Examples {
  readonly #kind: ExampleKind

  constructor(kind: ExampleKind) {
    this.#kind = kind
  }

  of(schema: JsonSchema, field = '', component = ''): unknown {
    if (schema.$ref !== undefined) {
      const target = resolved(schema)
      return this.of(target, field, target.properties ? schema.$ref.split('/').at(-1) : component)
    }
    if ('const' in schema) return schema['const']
    const choices = schema['enum']
    if (Array.isArray(choices)) return choices.find((choice) => choice === wordsFor(field, component)) ?? choices[0]
    const options = (schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined
    if (options) return this.of(options[0]!, field, component)
    return known(schema, field, component) ?? this.#ofType(schema, field, component)
  }

  #ofType(schema: JsonSchema, field: string, component: string): unknown {
    switch (typeOf(schema)) {
      case 'object':
        return this.#ofObject(schema, component)
      case 'array':
        return Array.from({ length: Math.max(1, Number(schema['minItems'] ?? 1)) }, () =>
          this.of(schema['items'] as JsonSchema, field, component),
        )
      case 'boolean':
        return field.startsWith('is') || field === 'main' || field === 'visible'
      case 'integer':
      case 'number':
        return Math.max(1, Number(schema['minimum'] ?? 1))
      case 'string':
        return FORMATTED[String(schema['format'])] ?? 'Texto'
      default:
        return {}
    }
  }

  #ofObject(schema: JsonSchema, component: string): unknown {
    const properties = Object.entries(schema.properties ?? {})
    const shown = this.#kind === 'answer' ? properties : shownInRequest(properties, schema.required ?? [])
    return Object.fromEntries(shown.map(([name, inner]) => [name, this.of(inner, name, component)]))
  }
}

function shownInRequest(properties: [string, JsonSchema][], required: readonly string[]): [string, JsonSchema][] {
  // One of two names is required by a rule, and its description says so.
  const isRuled = ({ description }: JsonSchema) => String(description).startsWith('Required, here')
  if (required.length > 0) return properties.filter(([name, inner]) => required.includes(name) || isRuled(inner))
  return properties.filter(([name], index) => index === 0 || name === 'updatedAt')
}

const typeOf = ({ type }: JsonSchema) => (Array.isArray(type) ? type[0] : type)

const wordsFor = (field: string, component: string) => texts[`${component}.${field}`] ?? texts[field]

function known(schema: JsonSchema, field: string, component: string): unknown {
  const type = typeOf(schema)
  const example = Array.isArray(schema['examples']) ? schema['examples'][0] : undefined
  if (type === 'string') return wordsFor(field, component) ?? example
  if (type === 'integer' || type === 'number') return numbers[field] ?? example
  return example
}

const FORMATTED: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T09:30:00.000Z',
  uuid: '01939b2e-7c00-7000-8000-000000000001',
}
