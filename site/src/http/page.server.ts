import type { Answer, Client } from '@cauce/client'
import { pick, type Language, type Messages, type Noun } from '@cauce/i18n'
import type { AstroGlobal } from 'astro'
import { dataOf } from './client.server.ts'

/** The header never leaves the server; pages of a session are not cached. */
export function cacheForVisitors(page: Pick<AstroGlobal, 'locals' | 'response'>, tags: readonly string[]): void {
  for (const [name, value] of Object.entries(cacheTagsFor(page.locals, tags))) page.response.headers.set(name, value)
}

export const cacheTagsFor = (
  { isVisitor }: Pick<App.Locals, 'isVisitor'>,
  tags: readonly string[],
): Readonly<Record<string, string>> => (isVisitor ? { 'x-page-cache': tags.join(',') } : {})

export const loadSettings = (client: Client): Promise<Answer<'/v1/misc/settings'>> =>
  dataOf(client.GET('/v1/misc/settings'))

export const wordsOf = <Nouns extends Noun>(
  language: Language,
  { nouns }: { readonly nouns: readonly Nouns[] },
): { readonly language: Language; readonly messages: Messages<Nouns> } => ({
  language,
  messages: pick(language, nouns),
})

const ISLAND_STYLES = /<style>astro-island[^<]*<\/style>/

/** Moves Astro's island styles into the head; Astro writes them before the first island, in the body. */
export function withStylesInHead(html: string): string {
  const styles = ISLAND_STYLES.exec(html)?.[0]
  return styles === undefined ? html : html.replace(styles, '').replace('</head>', `${styles}</head>`)
}
