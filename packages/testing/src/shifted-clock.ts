/**
 * Preload (`node --import`) that shifts the process clock by `CLOCK_SHIFT_SECONDS`, libraries included. Linux needs
 * root for that, and libfaketime is a further package.
 */
const shiftMs = Number(process.env['CLOCK_SHIFT_SECONDS']) * 1000
const { now } = Date
const shiftedNow = () => now() + shiftMs

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget),
  apply: (target) => new target(shiftedNow()).toString(),
  get: (target, name, receiver) => (name === 'now' ? shiftedNow : Reflect.get(target, name, receiver)),
})
