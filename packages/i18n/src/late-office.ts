type Groups = Readonly<Record<string, object>>

/** The messages of the first load of the back office together with those that come later: the menu has the titles of nouns at once (decision 197). */
export function wholeOffice<Office extends Groups, Late extends Groups>(office: Office, late: Late): Office & Late {
  const nouns = Object.entries(late).map(([noun, words]) => [noun, { ...office[noun], ...words }])
  return { ...office, ...Object.fromEntries(nouns) } as Office & Late
}
