import type { APIRoute } from 'astro'
import { answerSitemap } from '../features/project/projects/sitemap.server.ts'

export const GET: APIRoute = (context) => answerSitemap(context)
