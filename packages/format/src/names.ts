/** No line break inside `S. L.` and the like. */
export const formatName = (name: string): string => name.replaceAll(/(?<=(?<!\p{L})\p{L}\.) +(?=\p{L}\.)/gu, '\u00A0')
