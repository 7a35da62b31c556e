import { metaOf, type SettingName, Settings } from './settings.ts'

/** The table of settings as it stands in the README. */
export function renderSettingsTable(): string {
  const names = Object.keys(Settings.shape) as SettingName[]
  const rows = names.map((name) => `| \`${name}\` | ${defaultOf(name)} | ${metaOf(name).description} |`)
  return ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

function defaultOf(name: SettingName): string {
  const { defaultText } = metaOf(name)
  if (defaultText !== undefined) return defaultText
  const value = Settings.shape[name].safeParse(undefined)
  return value.data === undefined ? 'none' : `\`${String(value.data)}\``
}
