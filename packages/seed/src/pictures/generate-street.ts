import { writeFileSync } from 'node:fs'
import { drawStreet } from './drawings/street.ts'

/* Writes the street into the site, which may not import the seed. The files are committed; a test compares them with the drawing. */
for (const time of ['day', 'night'] as const) {
  writeFileSync(new URL(`../../../../site/src/assets/street-${time}.svg`, import.meta.url), drawStreet(time))
}
