import { create } from 'qrcode'

/** Modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Drawn in the browser: no service learns the secret. Cameras need black on white in both themes. */
export function QrCode({ text, description }: { text: string; description: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const size = modules.size + 2 * QUIET_ZONE
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={description}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  )
}

interface Modules {
  readonly size: number
  get(row: number, column: number): number
}

/** One rectangle per run of dark modules. */
function pathOf(modules: Modules): string {
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!modules.get(row, column)) continue
      const start = column
      while (column < size && modules.get(row, column)) column++
      path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${column - start}v1h-${column - start}z`
    }
  return path
}
