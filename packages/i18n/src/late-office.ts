type Groups = Readonly<Record<string, object>>

/** Merges early and late messages; the menu needs the titles early (decision 197). */
export function wholeOffice<Office extends Groups, Late extends Groups>(office: Office, late: Late): Office & Late {
  const nouns = Object.entries(late).map(([noun, words]) => [noun, { ...office[noun], ...words }])
  return { ...office, ...Object.fromEntries(nouns) } as Office & Late
}
