import type { Company } from '@cauce/contract/company.ts'

/** Made up, with valid check digits. */
export const DEMONSTRATION_COMPANY = {
  name: 'Cauce Financiación Participativa, S. L.',
  taxNumber: 'B19312040',
  address: 'Paseo del Canal 14, 28005 Madrid',
  register: 'Registro Mercantil de Madrid, tomo 99.045, folio 88, hoja M-999.215',
  authorityNumber: '999',
  paymentInstitution: 'Ribera Pagos, Entidad de Pago, S. A.',
  email: 'hola@cauce.example',
  phone: '915 550 142',
} as const satisfies Company
