/** The part that we use of a package without types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      /** One value, or the part of the axis that remains. */
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
      /** OpenType features; those that are not named go with the letters that they alone need. */
      readonly keepFeatures: readonly string[]
      readonly noHinting: boolean
    },
  ): Promise<Buffer>
}
