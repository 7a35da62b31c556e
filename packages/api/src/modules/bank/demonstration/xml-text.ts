const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text in XML; what XML cannot carry becomes a space. */
const escaped = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, ' ').replaceAll(/[&<>"]/g, (mark) => MARKS[mark]!)

/** An element with what is in it, or nothing if that is nothing: ISO 20022 has no empty elements. */
export const element = (name: string, content: string): string => (content ? `<${name}>${content}</${name}>` : '')

/** An element with a text, or nothing if there is none. */
export const leaf = (name: string, text: string | undefined): string => element(name, escaped(text ?? ''))
