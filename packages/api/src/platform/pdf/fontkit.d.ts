/** The package ships no types. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): PDFKit.OpenFont
}

declare namespace PDFKit {
  interface OpenFont {
    layout(text: string): object
    _glyphs: Record<number, object>
  }
}

/** Missing in pdfkit's types. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: OpenFont): this
  }
}
