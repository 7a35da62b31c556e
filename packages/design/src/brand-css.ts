import type { HeadingFace } from '@cauce/contract/brand.ts'
import { propertyOf } from './custom-properties.ts'
import { deriveColors } from './derive-colors.ts'

/** Outside of the layers of `tokens.css`, so that it wins wherever it is loaded. */
export function brandCss({ color, headings }: { color: string | null; headings: HeadingFace }): string {
  const properties = color === null ? [] : Object.entries(deriveColors(color)).map(([name, of]) => propertyOf(name, of))
  if (headings === 'hanken-grotesk') properties.push('--font-display: var(--font-text);', '--weight-display: 620;')
  return `:root {\n${properties.map((line) => `  ${line}\n`).join('')}}\n`
}
