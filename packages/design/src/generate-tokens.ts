import { writeFileSync } from 'node:fs'
import { propertyOf } from './custom-properties.ts'
import { colors, motion, scales, themedValues } from './tokens.ts'

const HEADING = `/* Generated from tokens.ts by generate-tokens.ts; edit that and run \`node src/generate-tokens.ts\`.
   light-dark() follows \`color-scheme\`, which follows the system unless <html data-theme="light|dark"> says otherwise. */`

export function renderTokensCss(): string {
  const dark = Object.entries(themedValues).map(([name, value]) => `--${name}: ${value.dark};`)
  return `${HEADING}
@layer tokens, reset, base, components, pages;

@layer tokens {
  :root {
    color-scheme: light dark;

${indent([...colorProperties(), ...scaleProperties(), ...motionProperties(), ...lightProperties()], 4)}
  }

  :root[data-theme="light"] {
    color-scheme: light;
  }

  :root[data-theme="dark"] {
    color-scheme: dark;
${indent(dark, 4)}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
${indent(dark, 6)}
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
${indent(
  Object.keys(motion).map((name) => `--${name}: 0ms;`),
  6,
)}
    }
  }
}
`
}

const colorProperties = () => Object.entries(colors).map(([name, color]) => propertyOf(name, color))

function scaleProperties(): string[] {
  return Object.entries(scales).map(([name, value]) => `--${name}: ${value};`)
}

function motionProperties(): string[] {
  return Object.entries(motion).map(([name, milliseconds]) => `--${name}: ${milliseconds}ms;`)
}

function lightProperties(): string[] {
  return Object.entries(themedValues).map(([name, value]) => `--${name}: ${value.light};`)
}

function indent(lines: string[], spaces: number): string {
  return lines.map((line) => ' '.repeat(spaces) + line).join('\n')
}

// The output is committed, so that it can be read without a build.
if (import.meta.main) writeFileSync(new URL('./tokens.css', import.meta.url), renderTokensCss())
