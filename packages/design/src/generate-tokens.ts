import { writeFileSync } from 'node:fs'
import { renderTokensCss } from './render-tokens.ts'

/* Writes tokens.css beside this file. It is committed, so that a style sheet can be read without a build step. */
writeFileSync(new URL('./tokens.css', import.meta.url), renderTokensCss())
