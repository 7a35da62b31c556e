import type { APIRoute } from 'astro'
import { answerPayments } from '../../../features/project/investment/payment-files.server.ts'

export const GET: APIRoute = (context) => answerPayments(context, 'csv')
