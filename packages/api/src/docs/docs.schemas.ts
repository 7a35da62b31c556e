import { nameOfReference, type JsonSchema } from './docs.document.ts'
import { html, nothing, tableHtml, words, type Html } from './html.ts'

export const schemaAnchor = (name: string): string => `schema-${name}`

/** What a value may be, in words, with links to the components that it names. */
export function typeHtml(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) {
    const name = nameOfReference(schema.$ref)
    return html`<a href="#${schemaAnchor(name)}">${name}</a>`
  }
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum)
    return html`one of
    ${joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ', ',
    )}`
  const options = schema.anyOf ?? schema.oneOf
  if (options) return joined(options.map(typeHtml), ' or ')
  if (schema.items) return html`list of ${typeHtml(schema.items)}${boundsHtml(schema)}`
  if ('contentMediaType' in schema) return html`file`
  if (schema.type === undefined) return html`any value`
  return html`${[schema.type].flat().join(' or ')}${boundsHtml(schema)}`
}

function joined(pieces: readonly Html[], separator: string): Html {
  return pieces.reduce((all, piece, index) => (index === 0 ? piece : html`${all}${separator}${piece}`), nothing)
}

const BOUNDS: Readonly<Record<string, (value: unknown) => string>> = {
  format: (value) => `${String(value)}`,
  minimum: (value) => `at least ${String(value)}`,
  exclusiveMinimum: (value) => `above ${String(value)}`,
  maximum: (value) => `at most ${String(value)}`,
  exclusiveMaximum: (value) => `below ${String(value)}`,
  minLength: (value) => (value === 1 ? 'not empty' : `${String(value)} characters or more`),
  maxLength: (value) => `at most ${String(value)} characters`,
  minItems: (value) => `${String(value)} or more`,
  maxItems: (value) => `at most ${String(value)}`,
}

function boundsHtml(schema: JsonSchema): Html {
  const bounds = Object.entries(BOUNDS).flatMap(([keyword, tell]) => (keyword in schema ? [tell(schema[keyword])] : []))
  const pattern = schema['pattern'] === undefined ? nothing : html`, <code>${String(schema['pattern'])}</code>`
  return bounds.length > 0 ? html`, ${bounds.join(', ')}${pattern}` : pattern
}

/** The fields of an object, or of each kind of object that it may be; of anything else, what it may be. */
export function schemaHtml(schema: JsonSchema): Html {
  const kinds = schema.oneOf ?? schema.anyOf
  if (kinds?.every(({ properties }) => properties)) return html`${kinds.map(fieldsHtml)}`
  return schema.properties ? fieldsHtml(schema) : html`<p>${typeHtml(schema)}</p>`
}

function fieldsHtml({ properties = {}, required = [] }: JsonSchema): Html {
  const rows = Object.entries(properties).map(([name, field]) => fieldHtml(name, field, required.includes(name)))
  return tableHtml(['Field', 'Type', 'About'], rows)
}

function fieldHtml(name: string, field: JsonSchema, isRequired: boolean): Html {
  const inner = field.items?.properties ? field.items : field
  const nested = inner.properties ? fieldsHtml(inner) : nothing
  const type = inner.properties ? html`${field.items ? 'list of objects' : 'object'}` : typeHtml(field)
  return html`<tr>
    <th scope="row"><code>${name}</code>${isRequired ? html` <span class="required">required</span>` : nothing}</th>
    <td>${type}</td>
    <td>${words(field.description ?? '')}${nested}</td>
  </tr>`
}
