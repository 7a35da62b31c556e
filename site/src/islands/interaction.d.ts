import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch, focus or key; at once for logged-in people, unless the value is "touch". */
    'client:interaction'?: boolean | 'touch'
  }
}
