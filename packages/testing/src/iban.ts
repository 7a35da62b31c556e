export { spanishIban } from '@cauce/seed/iban'
