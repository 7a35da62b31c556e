// Playwright looks in the folder that it is started in.
export { default } from './e2e/playwright.config.ts'
