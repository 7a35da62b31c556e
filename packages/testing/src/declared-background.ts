export const declaredBackground = {
  activity: 'Maestra de escuela',
  purpose: 'savings' as const,
  origins: ['salary' as const],
  exposure: 'none' as const,
  owners: [],
}

export const declaredCompany = {
  ...declaredBackground,
  activity: 'Alquiler de locales',
  purpose: 'treasury' as const,
  origins: ['business' as const],
  control: 'owners' as const,
  owners: [
    { name: 'Aurora Sanz Lobo', birthdayAt: '1970-02-03', nationality: 'ES', country: 'ES', share: 60 },
    { name: 'Blas Sanz Lobo', birthdayAt: '1972-09-30', nationality: 'ES', country: 'FR', share: 40 },
  ],
}
