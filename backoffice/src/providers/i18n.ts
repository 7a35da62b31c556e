import { COOKIES } from '@cauce/contract/pages.ts'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { languageName } from '@cauce/contract/languages.ts'
import { loadTexts, withTexts } from '@cauce/i18n/further.ts'
import { FALLBACK_LANGUAGE, isOffered, offeredLanguages, type Language } from '@cauce/i18n/language.ts'
import type { OfficeMessages as Messages, Translate } from '@cauce/i18n/office.ts'
import { interpolate } from '@cauce/i18n/interpolate.ts'
import { translatorOf } from '@cauce/i18n/translate.ts'
import { NOUNS, type Noun } from './nouns.ts'

/** The messages of one language are loaded at the start, those of the other at a switch. */
const spanish = (): Promise<Messages> => import('@cauce/i18n/es/office.ts')
const loaders: Partial<Record<Language, () => Promise<Messages>>> = {
  es: spanish,
  en: () => import('@cauce/i18n/en/office.ts'),
}
const loadFurther = async (language: Language) => withTexts(...(await Promise.all([spanish(), loadTexts(language)])))
const loaded = new Map<Language, Messages>()

async function load(language: Language): Promise<Messages> {
  const messages = withImpliedFields(await (loaders[language]?.() ?? loadFurther(language)))
  loaded.set(language, messages)
  return messages
}

/** `userId` is called as `userName`, `proposedBy` as `proposedByName`, and every last change alike. */
export function withImpliedFields(messages: Messages): Messages {
  const named = ([noun, group]: [string, object]) => {
    if (!('fields' in group)) return [noun, group]
    const fields = Object.entries(group.fields as Record<string, string>)
    const implied = fields.flatMap(([field, name]) =>
      field.endsWith('Name') ? ['', 'Id'].map((end) => [field.replace(/Name$/, end), name]) : [],
    )
    return [
      noun,
      {
        ...group,
        fields: { updatedAt: messages.backoffice.list.updatedAt, ...Object.fromEntries([...implied, ...fields]) },
      },
    ]
  }
  return Object.fromEntries(Object.entries(messages).map(named)) as unknown as Messages
}

/** The language of the cookie that the site shares, else the browser's first of ours, else Spanish (handbook rule 11.2). */
export function presentLanguage(cookie = document.cookie, wanted: readonly string[] = navigator.languages): Language {
  const chosen = new RegExp(`(?:^|; )${COOKIES.language}=([^;]*)`).exec(cookie)?.[1]
  if (isOffered(chosen)) return chosen
  return wanted.map((tag) => tag.split('-')[0]).find(isOffered) ?? FALLBACK_LANGUAGE
}

const ONE_YEAR_SECONDS = 31_536_000

function remember(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIES.language}=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`
  document.documentElement.lang = language
}

export async function createI18nProvider(): Promise<I18nProvider> {
  const initial = presentLanguage()
  let isStarted = false
  const messages = phrasesOf(await load(initial))
  document.documentElement.lang = initial
  const provider = polyglotI18nProvider(
    // The first answer must be there at once.
    (locale) => (isStarted ? load(locale as Language).then(phrasesOf) : messages),
    initial,
    offeredLanguages().map((locale) => ({ locale, name: languageName(locale) })),
    // Notices come to react-admin in words: without this it reports each of them as a missing key.
    { allowMissing: true },
  )
  isStarted = true
  return {
    ...provider,
    // Polyglot finds the message; ours writes 1.234 and chooses the plural, as on the site.
    translate: (key, options) => interpolate(provider.translate(key, { _: options?._ }), options),
    changeLocale: async (locale) => {
      await provider.changeLocale(locale)
      if (isOffered(locale)) remember(locale)
    },
  }
}

function phrasesOf(messages: Messages): TranslationMessages {
  const resources = Object.fromEntries(NOUNS.map((noun) => [noun, labelsOf(messages, noun)]))
  return { ...messages, ra: messages.reactAdmin, resources }
}

function labelsOf(messages: Messages, noun: Noun) {
  const {
    one,
    title,
    fields = {},
    proposed,
    created = proposed,
  } = (messages as Partial<Record<Noun, Named>>)[noun] ?? {}
  return {
    name: `${one ?? ''} |||| ${title ?? ''}`,
    fields,
    ...(created !== undefined && { notifications: { created } }),
  }
}

interface Named {
  readonly one?: string
  readonly title?: string
  readonly fields?: Readonly<Record<string, string>>
  /** What is said once a record is created, or proposed. */
  readonly created?: string
  readonly proposed?: string
}

// It translates whatever it is given; its type names the nouns whole, of which the back office has a part (decision front-end-performance).
const officeTranslatorOf = (messages: Messages) => translatorOf(messages as never) as unknown as Translate

/** The translator of the present language, for code outside of React. */
export const presentTranslator = (): Translate => officeTranslatorOf(loaded.get(presentLanguage()) ?? ({} as Messages))

/** The translator of any language, for words that a customer reads. */
export const translatorIn = async (language: Language): Promise<Translate> =>
  officeTranslatorOf(loaded.get(language) ?? (await load(language)))
