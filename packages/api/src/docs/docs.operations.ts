import { ACTORS, allEndpoints, errors, isErrorCode, scopeOf } from '@cauce/contract'
import {
  nameOfReference,
  type ApiDocument,
  type Content,
  type Parameter,
  type PlacedOperation,
} from './docs.document.ts'
import { schemaHtml, typeHtml } from './docs.schemas.ts'
import { html, nothing, prose, tableHtml, words, type Html } from './html.ts'

export const operationAnchor = (operationId: string): string => operationId

const endpointsByOperation = new Map(allEndpoints.map((endpoint) => [endpoint.operation, endpoint]))

/** All that is to know of one call. */
export function operationHtml(operation: PlacedOperation, document: ApiDocument): Html {
  const { operationId, method, path, summary, description } = operation
  const anchor = operationAnchor(operationId)
  return html`<article id="${anchor}">
    <h3>
      <a href="#${anchor}"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></a>
    </h3>
    <p class="summary">${summary}. <code class="quiet">${operationId}</code></p>
    ${aboutHtml(description ?? '')} ${grantsHtml(operationId)} ${parametersHtml(operation, document)}
    ${bodyHtml(operation, document)} ${answersHtml(operation)}
  </article>`
}

/** The grants stand in a table of their own. */
function aboutHtml(description: string): Html {
  return prose(
    description
      .split('\n\n')
      .filter((paragraph) => !paragraph.startsWith('Permission `'))
      .join('\n\n'),
  )
}

function grantsHtml(operationId: string): Html {
  const { permission } = endpointsByOperation.get(operationId)!
  const heads = ACTORS.map((actor) => html`<th scope="col">${actor}</th>`)
  const cells = ACTORS.map((actor) => html`<td>${scopeOf(permission, actor) ?? '–'}</td>`)
  return html`<table class="grants">
    <caption>
      Who may: permission
      <code>${permission}</code>
    </caption>
    <thead>
      <tr>
        ${heads}
      </tr>
    </thead>
    <tbody>
      <tr>
        ${cells}
      </tr>
    </tbody>
  </table>`
}

function parametersHtml({ parameters }: PlacedOperation, document: ApiDocument): Html {
  if (parameters.length === 0) return nothing
  const resolved = parameters.map((parameter): Parameter =>
    parameter.$ref === undefined ? parameter : document.components.parameters[nameOfReference(parameter.$ref)]!,
  )
  const rows = resolved.map(
    ({ name, in: place, required, schema, description = '' }) =>
      html`<tr>
        <th scope="row"><code>${name}</code>${required ? html` <span class="required">required</span>` : nothing}</th>
        <td>${place}</td>
        <td>${typeHtml(schema)}</td>
        <td>${words(description)}</td>
      </tr>`,
  )
  return html`<h4>Parameters</h4>
    ${tableHtml(['Name', 'In', 'Type', 'About'], rows)}`
}

/** What is sent stands here in full; what is answered is one link away. */
function bodyHtml({ requestBody }: PlacedOperation, document: ApiDocument): Html {
  if (!requestBody) return nothing
  return html`<h4>Body</h4>
    ${Object.entries(requestBody.content).map(([type, content]) => contentHtml(type, inFull(content, document)))}`
}

function inFull(content: Content, { components }: ApiDocument): Content {
  const { $ref } = content.schema
  return $ref === undefined ? content : { ...content, schema: components.schemas[nameOfReference($ref)]! }
}

function contentHtml(type: string, { schema, example }: Content): Html {
  return html`<p><code class="quiet">${type}</code></p>
    ${schemaHtml(schema)}
    ${example === undefined ? nothing : html`<pre><code>${JSON.stringify(example, null, 2)}</code></pre>`}`
}

const isSuccess = (status: string) => status.startsWith('2')

function answersHtml({ responses }: PlacedOperation): Html {
  const successes = Object.entries(responses).filter(([status]) => isSuccess(status))
  const answers = successes.map(([status, { description = '', content = {} }]) => {
    const contents = Object.entries(content).map(([type, one]) => contentHtml(type, one))
    return html`<h4>Answer ${status}</h4>
      ${prose(description)} ${contents}`
  })
  return html`${answers}
    <h4>Refusals</h4>
    <p>${codesOf(responses).map((code) => html`<a class="code" href="#error-${code}">${code}</a>`)}</p>`
}

/** The codes of all refusals; the shared ones (429, 500) are named by what they refer to. */
function codesOf(responses: PlacedOperation['responses']): string[] {
  const told = Object.values(responses).flatMap(
    ({ description = '' }) => description.match(/(?<=`)[a-z-]+(?=`)/g) ?? [],
  )
  return [...told.filter(isErrorCode), 'too-many-requests', 'unexpected'].filter((code) => code in errors)
}
