interface Addressed {
  readonly promotionTypeName: 'Retail' | 'Manager'
}

/** Staff see what is for managers, and what is for everybody when there is nothing for them (decision 022). */
export function promotionFor<One extends Addressed>(running: readonly One[], isForStaff: boolean): One | undefined {
  const of = (type: Addressed['promotionTypeName']) => running.find((one) => one.promotionTypeName === type)
  return (isForStaff ? of('Manager') : undefined) ?? of('Retail')
}
