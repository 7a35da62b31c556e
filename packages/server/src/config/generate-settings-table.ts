import { readFileSync, writeFileSync } from 'node:fs'
import { fileSettingOf, metaOf, secretSettings, type SettingName, Settings } from './settings.ts'

export function renderSettingsTable(): string {
  const names = Object.keys(Settings.shape) as SettingName[]
  const secrets = new Set(secretSettings())
  const namesOf = (name: SettingName) => (secrets.has(name) ? `\`${name}\`, \`${fileSettingOf(name)}\`` : `\`${name}\``)
  const rows = names.map((name) => `| ${namesOf(name)} | ${defaultOf(name)} | ${metaOf(name).description} |`)
  return ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

function defaultOf(name: SettingName): string {
  const { defaultText } = metaOf(name)
  if (defaultText !== undefined) return defaultText
  const value = Settings.shape[name].safeParse(undefined)
  return value.data === undefined ? 'none' : `\`${String(value.data)}\``
}

if (import.meta.main) {
  const readme = new URL('../../../../README.md', import.meta.url)
  const table = /^\| Setting +\| Default +\| Meaning +\|\n(?:\|.*\n)*/m
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(table, () => `${renderSettingsTable()}\n`),
  )
}
