import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch, focus or key; at once when somebody is logged in, unless it says "touch". */
    'client:interaction'?: boolean | 'touch'
  }
}
