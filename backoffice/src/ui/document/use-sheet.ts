import { useState, type KeyboardEvent, type PointerEvent } from 'react'

export interface Sheet {
  /** 1 fits the width of the frame. */
  readonly zoom: number
  /** Quarters of a turn, clockwise. */
  readonly turns: number
}

const STEP = 0.5
const LARGEST = 5

export function useSheet() {
  const [sheet, setSheet] = useState<Sheet>({ zoom: 1, turns: 0 })
  const enlarge = (by: number) =>
    setSheet(({ zoom, turns }) => ({ zoom: Math.min(LARGEST, Math.max(1, zoom + by)), turns }))
  const act = {
    larger: () => enlarge(STEP),
    smaller: () => enlarge(-STEP),
    turn: () => setSheet(({ zoom, turns }) => ({ zoom, turns: (turns + 1) % 4 })),
    fit: () => setSheet({ zoom: 1, turns: 0 }),
  }
  return { sheet, act, canGrow: sheet.zoom < LARGEST, canShrink: sheet.zoom > 1 }
}

/** Keys of a document that has the focus; arrows scroll it by themselves. */
export function onSheetKey(event: KeyboardEvent, act: ReturnType<typeof useSheet>['act']): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const acts: Readonly<Record<string, () => void>> = { '+': act.larger, '-': act.smaller, '0': act.fit }
  const wanted = acts[event.key]
  if (!wanted) return
  event.preventDefault()
  wanted()
}

/** Moves what is in view with the pointer that holds it. A finger scrolls by itself. */
export function onSheetDrag(event: PointerEvent<HTMLElement>): void {
  const frame = event.currentTarget
  if (event.pointerType === 'touch' || !frame.hasPointerCapture(event.pointerId)) return
  frame.scrollBy(-event.movementX, -event.movementY)
}
