import type { Language } from '@cauce/contract/languages.ts'
import type { MessageGroup, Translation } from './translation.ts'

/** Texts by key; one that several keys share stands once, by its Spanish message. */
export type Texts = Readonly<Record<string, string>>

export async function loadTexts(language: Language): Promise<Texts> {
  const { default: texts } = (await import(`./further/${language}.json`, { with: { type: 'json' } })) as {
    default: Texts
  }
  return texts
}

/** The messages of `group` in the words of `texts`; what these lack stays as it is. */
export function withTexts<Group extends MessageGroup>(group: Group, texts: Texts, prefix = ''): Translation<Group> {
  const worded = ([key, message]: [string, string | MessageGroup]) => {
    const path = prefix + key
    return [
      key,
      typeof message === 'string' ? (textAt(path, message, texts) ?? message) : withTexts(message, texts, `${path}.`),
    ]
  }
  return Object.fromEntries(Object.entries(group).map(worded)) as Translation<Group>
}

export const textAt = (path: string, spanish: string, texts: Texts): string | undefined => texts[path] ?? texts[spanish]
