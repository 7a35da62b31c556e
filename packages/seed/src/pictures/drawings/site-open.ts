import type { Pen } from '../core/pen.ts'
import { d } from '../core/svg.ts'
import { defineMapTree, drawMapRoof, drawMapWater, drawRoad } from '../parts/map-symbols.ts'
import { drawSubject } from './subject.ts'

/** A coast: the sea with its depth lines, a beach, white houses scattered on terraces above it. */
export function drawCoast(pen: Pen): void {
  pen.rect([-400, -400, 2000, 1700], '#dfe0c4')
  const shore = (offset: number) =>
    d`M-400 ${690 + offset}C-100 ${610 + offset} 120 ${780 + offset} 380 ${700 + offset}S760 ${560 + offset} 980 ${650 + offset}S1300 ${720 + offset} 1700 ${600 + offset}`
  pen.path(`${shore(-44)}V1500H-400z`, '#f0e2bf')
  drawMapWater(pen, `${shore(0)}V1500H-400z`)
  for (const [offset, opacity] of [
    [26, 0.7],
    [62, 0.45],
    [112, 0.3],
  ] as const)
    pen.line(shore(offset), '#a7d0cf', 3, { opacity })
  drawRoad(pen, 'M-400 470C0 420 240 560 560 470S1100 400 1700 440', 34)
  drawRoad(pen, 'M560 470C520 300 620 160 560 -400', 24)
  for (let count = 0; count < 26; count++) {
    const x = pen.random.between(-200, 1380)
    const y = pen.random.between(-120, 400)
    if (Math.abs(x - 560) < 90 || (Math.abs(x - 700) < 190 && y > 200)) continue
    drawMapRoof(
      pen,
      [x, y, pen.random.between(48, 86), pen.random.between(40, 62)],
      pen.random.pick(['#f7f1e4', '#d0936c', '#e9dcc4']),
      pen.random.chance(0.4),
    )
  }
  let walls = ''
  for (let y = -80; y < 420; y += 74) walls += d`M-300 ${y}q300 46 620 10t560 -6t700 14`
  pen.line(walls, '#b3a988', 3, { 'stroke-dasharray': '7 4', opacity: 0.8 })
  drawSubject(pen, [664, 282, 150, 84], 'hipped')
  pen.rect([692, 386, 92, 34], '#6fb3b5', { rx: 6, stroke: '#fbf7ee', 'stroke-width': 4 })
  const pine = defineMapTree(pen, 22, '#7d9c72')
  for (let count = 0; count < 34; count++) {
    const x = pen.random.between(-260, 1420)
    const y = pen.random.between(-160, 610)
    if (x > 640 && x < 850 && y > 250 && y < 440) continue
    pen.use(pine, x, y)
  }
}

/** A quarter of slabs and gardens around a park with a pond. */
export function drawPark(pen: Pen): void {
  // Half of the parks are laid out the other way round; only places are mirrored, so shadows still fall to the right.
  const isMirrored = pen.random.chance(0.5)
  const place = (x: number, width: number) => (isMirrored ? 1310 - x - width : x)
  pen.rect([-400, -400, 2000, 1700], '#d9e0c5')
  drawRoad(pen, 'M-400 250H1700M300 -400V1300M1010 -400V1300', 44)
  pen.line(
    'M300 250C480 420 420 620 620 690S900 780 1010 900M300 640C440 600 560 500 640 420S860 330 1010 330',
    '#f3ead8',
    14,
  )
  drawMapWater(pen, d`M${place(380, 216)} 660q70 -70 150 -30t60 110t-130 60t-80 -140z`)
  const slabs = [
    [-160, -60, 90, 250],
    [20, -60, 90, 250],
    [150, 20, 110, 150],
    [360, -60, 240, 70],
    [360, 90, 240, 70],
    [700, -70, 70, 270],
    [830, -70, 70, 270],
    [1080, -60, 220, 80],
    [1080, 90, 220, 80],
    [-160, 340, 330, 80],
    [-160, 520, 330, 80],
    [-160, 700, 330, 80],
    [1090, 360, 90, 300],
    [1240, 360, 90, 300],
  ] as const
  for (const [x, y, width, depth] of slabs)
    drawMapRoof(
      pen,
      [place(x, width), y, width, depth],
      pen.random.pick(['#d8c8b0', '#cfc4b4', '#e0d3bb', '#cda98c']),
      true,
    )
  drawSubject(pen, [place(700, 190), 430, 190, 96], 'flat')
  const round = defineMapTree(pen, 20)
  const small = defineMapTree(pen, 13, '#9dbb8a')
  for (let count = 0; count < 54; count++) {
    const x = pen.random.between(330, 985)
    const y = pen.random.between(285, 880)
    if (Math.abs(x - place(795, 0)) < 135 && y > 390 && y < 570) continue
    if (Math.abs(x - place(485, 0)) < 135 && y > 590 && y < 830) continue
    pen.use(pen.random.chance(0.6) ? round : small, x, y)
  }
  for (let x = -300; x < 1500; x += 46) pen.use(small, x, 216)
}

/** Country: fields in strips of several greens, a stream, a farm road, hedges. */
export function drawCountry(pen: Pen): void {
  const colors = ['#d6d09a', '#c3cd9c', '#b5c48e', '#e0d5a4', '#cbb98a', '#a9bd8b']
  const furrows = ['M0 7h15', 'M7 0v15'].map((line) =>
    pen.pattern(15, 15, () => pen.line(line, '#8c9464', 2.2, { opacity: 0.4 })),
  )
  for (let y = -380; y < 1280;) {
    const depth = pen.random.between(150, 260)
    for (let x = -420; x < 1620;) {
      const width = pen.random.between(180, 360)
      const color = pen.random.pick(colors)
      pen.rect([x, y, width, depth], color, { stroke: '#f3ead0', 'stroke-width': 6 })
      if (pen.random.chance(0.75)) pen.rect([x + 8, y + 8, width - 16, depth - 16], pen.random.pick(furrows))
      x += width
    }
    y += depth
  }
  pen.line('M-400 760C-60 700 160 860 460 790S900 640 1200 720S1500 800 1700 760', '#2f7f86', 26)
  pen.line('M-400 756C-60 696 160 856 460 786S900 636 1200 716S1500 796 1700 756', '#8cc0bf', 3)
  drawRoad(pen, 'M-400 330C100 300 300 400 620 380S1200 260 1700 300', 26, '#f0e4c8')
  pen.line('M690 384L716 470', '#f0e4c8', 18)
  pen.path('M560 440h330v210h-330z', '#e9dfbc')
  drawSubject(pen, [610, 470, 220, 118], 'rows')
  drawMapRoof(pen, [858, 480, 60, 82], '#cf9f7c')
  const tree = defineMapTree(pen, 17, '#8ca878')
  for (let x = -300; x < 1500; x += 40)
    pen.use(tree, x + pen.random.between(-10, 10), 742 + 42 * Math.sin(x / 170 + 0.4) + pen.random.between(-24, -6))
  for (let count = 0; count < 22; count++) pen.use(tree, pen.random.between(-260, 1420), pen.random.between(-160, 300))
}
