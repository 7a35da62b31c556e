import type { Cents } from '@cauce/contract/cents.ts'

export const RIVER = { width: 600, height: 330 } as const
const SOURCE = { top: 62, thickness: 200, straight: 120, bend: 330 } as const
/** Keeps small branches visible. */
const THINNEST = 2
const LABEL_ROOM = 56

export interface RiverBranch {
  readonly path: string
  /** Centre of its end, from the top; label position. */
  readonly at: number
}

export function riverBranches(amounts: readonly Cents[]): RiverBranch[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0n)
  if (total === 0n) return []
  const thicknesses = amounts.map((amount) =>
    Math.max(THINNEST, (Number((amount * 10_000n) / total) / 10_000) * SOURCE.thickness),
  )
  const ends = endsOf(thicknesses)
  let start: number = SOURCE.top
  return thicknesses.map((thickness, index) => {
    const end = ends[index]!
    const path = pathOf(start, end, thickness)
    start += thickness
    return { path, at: round(end + thickness / 2) }
  })
}

function endsOf(thicknesses: readonly number[]): number[] {
  const rooms = thicknesses.map((thickness) => Math.max(thickness, LABEL_ROOM))
  const used = rooms.reduce((sum, room) => sum + room, 0)
  const gap = Math.max(0, (RIVER.height - used) / Math.max(1, thicknesses.length - 1))
  let top = 0
  return rooms.map((room, index) => {
    const end = top + (room - thicknesses[index]!) / 2
    top += room + gap
    return end
  })
}

function pathOf(start: number, end: number, thickness: number): string {
  const { straight, bend } = SOURCE
  const [a, b, c, d] = [start, end, end + thickness, start + thickness].map(round)
  return `M0 ${a}H${straight}C${bend} ${a} ${bend} ${b} ${RIVER.width} ${b}V${c}C${bend} ${c} ${bend} ${d} ${straight} ${d}H0z`
}

const round = (value: number) => Math.round(value * 10) / 10
