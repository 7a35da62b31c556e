import { downloadBlob } from './download.ts'

/** What a drawing takes from the style sheet, which a picture does not have. */
const DRAWN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-family',
] as const

const SCALE = 2
const PADDING = 16
const LINE = 24

interface Picture {
  /** The element around the drawing. */
  readonly chart: HTMLElement
  readonly title: string
  readonly legend: readonly { readonly label: string; readonly color: string }[]
}

/** Saves a drawing as a PNG, with its title and what its colours mean, in the colours that are on the screen. */
export async function downloadPicture(picture: Picture): Promise<void> {
  const canvas = await drawn(picture)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob) downloadBlob(`${picture.title}.png`, blob)
}

async function drawn({ chart, title, legend }: Picture): Promise<HTMLCanvasElement> {
  const svg = chart.querySelector<SVGSVGElement>('.recharts-wrapper > svg')
  if (!svg) throw new Error('There is no drawing to take a picture of')
  const { width, height } = svg.getBoundingClientRect()
  const image = await imageOf(svg, width, height)
  const top = PADDING + LINE + (legend.length > 1 ? LINE : 0)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * PADDING) * SCALE
  canvas.height = (top + height + PADDING) * SCALE
  const pen = canvas.getContext('2d')!
  const colorOf = resolver(chart)
  pen.scale(SCALE, SCALE)
  pen.fillStyle = colorOf('var(--surface)')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const { fontFamily } = getComputedStyle(chart)
  pen.textBaseline = 'middle'
  write(title, PADDING, PADDING + LINE / 2, `600 16px ${fontFamily}`)
  if (legend.length > 1) writeLegend()
  pen.drawImage(image, PADDING, top, width, height)
  return canvas

  function write(text: string, x: number, y: number, font: string): number {
    pen.font = font
    pen.fillStyle = colorOf('var(--ink)')
    pen.fillText(text, x, y)
    return pen.measureText(text).width
  }
  function writeLegend(): void {
    let x = PADDING
    const y = PADDING + LINE * 1.5
    for (const { label, color } of legend) {
      pen.fillStyle = colorOf(color)
      pen.fillRect(x, y - 5, 10, 10)
      x += 16 + write(label, x + 16, y, `13px ${fontFamily}`) + 24
    }
  }
}

/** The colour that a custom property has where the drawing is. */
function resolver(place: HTMLElement) {
  return (color: string): string => {
    const probe = document.createElement('span')
    probe.style.color = color
    place.append(probe)
    const resolved = getComputedStyle(probe).color
    probe.remove()
    return resolved
  }
}

async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  for (const [index, original] of [...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(original)
    for (const name of DRAWN) copies[index]!.style.setProperty(name, style.getPropertyValue(name))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}
