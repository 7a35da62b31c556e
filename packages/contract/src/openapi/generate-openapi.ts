import { writeFileSync } from 'node:fs'
import { openapiDocument } from './document.ts'

/** Writes the committed OpenAPI document; a test fails when the file is out of date. */
writeFileSync(new URL('../../openapi.json', import.meta.url), `${JSON.stringify(openapiDocument(), null, 2)}\n`)
