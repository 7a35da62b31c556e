let count = 0

/** Registration input; a different person per call. */
export function newcomer(overrides: Record<string, unknown> = {}) {
  count += 1
  const email = `nueva${count}@example.org`
  return {
    kind: 'individual' as const,
    name: 'Lucía',
    surname: 'Peña Ordóñez',
    phone: '+34 611 222 333',
    gender: 'Female' as const,
    nationality: 'ES',
    birthdayAt: '1991-03-04',
    identificationDocumentType: 'PASSPORT' as const,
    identificationDocumentNumber: `PAA${100_000 + count}`,
    email,
    repeatEmail: email,
    password: 'Cauce-2026',
    repeatPassword: 'Cauce-2026',
    acceptsTerms: true as const,
    acknowledgesPrivacy: true as const,
    ...overrides,
  }
}
