import { writeFileSync } from 'node:fs'
import { cutFaces } from './faces.server.ts'

/* Writes the faces that the pages send into the folder `faces`. They are committed, so that a build needs no tool for fonts. */
for (const { file, bytes } of await cutFaces()) writeFileSync(new URL(file, import.meta.url), bytes)
