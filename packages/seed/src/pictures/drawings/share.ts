import { BRAND, colors, LOGO, oklchToHex } from '@cauce/design'
import { lettering } from '@cauce/design/lettering.server.ts'
import { d } from '../core/svg.ts'
import { drawStreet, STREET } from './street.ts'

/** What other sites show beside a link to a page without a picture of its own: name and mark above the street. In pixels. */
const SHARE = { width: 1200, height: 630, margin: 72 } as const

export function drawShare(): string {
  const tone = (name: keyof typeof colors) => oklchToHex(colors[name].light)
  const { path } = lettering(BRAND, 'display', 110)
  const street = drawStreet('day').replace(/<svg[^>]*>|<\/svg>/g, '')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE.width} ${SHARE.height}">`,
    d`<path fill="${tone('paper')}" d="M0 0h${SHARE.width}v${SHARE.height}H0z"/>`,
    // The part of the street with the channel, its pavement a little above the lower edge.
    d`<g transform="translate(-330 ${SHARE.height - STREET.height + 6})">${street}</g>`,
    d`<g transform="translate(${SHARE.margin} 78) scale(4)"><path d="${LOGO.water}" fill="${tone('river')}"/><path d="${LOGO.bed}" fill="none" stroke="${tone('ink')}" stroke-width="2"/></g>`,
    d`<path transform="translate(${SHARE.margin + 150} 152)" fill="${tone('ink')}" d="${path}"/>`,
    '</svg>',
  ].join('')
}
