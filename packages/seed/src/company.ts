import type { Company } from '@cauce/contract/company.ts'

/** Made up, with valid check digits; the LEI is assigned to no company. */
export const DEMONSTRATION_COMPANY = {
  name: 'Cauce Financiación Participativa, S. L.',
  taxNumber: 'B19312040',
  address: 'Paseo del Canal 14, 28005 Madrid',
  register: 'Registro Mercantil de Madrid, tomo 99.045, folio 88, hoja M-999.215',
  authorityNumber: '999',
  lei: '9598CAUCE00000000012',
  paymentInstitution: 'Ribera Pagos, Entidad de Pago, S. A.',
  email: 'hola@cauce.example',
  phone: '915 550 142',
  complaintContact: 'Atención al Cliente, Paseo del Canal 14, 28005 Madrid',
  sender: 'no-reply@cauce.example',
} as const satisfies Company
