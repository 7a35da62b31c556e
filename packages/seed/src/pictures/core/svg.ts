/** Attributes beyond the usual ones. */
export type Extra = Readonly<Record<string, string | number | undefined>>

/** A number with at most two decimals, as short as SVG allows. */
export function number(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return Object.is(rounded, -0) ? '0' : String(rounded).replace(/^(-?)0\./, '$1.')
}

/** Path data: d`M${x} ${y}h${width}` writes its numbers short. */
export function d(words: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return words.reduce((data, word, index) => {
    const value = values[index]
    return data + word + (value === undefined ? '' : typeof value === 'number' ? number(value) : value)
  }, '')
}

export function attributes(extra: Extra): string {
  return Object.entries(extra)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? number(value) : value}"`)
    .join('')
}
