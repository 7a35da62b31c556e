import type { Language } from '@cauce/contract'
import { translatorOf, type Messages, type Noun, type Translate } from '@cauce/i18n/translate.ts'
import { createContext, useContext, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'

export interface IslandProps<Nouns extends Noun = Noun> {
  readonly language: Language
  readonly messages: Messages<Nouns>
}

const UI_NOUNS = ['forms', 'errors', 'errorWords'] as const
type UiNoun = (typeof UI_NOUNS)[number]

interface IslandWords {
  readonly language: Language
  readonly t: Translate
}
const Words = createContext<IslandWords | null>(null)

export function defineIsland<Nouns extends Noun, Props extends object = object>(
  nouns: readonly Nouns[],
  Content: (props: Props) => ReactNode,
) {
  function Island(props: IslandProps<Nouns | UiNoun> & Props) {
    const { language, messages } = props
    const words = useMemo(() => ({ language, t: translatorOf(messages) as unknown as Translate }), [language, messages])
    const mark = useRef<HTMLTemplateElement>(null)
    // `client:interaction` replays recorded events after this one.
    useEffect(() => {
      mark.current?.closest('astro-island')?.dispatchEvent(new Event('island:ready'))
    }, [])
    return (
      <Words value={words}>
        <Content {...props} />
        <template ref={mark} />
      </Words>
    )
  }
  return Object.assign(Island, { nouns: [...UI_NOUNS, ...nouns] as readonly (Nouns | UiNoun)[] })
}

function useWords(): IslandWords {
  const words = useContext(Words)
  if (!words) throw new Error('This component must be rendered inside an island (defineIsland).')
  return words
}

/** Name the nouns, so that a key of another noun does not compile. */
export const useTranslate = <Nouns extends Noun = UiNoun>(): Translate<Nouns> =>
  useWords().t as unknown as Translate<Nouns>
export const useLanguage = (): Language => useWords().language

const subscribeToNothing = () => () => {}

/** A value that only the browser knows, such as session storage; `onServer` until hydration. */
export const useBrowserValue = <Value,>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => onServer)

export const useIsHydrated = (): boolean => useBrowserValue(() => true, false)
