import * as en from '@cauce/i18n/en/classifications.ts'
import * as es from '@cauce/i18n/es/classifications.ts'
import type { Language } from '@cauce/i18n/language.ts'
import { translatorOf, type Messages, type Translate } from '@cauce/i18n/translate.ts'
import { useLanguage } from '../../ui/words.ts'

type ClassWords = Translate<'classifications'>

const wordsOf = ({
  classifications,
  classificationPages,
}: Pick<typeof es | typeof en, 'classifications' | 'classificationPages'>) =>
  translatorOf<'classifications'>({
    classifications: { ...classifications, ...classificationPages },
  } as Messages<'classifications'>)

const languages: Readonly<Record<Language, ClassWords>> = { es: wordsOf(es), en: wordsOf(en) }

/** The words about classes of investors, which come with the pane and not with the first load of the inbox (decision 197). */
export const useClassWords = (): ClassWords => languages[useLanguage()]
