import { EEA_COUNTRIES } from '../country-codes.ts'

/** Countries and territories of the SEPA outside the European Economic Area (EPC409-09). */
const OUTSIDE = 'AD AL CH GB GG GI IM JE MC MD ME MK RS SM VA'.split(' ')

/** Where an account is, as far as the rules of SEPA payments differ by it; undefined outside the SEPA. */
export function sepaZoneOf(iban: string): 'eea' | 'outside' | undefined {
  const country = iban.slice(0, 2)
  // A payment there needs neither a BIC nor an address (Regulation (EU) 260/2012, article 5).
  if (EEA_COUNTRIES.includes(country)) return 'eea'
  return OUTSIDE.includes(country) ? 'outside' : undefined
}
