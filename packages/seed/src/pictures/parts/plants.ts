import { darken, lighten, type Hex } from '../core/color.ts'
import type { Box, Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'

/** The plants that stand around a building. Each is defined with its foot at the origin. */
export type Plant = 'broadleaf' | 'autumn' | 'cypress' | 'pine' | 'palm' | 'bare' | 'olive' | 'poplar' | 'orange'

/** Defines a plant of a height in metres. */
export function definePlant(pen: Pen, plant: Plant, height: number): string {
  switch (plant) {
    case 'broadleaf':
      return defineBroadleaf(pen, height, pen.random.pick(['#5d7f5a', '#6b8a58', '#4f7660']))
    case 'autumn':
      return defineBroadleaf(pen, height, pen.random.pick(['#c98a45', '#b96a48', '#d0a04f']))
    case 'olive':
      return defineBroadleaf(pen, height, '#8b9a7b', 0.4)
    case 'orange':
      return defineOrange(pen, height)
    case 'cypress':
      return definePillar(pen, height, 0.085, '#3f5f4b')
    case 'poplar':
      return definePillar(pen, height, 0.12, '#7d9461')
    case 'pine':
      return definePine(pen, height)
    case 'palm':
      return definePalm(pen, height)
    case 'bare':
      return defineBare(pen, height)
  }
}

/** A closed outline of round lobes, as a crown is drawn with a pen that never lifts. */
export function cloudOutline(pen: Pen, [x, y, radiusX, radiusY]: Box, lobes: number): string {
  const points = Array.from({ length: lobes }, (_, index) => {
    const angle = (index / lobes) * Math.PI * 2 + pen.random.between(-0.12, 0.12)
    const reach = pen.random.between(0.88, 1.06)
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach] as const
  })
  const lobe = (Math.PI * (radiusX + radiusY)) / lobes / 2
  return (
    points.reduce(
      (data, [px, py], index) => (index === 0 ? d`M${px} ${py}` : data + d`A${lobe} ${lobe} 0 0 1 ${px} ${py}`),
      '',
    ) + d`A${lobe} ${lobe} 0 0 1 ${points[0]![0]} ${points[0]![1]}z`
  )
}

function defineBroadleaf(pen: Pen, height: number, color: Hex, trunkShare = 0.32): string {
  const radius = height * (1 - trunkShare) * 0.5
  const middle = height - radius
  const leaf = pen.leaf(color)
  const trunk = pen.leaf('#6b5443')
  return pen.define(() => {
    pen.path(d`M${-height * 0.022} 0L${-height * 0.012} ${middle}h${height * 0.024}L${height * 0.024} 0z`, trunk)
    pen.path(cloudOutline(pen, [0, middle, radius * 0.92, radius * 0.9], pen.isFine ? 13 : 9), leaf)
    pen.path(
      cloudOutline(pen, [-radius * 0.2, middle + radius * 0.24, radius * 0.6, radius * 0.52], pen.isFine ? 9 : 7),
      lighten(leaf, pen.isDark ? 0.06 : 0.16),
    )
    if (!pen.isFine) return
    pen.line(
      d`M0 ${height * trunkShare}L${-radius * 0.34} ${middle + radius * 0.1}M0 ${height * (trunkShare + 0.06)}L${radius * 0.36} ${middle + radius * 0.2}M0 ${height * (trunkShare + 0.1)}V${middle + radius * 0.3}`,
      trunk,
      height * 0.009,
      { opacity: 0.5 },
    )
    let ticks = ''
    for (let tick = 0; tick < 14; tick++) {
      const angle = pen.random.between(0, Math.PI * 2)
      const reach = radius * pen.random.between(0.15, 0.85)
      ticks += d`M${Math.cos(angle) * reach} ${middle + Math.sin(angle) * reach}q${radius * 0.07} ${radius * 0.08} ${radius * 0.15} 0`
    }
    pen.line(ticks, darken(leaf, 0.35), height * 0.006, { opacity: 0.55 })
  })
}

function defineOrange(pen: Pen, height: number): string {
  const crown = defineBroadleaf(pen, height, '#4f7550', 0.38)
  return pen.define(() => {
    pen.use(crown, 0, 0)
    const radius = height * 0.26
    for (let fruit = 0; fruit < 9; fruit++) {
      const angle = pen.random.between(0, 6.28)
      pen.circle(
        Math.cos(angle) * radius * pen.random.next(),
        height * 0.69 + Math.sin(angle) * radius * pen.random.next(),
        height * 0.018,
        pen.leaf('#e0903f'),
      )
    }
  })
}

function definePillar(pen: Pen, height: number, slenderness: number, color: Hex): string {
  const w = height * slenderness
  const leaf = pen.leaf(color)
  return pen.define(() => {
    pen.rect([-height * 0.008, 0, height * 0.016, height * 0.09], pen.leaf('#5a4636'))
    pen.path(
      d`M0 ${height}C${w * 1.1} ${height * 0.62} ${w * 1.25} ${height * 0.2} 0 ${height * 0.05}C${-w * 1.25} ${height * 0.2} ${-w * 1.1} ${height * 0.62} 0 ${height}z`,
      leaf,
    )
    pen.path(
      d`M0 ${height}C${-w * 1.1} ${height * 0.62} ${-w * 1.25} ${height * 0.2} 0 ${height * 0.05}C${-w * 0.5} ${height * 0.3} ${-w * 0.35} ${height * 0.6} 0 ${height}z`,
      lighten(leaf, 0.16),
    )
  })
}

function definePine(pen: Pen, height: number): string {
  const leaf = pen.leaf('#4c7258')
  const light = lighten(leaf, pen.isDark ? 0.08 : 0.18)
  return pen.define(() => {
    pen.line(
      d`M0 0C${height * 0.05} ${height * 0.3} ${-height * 0.06} ${height * 0.5} 0 ${height * 0.76}M${-height * 0.012} ${height * 0.5}L${height * 0.17} ${height * 0.77}M${-height * 0.012} ${height * 0.55}L${-height * 0.18} ${height * 0.76}`,
      pen.leaf('#6a4e3c'),
      height * 0.024,
    )
    pen.path(cloudOutline(pen, [0, height * 0.84, height * 0.4, height * 0.085], pen.isFine ? 14 : 9), leaf)
    pen.path(
      cloudOutline(pen, [-height * 0.08, height * 0.89, height * 0.24, height * 0.04], pen.isFine ? 10 : 6),
      light,
    )
  })
}

function definePalm(pen: Pen, height: number): string {
  const leaf = pen.leaf('#5c7d52')
  return pen.define(() => {
    let fronds = ''
    for (let frond = 0; frond < 13; frond++) {
      const angle = -0.45 + frond * 0.34
      const reach = height * pen.random.between(0.2, 0.26)
      fronds += d`M${height * 0.03} ${height * 0.83}q${Math.cos(angle) * reach * 0.6} ${Math.sin(angle) * reach + height * 0.05} ${Math.cos(angle) * reach} ${Math.sin(angle) * reach * 0.5 - height * 0.07}`
    }
    pen.line(
      d`M0 0Q${-height * 0.02} ${height * 0.5} ${height * 0.03} ${height * 0.83}`,
      pen.leaf('#8a7157'),
      height * 0.022,
    )
    pen.line(fronds, leaf, height * 0.015, { 'stroke-linecap': 'round' })
    pen.line(fronds, lighten(leaf, 0.2), height * 0.004)
  })
}

function defineBare(pen: Pen, height: number): string {
  const bark = pen.leaf('#4a4038')
  let twigs = ''
  const grow = (x: number, y: number, angle: number, length: number, depth: number) => {
    if (depth > (pen.isFine ? 6 : 5)) return
    const tipX = x + Math.cos(angle) * length
    const tipY = y + Math.sin(angle) * length
    twigs += d`M${x} ${y}L${tipX} ${tipY}`
    const spread = pen.random.between(0.26, 0.5)
    grow(tipX, tipY, angle + spread, length * pen.random.between(0.68, 0.82), depth + 1)
    grow(tipX, tipY, angle - spread * 0.9, length * pen.random.between(0.64, 0.8), depth + 1)
  }
  grow(0, 0, Math.PI / 2, height * 0.27, 1)
  return pen.define(() => {
    pen.line(twigs, bark, height * 0.006, { 'stroke-linecap': 'round' })
    pen.line(d`M0 0V${height * 0.27}`, bark, height * 0.018)
  })
}

/** A hedge, a planter or a flower bed: lobes along a line. */
export function drawBushes(pen: Pen, [x, y, width, height]: Box, color: Hex = '#6a8a5e', bloom?: Hex): void {
  const count = Math.max(3, Math.round(width / (height * (pen.isFine ? 0.75 : 1.5))))
  for (let bush = 0; bush < count; bush++) {
    const radius = height * pen.random.between(0.42, 0.62) * (pen.isFine ? 1 : 1.4)
    const leaf = bloom && pen.random.chance(0.3) ? bloom : color
    pen.circle(
      x + (width * (bush + 0.5)) / count,
      y + radius * 0.75,
      radius,
      lighten(pen.leaf(leaf), pen.random.next() * 0.12),
    )
  }
}
