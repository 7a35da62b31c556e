export interface Names {
  readonly room: string
  /** `riskNotes` */
  readonly plural: string
  /** `riskNote` */
  readonly singular: string
  readonly spanish: Words
  readonly english: Words
}

interface Words {
  readonly many: string
  readonly one: string
}

export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
export const snake = (name: string) => kebab(name).replaceAll('-', '_')

/** `riskNotes` as people write it: `risk notes`. */
export const spaced = (name: string) => kebab(name).replaceAll('-', ' ')
export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
/** `riskNotes` -> `riskNote`, `categories` -> `category`. */
export const singularOf = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '')

export function renamed(text: string, to: Names): string {
  const replacements: readonly { readonly from: RegExp; readonly to: string }[] = [
    ...MODEL_ALONE,
    { from: /A text to start the description of a project from/g, to: capitalized(withArticle(to.english.one)) },
    { from: /a description template/g, to: withArticle(to.english.one) },
    { from: /description template/g, to: to.english.one },
    { from: /(?<=test\('[^']*)templates/g, to: to.english.many },
    {
      from: /(?<=name: )'Templates', about: '[^']*'/g,
      to: `'${capitalized(to.english.many)}', about: '${capitalized(to.english.many)}, kept by administrators.'`,
    },
    { from: /project\/templates/g, to: `${to.room}/${kebab(to.plural)}` },
    { from: /config\/template-description-project/g, to: `config/${kebab(to.plural)}` },
    { from: /schema\/project\.ts/g, to: `schema/${to.room}.ts` },
    { from: /(?<=\/)templates(?=[./])/g, to: kebab(to.plural) },
    { from: /templates_name_key/g, to: `${snake(to.plural)}_name_key` },
    { from: /(?<=pgTable\(\s*)'templates'/g, to: `'${snake(to.plural)}'` },
    { from: /templates/g, to: to.plural },
    { from: /Templates/g, to: capitalized(to.plural) },
    { from: /template/g, to: to.singular },
    { from: /Template/g, to: capitalized(to.singular) },
  ]
  return replacements.reduce((result, replacement) => result.replaceAll(replacement.from, replacement.to), text)
}

/** What only the model has. */
const MODEL_ALONE = [
  { from: /: texts to [^.]*(?=\.)/g, to: '' },
  { from: / helperText="[^"]*"/g, to: '' },
  { from: /\/\*\* Texts created from it stay\. \*\/\n/g, to: '' },
]
