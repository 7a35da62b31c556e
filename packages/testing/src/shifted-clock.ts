/**
 * Loaded before a program (`node --import`), it shifts the clock of the whole process by `CLOCK_SHIFT_SECONDS`, also for its
 * libraries. Linux can shift no clock of the day for one process without root, and a library that is put in front of libc is a package of its own.
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
