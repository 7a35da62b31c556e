const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML cannot carry become spaces. */
const escaped = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, ' ').replaceAll(/[&<>"]/g, (mark) => MARKS[mark]!)

/** Empty if the content is: ISO 20022 has no empty elements. */
export const element = (name: string, content: string): string => (content ? `<${name}>${content}</${name}>` : '')

export const leaf = (name: string, text: string | undefined): string => element(name, escaped(text ?? ''))
