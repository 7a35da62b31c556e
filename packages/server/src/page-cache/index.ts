export { createPageCache, type PageCache } from './page-cache.ts'
