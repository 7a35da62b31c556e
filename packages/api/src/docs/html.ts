/** Text that is markup already. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

/** A table under its heads; `bodies` are its rows, in groups. */
export function tableHtml(heads: readonly string[], ...bodies: readonly (readonly Html[])[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    ${bodies.map(
      (rows) =>
        html`<tbody>
          ${rows}
        </tbody>`,
    )}
  </table>`
}

type Value = string | number | Html | readonly Html[]

/** Markup with values in it; whatever is not markup itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + markupOf(values[index - 1]!) + part))
}

export const nothing = new Html('')

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup
  return typeof value === 'object' ? value.map(({ markup }) => markup).join('\n') : escapeHtml(String(value))
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)

/** Words of the document: paragraphs, and code between backticks. */
export function prose(text: string): Html {
  const paragraphs = text.split(/\n\n+/).map((paragraph) => html`<p>${words(paragraph)}</p>`)
  return html`${paragraphs}`
}

/** The same within a line. */
export function words(text: string): Html {
  const pieces = text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))
  return new Html(pieces.map(({ markup }) => markup).join(''))
}
