import type { APIRoute } from 'astro'
import { answerPayments } from '../../../features/project/investment/payment-files.server.ts'

/** The payments of an investment as a file for calendars. */
export const GET: APIRoute = (context) => answerPayments(context, 'ics')
