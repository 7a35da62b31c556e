import { createHash } from 'node:crypto'

const tintOf = (seed: string): [number, number] => {
  const digest = createHash('sha256').update(seed).digest()
  return [digest[0]!, digest[1]!]
}

function person(seed: string, x: number, y: number, size: number): string {
  const [hue, tone] = tintOf(seed)
  const skin = `hsl(28 38% ${52 + (tone % 30)}%)`
  const cloth = `hsl(${Math.round((hue / 255) * 360)} 32% 38%)`
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M6 62c0-16 11-22 24-22s24 6 24 22z" fill="${cloth}"/>
    <ellipse cx="30" cy="24" rx="13" ry="16" fill="${skin}"/>
    <path d="M16 22c0-13 7-19 14-19s14 6 14 19c-4-8-9-9-14-9s-10 1-14 9z" fill="hsl(25 25% ${18 + (hue % 25)}%)"/>
  </g>`
}

const line = (x: number, y: number, width: number, height = 10) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#2c4a52" opacity="0.55"/>`

export function documentPicture(seed: string): string {
  const waves = Array.from({ length: 14 }, (_, index) => {
    const y = 40 + index * 26
    return `<path d="M0 ${y}q80 -26 160 0t160 0t160 0t160 0" fill="none" stroke="#9fc4c4" stroke-width="1.5"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="404" viewBox="0 0 640 404">
    <rect width="640" height="404" rx="22" fill="#e4f0ee"/>${waves}
    <rect width="640" height="54" rx="22" fill="#04626a"/><rect y="30" width="640" height="24" fill="#04626a"/>
    <rect x="36" y="84" width="190" height="236" rx="8" fill="#f9f6ef"/>${person(seed, 41, 106, 3)}
    ${line(262, 96, 210, 14)}${line(262, 132, 300)}${line(262, 164, 250)}${line(262, 208, 150)}${line(440, 208, 130)}${line(262, 252, 180)}
    <g fill="#2c4a52" opacity="0.8">${Array.from({ length: 44 }, (_, index) => `<rect x="${36 + index * 13}" y="346" width="${4 + (tintOf(seed + index)[0] % 7)}" height="14"/>`).join('')}</g>
  </svg>`
}

export function facePicture(seed: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
    <rect width="480" height="480" fill="#d9d4ca"/>${person(seed, 60, 66, 6.6)}
  </svg>`
}
