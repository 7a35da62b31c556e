/** The package ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2'
      /** One value, or a sub-range of the axis. */
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
      readonly keepFeatures: readonly string[]
      readonly noHinting: boolean
    },
  ): Promise<Buffer>
}
