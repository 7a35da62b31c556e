/** Elements of a mark with their own attributes. What runs, loads or refers to anything is not among them. */
const SHAPES: Readonly<Record<string, string>> = {
  svg: 'viewBox',
  g: '',
  path: 'd',
  rect: 'x y width height rx ry',
  circle: 'cx cy r',
  ellipse: 'cx cy rx ry',
  line: 'x1 y1 x2 y2',
  polyline: 'points',
  polygon: 'points',
}
const PAINT =
  'fill stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit fill-rule clip-rule opacity fill-opacity stroke-opacity transform'
/** Left out: they change nothing that is seen. */
const UNSEEN = /^(?:id|class|xmlns(?::\w+)?|xml:space|version|role|aria-[\w-]+|data-[\w-]+|focusable|width|height|x|y)$/
/** No addresses, no entities, no functions but those of `transform` and of colours. */
const VALUE = /^(?!.*url)[\w\s.,#()%+-]*$/i
const TAG = /\s*<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>\s*/gy
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** What editors write around the drawing. */
const AROUND = /<\?xml[^>]*\?>|<!--.*?-->|<(title|desc|metadata)\b[^>]*>.*?<\/\1>/gs
const MAXIMUM_DEPTH = 8

/** Characters, as typed. */
export const MAXIMUM_MARK = 12_000

/**
 * A flat SVG mark, rebuilt from an allowlist of elements and attributes, so that it is safe inline. A part in
 * `currentColor` follows the theme. Undefined where it has anything else: gradients, text, pictures, styles, scripts.
 */
export function cleanMark(svg: string): string | undefined {
  const drawing = svg.replaceAll(AROUND, '').trim()
  const open: string[] = []
  let written = ''
  for (let place = 0; place < drawing.length; place = TAG.lastIndex) {
    TAG.lastIndex = place
    const tag = TAG.exec(drawing)
    const isFirst = place === 0
    // One drawing: nothing before it, within it or after it is another one.
    if (tag === null || isFirst !== (tag[2] === 'svg' && !tag[1]) || isFirst !== (open.length === 0)) return undefined
    const kept = tag[1] ? closed(tag, open) : opened(tag, open)
    if (kept === undefined) return undefined
    written += kept
  }
  return written !== '' && open.length === 0 ? written : undefined
}

const closed = ([, , name]: RegExpExecArray, open: string[]) => (open.pop() === name ? `</${name}>` : undefined)

function opened([, , name, typed, isEmpty]: RegExpExecArray, open: string[]): string | undefined {
  const attributes = attributesOf(name!, typed!)
  if (attributes === undefined || open.length >= MAXIMUM_DEPTH) return undefined
  if (!isEmpty) open.push(name!)
  return `<${name}${attributes}${isEmpty ? '/' : ''}>`
}

function attributesOf(name: string, typed: string): string | undefined {
  const own = SHAPES[name]
  if (own === undefined) return undefined
  const known = new Set(`${own} ${PAINT}`.split(' '))
  const found = [...typed.matchAll(ATTRIBUTE)].map(([, attribute, double, single]) => ({
    attribute: attribute!,
    value: double ?? single!,
  }))
  const kept = found.filter(({ attribute }) => known.has(attribute))
  const isPlain = found.every(({ attribute, value }) =>
    known.has(attribute) ? VALUE.test(value) : UNSEEN.test(attribute),
  )
  const written = kept.map(({ attribute, value }) => ` ${attribute}="${value.replaceAll(/\s+/g, ' ').trim()}"`)
  if (!isPlain || new Set(kept.map(({ attribute }) => attribute)).size < kept.length) return undefined
  if (name !== 'svg') return written.join('')
  return kept.some(({ attribute, value }) => attribute === 'viewBox' && VIEW_BOX.test(value))
    ? ` xmlns="http://www.w3.org/2000/svg"${written.join('')}`
    : undefined
}

const VIEW_BOX = /^(-?[\d.]+[\s,]+){2}[\d.]*[1-9][\d.]*[\s,]+[\d.]*[1-9][\d.]*$/
