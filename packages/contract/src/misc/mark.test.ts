import { describe, expect, it } from 'vitest'
import { cleanMark } from './mark.ts'

const PATH = '<path d="M0 3h4.6l5.1 15z" fill="currentColor"/>'
const svg = (inside: string, of = 'viewBox="0 0 30 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${of}>${inside}</svg>`

describe('a mark', () => {
  it.each([
    ['as it is', svg(PATH), svg(PATH)],
    [
      'without what an editor wrote around it',
      `<?xml version="1.0"?>\n<!-- made by hand -->\n${svg(`<title>Ribera</title>\n<g id="a" class='b'>${PATH}</g>`, 'width="30" viewBox="0 0 30 20"')}\n`,
      svg(`<g>${PATH}</g>`),
    ],
  ])('is kept %s', (_, typed, kept) => {
    expect(cleanMark(typed)).toBe(kept)
    expect(cleanMark(kept)).toBe(kept)
  })

  it.each([
    '',
    'Ribera',
    PATH,
    svg('<script>alert(1)</script>'),
    svg('<path d="M0 0" onload="alert(1)"/>'),
    svg('<path d="M0 0" style="fill:red"/>'),
    svg('<path d="M0 0" fill="url(https://evil.example/a.svg#b)"/>'),
    svg('<path d="M0 0" fill="&#117;rl(#a)"/>'),
    svg('<image href="https://evil.example/a.png"/>'),
    svg('<use xlink:href="#a"/>'),
    svg('<foreignObject><p>Hola</p></foreignObject>'),
    svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
    svg('<style>path{fill:red}</style>'),
    svg('<text>Ribera</text>'),
    svg('<path d="M0 0"/>', 'viewBox="0 0 0 0"'),
    svg('<path d="M0 0"/>', ''),
    svg('<g><path d="M0 0"/>'),
    svg('<path d="M0 0"></g>'),
    svg(svg(PATH)),
    `${svg(PATH)}${svg(PATH)}`,
    `${svg(PATH)}<script>alert(1)</script>`,
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(PATH)}`,
    svg('<!-<!-- -->-<script>alert(1)</script>-->'),
    svg('<scr<!-- -->ipt>alert(1)</script>'),
  ])('is refused: %s', (typed) => {
    expect(cleanMark(typed)).toBeUndefined()
  })
})
