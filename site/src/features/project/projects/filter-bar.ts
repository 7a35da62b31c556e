/** Sends the filters as soon as a choice is made, without the empty ones, so that the address says only what was chosen. */
const form = document.querySelector<HTMLFormElement>('[data-filters]')
if (form) {
  form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLSelectElement) form.requestSubmit()
  })
  form.addEventListener('submit', () => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      if (field.value === '' || (field.name === 'sort' && field.value === 'recommended')) field.disabled = true
  })
  // Coming back with the browser's own button finds the fields as they were left.
  addEventListener('pageshow', () => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(':disabled')) field.disabled = false
  })
}
