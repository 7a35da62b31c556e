import type { ClientDirective } from 'astro'
import { isTextField, retype } from '../ui/text-fields.ts'

const READY_TIMEOUT_MS = 3000
/** The events that hydrate. `pointerenter` only starts the download. */
const FIRST_TOUCHES = ['pointerdown', 'focusin', 'keydown', 'input', 'change', 'click', 'submit'] as const

/**
 * A visitor who only reads loads no React; logged-in people (`<html data-viewer>`) hydrate at once, unless the value is
 * "touch". Earlier events are replayed.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const record = recorder()
  let hydrating: Promise<void> | undefined

  const hydrate = () => {
    hydrating ??= (async () => {
      const run = await load()
      const isReady = readiness(island)
      await run()
      await isReady
      for (const type of FIRST_TOUCHES) island.removeEventListener(type, onTouch, true)
      record.replay()
    })()
  }
  const onTouch = (event: Event) => {
    record.keep(event)
    hydrate()
  }

  for (const type of FIRST_TOUCHES) island.addEventListener(type, onTouch, true)
  if (value !== 'touch' && 'viewer' in document.documentElement.dataset) hydrate()
  else island.addEventListener('pointerenter', () => void load(), { once: true, capture: true })
}

function recorder() {
  const replays = new Map<EventTarget, () => void>()
  const keep = (event: Event, target: EventTarget, replay: () => void) => {
    // React may have begun to listen, and would act before the replay does.
    if (event.cancelable && (event.type === 'click' || event.type === 'submit')) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    replays.delete(target)
    replays.set(target, replay)
  }
  return {
    keep(event: Event) {
      const { target } = event
      if (event.type === 'submit' && target instanceof HTMLFormElement)
        keep(event, target, () => target.requestSubmit((event as SubmitEvent).submitter))
      else if (event.type === 'click' && target instanceof Element) {
        const pressed = target.closest<HTMLElement>('button, [role="button"], [role="tab"]')
        if (pressed && !isSubmit(pressed)) keep(event, pressed, () => pressed.click())
      } else if (isTextField(target)) {
        const { value } = target
        keep(event, target, () => retype(target, value))
      } else if (event.type === 'change' && target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) {
        const { checked } = target
        keep(event, target, () => retick(target, checked))
      }
    },
    replay() {
      for (const replay of replays.values()) replay()
      replays.clear()
    },
  }
}

/** Resolves when the island reports its hydration, some frames after its code has run. */
function readiness(island: HTMLElement): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(resolve, READY_TIMEOUT_MS))
  return Promise.race([
    timeout,
    new Promise((resolve) => island.addEventListener('island:ready', resolve, { once: true })),
  ])
}

/** The form's `submit` is replayed instead. */
const isSubmit = (element: Element) =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null

/** React ignores a tick that it has already seen: reset, then click. */
function retick(box: HTMLInputElement, checked: boolean) {
  box.checked = !checked
  box.click()
}

// oxlint-disable-next-line import/no-default-export -- Astro asks for it
export default interaction
