import type { APIRoute } from 'astro'
import { answerPayments } from '../../../features/project/investment/payment-files.server.ts'

/** The payments of an investment as a file for spreadsheets. */
export const GET: APIRoute = (context) => answerPayments(context, 'csv')
