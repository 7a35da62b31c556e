export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !/checkbox|radio|file|submit|button/.test(target.type))

/** React compares with its last value and ignores changes that bypass the prototype's setter. */
export function retype(field: TextField, value: string) {
  if (value === (field.getAttribute('value') ?? '')) return
  const prototype = Object.getPrototypeOf(field) as object
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
