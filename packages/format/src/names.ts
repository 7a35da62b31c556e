/** A name as it is shown: letters that belong together, such as those of `S. L.`, stay on one line. */
export const formatName = (name: string): string => name.replaceAll(/(?<=(?<!\p{L})\p{L}\.) +(?=\p{L}\.)/gu, '\u00A0')
