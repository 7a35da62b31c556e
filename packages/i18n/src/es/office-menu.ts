export const statistics = { title: 'Estadísticas' } as const
export const irregularities = { title: 'Irregularidades' } as const
export const loanDefaults = { title: 'Impagos' } as const
export const riskRates = { title: 'Tasas de impago' } as const
export const outcomeStatements = { title: 'Informes de resultados' } as const
export const annualReports = { title: 'Informe anual' } as const
export const complaints = {
  title: 'Reclamaciones',
  urgentCount: 'Una reclamación urgente |||| %{smart_count} reclamaciones urgentes',
} as const
export const conflicts = {
  title: 'Conflictos de interés',
  dueCount: 'Un conflicto por revisar |||| %{smart_count} conflictos por revisar',
} as const
export const retentionRecords = { title: 'Conservación de datos' } as const
export const taxFiles = { title: 'Modelos fiscales' } as const
export const imports = { title: 'Importaciones', again: 'Importar otro archivo' } as const
export const withholdings = { title: 'Retenciones' } as const
export const examinations = { title: 'Exámenes especiales' } as const
export const keptIdentities = { title: 'Identidades conservadas' } as const
export const bankBooks = { title: 'Banco' } as const
export const bankFiles = { title: 'Importar extractos', menu: 'Importar extractos' } as const
export const reconciliation = { title: 'Conciliación' } as const
export const companyAccounts = {
  title: 'Cuentas de la empresa',
  one: 'Cuenta de la empresa',
  menu: 'Cuentas de la empresa',
} as const
export const payees = {
  title: 'Beneficiarios de pagos',
  one: 'Beneficiario de pagos',
  menu: 'Beneficiarios',
} as const
export const declarers = {
  title: 'Declarante del modelo 193',
  one: 'Datos del declarante',
  menu: 'Declarante',
} as const
export const promotions = { title: 'Promociones', menu: 'Marketing' } as const
export const withholdingRates = {
  title: 'Tipos de retención',
  one: 'Tipo de retención',
  menu: 'Tipos de retención',
} as const
export const withholdingAgents = { title: 'Retenedor', one: 'Retenedor' } as const
