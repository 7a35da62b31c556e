import type { Language } from '@cauce/contract'
import { paths } from '../../http/paths.ts'

/** Switches the pages to a language as the switcher of the header does, and comes back to `back`. */
export async function chooseLanguage(language: Language, back: string): Promise<void> {
  await fetch(paths.language, { method: 'POST', body: new URLSearchParams({ language, back }), redirect: 'manual' })
  location.assign(back)
}
