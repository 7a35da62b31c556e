import type { DeliveryFeePeriod } from '@cauce/contract'

export const FINANCING = 100_000n
export const MINIMUM = 10_000n
export const CANCELLATION_BASIS_POINTS = 250n
export const FEE_BASIS_POINTS = 400n
/** Withholding for residents of Spain. */
const TAX_BASIS_POINTS = 1_900n
export const DURATION_MONTHS = 6
const INTEREST = 10_000n
export const ENDOWMENT = 80_000n

export interface Movement {
  readonly id: string
  readonly person: number
  readonly type: 'income' | 'withdraw'
  readonly amount: bigint
  readonly isByStaff: boolean
  isPending: boolean
}
export interface Order {
  readonly id: string
  readonly person: number
  readonly amount: bigint
  status: 'pending' | 'active' | 'finished' | 'cancelled'
  outstanding: bigint
  interest: bigint
  fee: bigint
}
/** Instalments still owed; the principal comes with the last. */
export interface Due {
  readonly interest: bigint
  readonly principal: bigint
}

export interface Model {
  readonly wallets: { available: bigint; reserved: bigint; unreceived: bigint }[]
  /** Credited before their lines. */
  unreceived: readonly { readonly id: string; readonly amount: bigint }[]
  readonly movements: Movement[]
  readonly orders: Order[]
  phase: 'Investment' | 'Financed' | 'Closed'
  escrow: bigint
  fees: bigint
  withheld: bigint
  penalties: bigint
  /** Set once the promoter has been paid. */
  schedule: readonly Due[] | undefined
}

export const newModel = (people: number): Model => ({
  wallets: Array.from({ length: people }, () => ({ available: ENDOWMENT, reserved: 0n, unreceived: 0n })),
  unreceived: [],
  movements: [],
  orders: [],
  phase: 'Investment',
  escrow: 0n,
  fees: 0n,
  withheld: 0n,
  penalties: 0n,
  schedule: undefined,
})

export const liveOrders = ({ orders }: Model) =>
  orders.filter(({ status }) => status === 'pending' || status === 'active')
export const missingOf = (model: Model) => FINANCING - liveOrders(model).reduce((sum, { amount }) => sum + amount, 0n)
export const chosenOf = <One>(all: readonly One[], place: number): One | undefined => all[place % all.length]
export const byId = (one: Order, other: Order) => (one.id < other.id ? -1 : 1)
export const halfUp = (cents: bigint, basisPoints: bigint) => (cents * basisPoints + 5_000n) / 10_000n

/** Largest remainder; on a tie the earlier one gets the cent. */
function parts(whole: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  const shares = weights.map((weight, place) => ({
    place,
    floor: (whole * weight) / total,
    rest: (whole * weight) % total,
  }))
  const missing = Number(whole - shares.reduce((sum, { floor }) => sum + floor, 0n))
  const lucky = shares
    .toSorted((one, other) => Number(other.rest - one.rest) || one.place - other.place)
    .slice(0, missing)
  return shares.map((share) => share.floor + (lucky.includes(share) ? 1n : 0n))
}

/** In six months. */
const PAYMENTS = { monthly: 6, quarterly: 2, annual: 1, 'end of project': 1 } as const

export function scheduleFor(period: DeliveryFeePeriod): Due[] {
  const count = PAYMENTS[period]
  const interests = parts(INTEREST, Array<bigint>(count).fill(BigInt(DURATION_MONTHS / count)))
  return interests.map((interest, index) => ({ interest, principal: index === count - 1 ? FINANCING : 0n }))
}

export function payOnPaper(model: Model, paid: bigint, part: Credited): void {
  const [due, ...later] = model.schedule!
  const interest = paid < due!.interest ? paid : due!.interest
  credit(model, interest, paid - interest, part)
  const rest = { interest: due!.interest - interest, principal: due!.principal - (paid - interest) }
  model.schedule = rest.interest + rest.principal > 0n ? [rest, ...later] : later
  if (model.schedule.length === 0) model.phase = 'Closed'
}

/** Lines show all that was credited before. */
export function receiveOnPaper(model: Model): void {
  for (const wallet of model.wallets) {
    wallet.available += wallet.unreceived
    wallet.unreceived = 0n
  }
  model.unreceived = []
}

type Credited = 'available' | 'unreceived'

function credit(model: Model, interest: bigint, principal: bigint, part: Credited): void {
  const holders = model.orders.filter(({ status }) => status === 'active').toSorted(byId)
  const amounts = holders.map((order) => order.amount)
  const outstanding = holders.map((order) => order.outstanding)
  const interests = parts(interest, amounts)
  const principals = principal === 0n ? holders.map(() => 0n) : parts(principal, outstanding)
  for (const [place, order] of holders.entries()) {
    order.interest += interests[place]!
    const withheld = halfUp(interests[place]!, TAX_BASIS_POINTS)
    const owed = (order.interest * FEE_BASIS_POINTS) / 10_000n - order.fee
    const left = interests[place]! - withheld
    const fee = owed < left ? owed : left
    order.fee += fee
    model.fees += fee
    model.withheld += withheld
    model.wallets[order.person]![part] += left - fee + principals[place]!
    order.outstanding -= principals[place]!
    if (order.outstanding === 0n) order.status = 'finished'
  }
}
