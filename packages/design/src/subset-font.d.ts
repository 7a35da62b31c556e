/** Types of the part of `subset-font` that we use; the package has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2'
      /** One value, or the part of the axis that remains. */
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
      /** OpenType features to keep; all others are removed with their letters. */
      readonly keepFeatures: readonly string[]
      readonly noHinting: boolean
    },
  ): Promise<Buffer>
}
