import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { placeSettingsTable } from './settings-table.ts'

/** Writes the table of settings into the README; a test compares it with what the settings say now. */
const readme = new URL('../../../../README.md', import.meta.url)
if (existsSync(readme)) writeFileSync(readme, placeSettingsTable(readFileSync(readme, 'utf8')))
