import { classificationPages as en } from '@cauce/i18n/en/investor-classes.ts'
import { classificationPages as es } from '@cauce/i18n/es/investor-classes.ts'
import type { Language } from '@cauce/i18n/language.ts'
import { translatorOf, type Messages, type Translate } from '@cauce/i18n/translate.ts'
import { useLanguage } from '../../ui/words.ts'

type ClassWords = Translate<'classifications'>

// The type of a translator names the noun whole; what every page of the office says of it is in the words of the office.
const wordsOf = (classifications: typeof es | typeof en): ClassWords =>
  translatorOf<'classifications'>({ classifications } as unknown as Messages<'classifications'>)

const languages: Readonly<Record<Language, ClassWords>> = { es: wordsOf(es), en: wordsOf(en) }

/**
 * The words of the pane and of the tab about classes of investors. They come with these and not with the first load of the inbox (decision
 * front-end-performance), so that they stand in a file of their own.
 */
export const useClassWords = (): ClassWords => languages[useLanguage()]
