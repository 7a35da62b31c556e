import { type ErrorCode, errorCodes, errors } from '@cauce/contract'
import { errorMessage, translator } from '@cauce/i18n'

export const style = `
:root { color-scheme: light }
body { margin: 0; background: #f9f6ef; color: #13262d; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 72rem; margin: auto; padding: 2rem 1rem 4rem }
main a, .swagger-ui div.info a { color: #04626a }
main table { border-collapse: collapse; width: 100%; font-size: .875rem }
main th, main td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #dad4c9; font-weight: 400; overflow-wrap: break-word }
main thead th { font-weight: 600 }
main th:target { background: #dcecee }
`

/** In order of precedence, in both languages. */
export function refusalsPage(): string {
  const [es, en] = [translator('es'), translator('en')]
  const rows = errorCodes.map((code) => {
    const refusal = { code, params: Object.fromEntries(paramsOf(code).map((name) => [name, `{${name}}`])) }
    return [
      { text: code, id: `error-${code}` },
      { text: String(errors[code].status) },
      { text: errorMessage(en, refusal), lang: 'en' },
      { text: errorMessage(es, refusal), lang: 'es' },
    ]
  })
  return tablePage({
    title: 'Refusals',
    introduction:
      'In order of precedence: when several apply, the first one is the answer. The names in braces are in “params”.',
    heads: ['Code', 'Status', 'English', 'Spanish'],
    rows,
  })
}

const paramsOf = (code: ErrorCode): readonly string[] => {
  const definition: { readonly status: number; readonly params?: readonly string[] } = errors[code]
  return definition.params ?? []
}

interface Cell {
  readonly text: string
  readonly id?: string
  readonly href?: string
  readonly lang?: string
}

interface TablePage {
  readonly title: string
  readonly introduction: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** No script; every text is escaped. */
export function tablePage({ title, introduction, heads, rows }: TablePage): string {
  const headHtml = heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')
  const rowsHtml = rows.map((cells) => `<tr>${cells.map(cellHtml).join('')}</tr>`).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/v1/docs/static/theme/platform.css">
</head>
<body>
<main>
<p><a href="/v1/docs">Reference of the API</a></p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(introduction)}</p>
<table>
<thead><tr>${headHtml}</tr></thead>
<tbody>
${rowsHtml}
</tbody>
</table>
</main>
</body>
</html>
`
}

function cellHtml({ text, id, href, lang }: Cell, index: number): string {
  const content = href === undefined ? escapeHtml(text) : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
  const attributes = [id && ` id="${escapeHtml(id)}"`, lang && ` lang="${lang}"`].filter(Boolean).join('')
  return index === 0 ? `<th scope="row"${attributes}>${content}</th>` : `<td${attributes}>${content}</td>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)
