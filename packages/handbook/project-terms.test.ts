import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_TERMS, type ProjectTerm } from '@cauce/contract'
import { expect, test } from 'vitest'

/** The places that show or ask for terms of a project, by the file that does. */
const FILES = {
  form: 'backoffice/src/resources/projects/projects-inputs.tsx',
  list: 'backoffice/src/resources/projects/projects-list.tsx',
  card: 'site/src/features/project/projects/project-card.astro',
} as const
type Place = keyof typeof FILES

/** Where each term belongs. A new term does not compile until its places are listed here. */
const PLACES: Readonly<Record<ProjectTerm, readonly Place[]>> = {
  name: ['form', 'list', 'card'],
  direction: ['form'],
  locality: ['form', 'list', 'card'],
  projectTypeId: ['form', 'list'],
  country: ['form', 'list'],
  managerId: ['form', 'list'],
  url: ['form', 'card'],
  dateStart: ['form', 'list'],
  dateEnd: ['form', 'list'],
  startedAt: ['form'],
  financingAmount: ['form', 'list'],
  projectDuration: ['form', 'list', 'card'],
  targetProfitability: ['form', 'list'],
  minimumInvestment: ['form', 'list', 'card'],
  maximumInvestment: ['form'],
  maxInvestorNumber: ['form'],
  showInvestorNumber: ['form'],
  withdrawMoneyFinanced: ['form'],
  cancellationFee: ['form'],
  managerFee: ['form'],
  deliveryFeePeriod: ['form'],
  riskCategory: ['form', 'list'],
  preinvestorMaxNumber: ['form'],
  preinvestorDateEnd: ['form'],
  preinvestorDeposit: ['form'],
  preinvestorAmount: ['form'],
  destinationBankAccount: ['form'],
  private: ['form'],
  promoterName: ['form'],
  promoterTaxNumber: ['form'],
  promoterDescription: ['form'],
  promoterDescriptionEn: ['form'],
  guaranteeAgentName: ['form'],
  guaranteeAgentDescription: ['form'],
  guaranteeAgentDescriptionEn: ['form'],
}

const root = path.resolve(import.meta.dirname, '../..')

test.each(Object.keys(FILES) as Place[])(
  'the %s has the terms of a project that belong there, and no others',
  (place) => {
    const text = readFileSync(path.join(root, FILES[place]), 'utf8')
    const mentioned = PROJECT_TERMS.filter((term) => new RegExp(String.raw`\b${term}\b`).test(text))
    expect(mentioned).toEqual(PROJECT_TERMS.filter((term) => PLACES[term].includes(place)))
  },
)
