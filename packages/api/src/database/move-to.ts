/** From 0; beyond the end it is last. */
export function moveTo(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(position, 0, id)
}
