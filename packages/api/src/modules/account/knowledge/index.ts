import { api, gapsOf, KNOWLEDGE_VERSION, RISK_WARNING_VERSION, type KnowledgeAnswers } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind } from '../../../http/bind.ts'
import { uuidv7 } from '../../../ids.ts'
import type { ModuleFactory } from '../../../module.ts'
import { insertAcknowledgement, insertKnowledgeTest, readKnowledge } from './knowledge.queries.ts'

export { deleteKnowledgeOf, readKnowledge } from './knowledge.queries.ts'

/** Handbook rules 20.5 to 20.9. */
export const knowledgeModule: ModuleFactory = ({ database, clock }) => ({
  name: 'knowledge',
  routes: [
    bind(api.knowledge.readState, ({ actor }) => readKnowledge(database, userIdOf(actor), clock.now())),
    bind(api.knowledge.answer, ({ actor, body }) =>
      inTransaction(database, async (tx) => {
        const [userId, createdAt] = [userIdOf(actor), clock.now()]
        const answers: KnowledgeAnswers = Object.fromEntries(
          body.answers.map(({ question, chosen }) => [question, chosen]),
        )
        const isSufficient = gapsOf(answers).length === 0
        const knowledgeTestId = uuidv7(createdAt)
        await insertKnowledgeTest(tx, {
          knowledgeTestId,
          userId,
          version: KNOWLEDGE_VERSION,
          answers,
          isSufficient,
          createdAt,
        })
        return readKnowledge(tx, userId, createdAt)
      }),
    ),
    bind(api.knowledge.acknowledge, ({ actor }) =>
      inTransaction(database, async (tx) => {
        const [userId, createdAt] = [userIdOf(actor), clock.now()]
        const riskAcknowledgementId = uuidv7(createdAt)
        await insertAcknowledgement(tx, {
          riskAcknowledgementId,
          userId,
          warningVersion: RISK_WARNING_VERSION,
          createdAt,
        })
        return readKnowledge(tx, userId, createdAt)
      }),
    ),
  ],
})
