import { writeFileSync } from 'node:fs'
import { openapiDocument } from './document.ts'

/** Writes the committed OpenAPI document; a test compares it with what the contract says now. */
writeFileSync(new URL('../../openapi.json', import.meta.url), `${JSON.stringify(openapiDocument(), null, 2)}\n`)
