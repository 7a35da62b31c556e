import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { beginActivity, endActivity, withinActivity, type Activity } from '../activity.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Contract operation of the route. */
    operation?: string
  }
}

const activities = new WeakMap<object, Activity>()
/** A traceparent has 55 characters in its first version. */
const MAXIMUM_TRACEPARENT = 128

/** @param isForwardedTrusted whether a trace context that the request brings is that of our own proxy */
export function registerActivities(app: FastifyInstance, isForwardedTrusted: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers
    const isTaken = isForwardedTrusted && typeof traceparent === 'string' && traceparent.length <= MAXIMUM_TRACEPARENT
    const activity = beginActivity({
      kind: 'request',
      name: nameOf(request),
      requestId: request.id,
      traceparent: isTaken ? traceparent : undefined,
      facts: { method: request.method },
    })
    activities.set(request, activity)
    // The only event of a connection that breaks before its answer.
    reply.raw.once('close', () => endActivity(activity))
    withinActivity(activity, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const activity = activities.get(request)
    if (activity) endAnswered(activity, reply)
    done()
  })
}

function nameOf({ is404, routeOptions: { config, url } }: FastifyRequest): string {
  return config.operation ?? (is404 ? undefined : url) ?? 'unknown'
}

function endAnswered(activity: Activity, reply: FastifyReply): void {
  activity.facts.status = reply.statusCode
  if (reply.hasHeader('idempotency-hit')) activity.facts.isReplay = true
  endActivity(activity)
}

export function noteRefusal(request: FastifyRequest, code: string): void {
  const activity = activities.get(request)
  if (activity) activity.facts.code = code
}

export function noteUnavailable(request: FastifyRequest, reason: string): void {
  const activity = activities.get(request)
  if (activity) activity.facts.reason = reason
}
