export { paths, withNext } from '@cauce/contract/pages.ts'
