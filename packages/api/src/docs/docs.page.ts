import { createHash } from 'node:crypto'
import { errorCodes, errors } from '@cauce/contract'
import { errorMessage, translator } from '@cauce/i18n'
import { operationsOf, readDocument, type ApiDocument, type PlacedOperation } from './docs.document.ts'
import { operationAnchor, operationHtml } from './docs.operations.ts'
import { schemaAnchor, schemaHtml } from './docs.schemas.ts'
import { style } from './docs.style.ts'
import { Html, html, nothing, prose, tableHtml, words } from './html.ts'
import { SPECIFICATION_GROUPS, specificationCalls } from './specification-calls.ts'

/** Nothing but the style of the page itself may load, which is named by its hash. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** To the byte what its hash covers. */
const styleElement = new Html(`<style>${style}</style>`)

/** The reference as one page: readable without scripts, searched by the browser, every part with an address of its own. */
export function docsPage(document: ApiDocument = readDocument()): string {
  const { info, tags } = document
  const operations = operationsOf(document)
  const of = (tag: string) => operations.filter((operation) => operation.tags.includes(tag))
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}: API ${info.version}</title>
        ${styleElement}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <nav aria-label="Contents">${wholeHtml} ${tags.map(({ name }) => menuHtml(name, of(name)))}</nav>
        <main id="content">
          <header>
            <h1>${info.title}: API ${info.version}</h1>
            ${prose(info.description)}
            <p>
              This page is in English; the words of refusals stand in both languages.
              <span lang="es">Esta página está en inglés; los mensajes de rechazo están en los dos idiomas.</span>
            </p>
            <p>The same as a document for programs (OpenAPI 3.1): <a href="/v1/openapi.json">/v1/openapi.json</a>.</p>
          </header>
          ${tags.map(({ name, description }) => tagHtml(name, description, of(name), document))} ${specificationHtml()}
          ${refusalsHtml()} ${schemasHtml(document)}
        </main>
      </body>
    </html> `
  return page.markup
}

/** What is about all calls. */
const wholeHtml = html`<ul>
  <li><a href="#specification">The calls of the specification</a></li>
  <li><a href="#refusals">Refusals</a></li>
  <li><a href="#schemas">Schemas</a></li>
</ul>`

const tagAnchor = (tag: string) => `tag-${tag.toLowerCase().replaceAll(' ', '-')}`

function menuHtml(tag: string, operations: readonly PlacedOperation[]): Html {
  const entries = operations.map(
    ({ operationId, summary }) => html`<li><a href="#${operationAnchor(operationId)}">${summary}</a></li>`,
  )
  return html`<details>
    <summary>${tag}</summary>
    <ul>
      <li><a href="#${tagAnchor(tag)}">About</a></li>
      ${entries}
    </ul>
  </details>`
}

function tagHtml(tag: string, about: string, operations: readonly PlacedOperation[], document: ApiDocument): Html {
  return html`<section id="${tagAnchor(tag)}">
    <h2>${tag}</h2>
    ${prose(about)} ${operations.map((operation) => operationHtml(operation, document))}
  </section>`
}

/** Which endpoint serves each call of the specification, and which test makes it. */
function specificationHtml(): Html {
  const groups = SPECIFICATION_GROUPS.map((group) => {
    const rows = specificationCalls
      .filter((call) => call.group === group)
      .map(({ call, takes, operation, test }) => {
        const given = takes.length === 0 ? nothing : html` <span class="quiet">(${takes.join(', ')})</span>`
        return html`<tr>
          <th scope="row"><code>${call}</code>${given}</th>
          <td><a href="#${operationAnchor(operation)}">${operation}</a></td>
          <td><code class="quiet">${test}</code></td>
        </tr>`
      })
    const head = html`<tr class="group">
      <th scope="rowgroup" colspan="3">${group}</th>
    </tr>`
    return [head, ...rows]
  })
  return html`<section id="specification">
    <h2>The calls of the specification</h2>
    <p>
      All ${specificationCalls.length} calls that section 7 of the specification names, each with the operation that
      serves it and the test that makes it on a real database.
    </p>
    ${tableHtml(['Call', 'Operation', 'Test'], ...groups)}
  </section>`
}

/** The catalogue with its words in both languages. */
function refusalsHtml(): Html {
  const [es, en] = [translator('es'), translator('en')]
  const rows = errorCodes.map((code) => {
    const params = Object.fromEntries(paramsOf(code).map((name) => [name, `{${name}}`]))
    const refusal = { code, params }
    return html`<tr id="error-${code}">
      <th scope="row"><code>${code}</code></th>
      <td>${errors[code].status}</td>
      <td lang="en">${errorMessage(en, refusal)}</td>
      <td lang="es">${errorMessage(es, refusal)}</td>
    </tr>`
  })
  return html`<section id="refusals">
    <h2>Refusals</h2>
    ${prose('In their order of precedence: when several apply, the one that stands first is told. What stands in braces is in `params`.')}
    ${tableHtml(['Code', 'Status', 'English', 'Spanish'], rows)}
  </section>`
}

const paramsOf = (code: keyof typeof errors): readonly string[] => {
  const definition: { readonly status: number; readonly params?: readonly string[] } = errors[code]
  return definition.params ?? []
}

function schemasHtml({ components }: ApiDocument): Html {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<article id="${schemaAnchor(name)}">
        <h3><a href="#${schemaAnchor(name)}">${name}</a></h3>
        <p>${words(schema.description ?? '')}</p>
        ${schemaHtml(schema)}
      </article>`,
  )
  return html`<section id="schemas">
    <h2>Schemas</h2>
    ${schemas}
  </section>`
}
