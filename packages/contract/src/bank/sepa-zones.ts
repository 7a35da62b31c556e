import { EEA_COUNTRIES } from '../country-codes.ts'

/** SEPA outside the EEA (EPC409-09). */
const OUTSIDE = 'AD AL CH GB GG GI IM JE MC MD ME MK RS SM VA'.split(' ')

/** Undefined outside SEPA. */
export function sepaZoneOf(iban: string): 'eea' | 'outside' | undefined {
  const country = iban.slice(0, 2)
  // No BIC or address needed (Regulation (EU) 260/2012, article 5).
  if (EEA_COUNTRIES.includes(country)) return 'eea'
  return OUTSIDE.includes(country) ? 'outside' : undefined
}
