import { metaOf, type SettingName, Settings } from './settings.ts'

const BEGIN = '<!-- settings: written by npm run generate -->'
const END = '<!-- end of settings -->'

/** The README with the table between its two marks; a README without the marks stays as it is. */
export function placeSettingsTable(readme: string): string {
  const [before, ...rest] = readme.split(BEGIN)
  const [, after] = rest.join(BEGIN).split(END)
  return after === undefined ? readme : `${before}${BEGIN}\n\n${renderSettingsTable()}\n\n${END}${after}`
}

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
