import type { Language } from '@cauce/contract'
import { translatorOf, type Messages, type Noun, type Translate } from '@cauce/i18n/translate.ts'
import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'

/** What every island gets from its page: the language, and `pick(language, [...NOUNS])` of @cauce/i18n. */
export interface IslandProps<Nouns extends Noun = Noun> {
  readonly language: Language
  readonly messages: Messages<Nouns>
}

/** The nouns that the shared pieces of this folder speak with; each island picks them beside its own. */
export const UI_NOUNS = ['forms', 'errors', 'errorWords'] as const

interface IslandWords {
  readonly language: Language
  readonly t: Translate
}
const Words = createContext<IslandWords | null>(null)

/** Stands around the content of an island and gives it its words. */
export function Island<Nouns extends Noun>({
  language,
  messages,
  children,
}: IslandProps<Nouns> & { children: ReactNode }) {
  const words = useMemo(() => ({ language, t: translatorOf(messages) as unknown as Translate }), [language, messages])
  // `client:interaction` waits for this before it repeats what was done meanwhile.
  const mark = useRef<HTMLTemplateElement>(null)
  useEffect(() => {
    mark.current?.closest('astro-island')?.dispatchEvent(new Event('island:ready'))
  }, [])
  return (
    <Words value={words}>
      {children}
      <template ref={mark} />
    </Words>
  )
}

function useWords(): IslandWords {
  const words = useContext(Words)
  if (!words) throw new Error('This component must stand inside <Island>.')
  return words
}

/** The translator over the nouns that the page picked; name them, so that a key of another does not compile. */
export const useTranslate = <Nouns extends Noun = (typeof UI_NOUNS)[number]>(): Translate<Nouns> =>
  useWords().t as unknown as Translate<Nouns>
export const useLanguage = (): Language => useWords().language
