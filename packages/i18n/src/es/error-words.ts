import type {
  DistributionStatus,
  BankAccountState,
  OrderStatus,
  PhaseName,
  ProjectRequirement,
  TicketStateName,
  TransactionStatus,
  VerificationStatus,
} from '@cauce/contract'
import type { z } from 'zod'

type State =
  | PhaseName
  | TicketStateName
  | VerificationStatus
  | z.infer<typeof BankAccountState>
  | z.infer<typeof DistributionStatus>
  | z.infer<typeof OrderStatus>
  | z.infer<typeof TransactionStatus>

/** The state that `state-forbids` tells, as it reads inside a sentence. */
const state = {
  Discarded: 'descartado',
  Draft: 'borrador',
  Next_Opening: 'próxima apertura',
  Preinvestment: 'preinversión',
  Investment: 'abierto',
  Financed: 'financiado',
  Closed: 'cerrado',
  Open: 'abierto',
  InProcess: 'en proceso',
  PendingCustomer: 'pendiente del cliente',
  PendingManager: 'pendiente del gestor',
  Dismissed: 'desestimado',
  NotVerified: 'sin verificar',
  Started: 'iniciada',
  Progress: 'en curso',
  Completed: 'a la espera de decisión',
  Approved: 'aprobada',
  Declined: 'rechazada',
  Resubmission: 'se ha pedido repetirla',
  ExpiredAbandoned: 'caducada o abandonada',
  pending: 'pendiente',
  completed: 'completada',
  rejected: 'rechazada',
  active: 'activa',
  finished: 'finalizada',
  cancelled: 'cancelada',
  valid: 'validada',
  error: 'con error',
  planned: 'prevista',
  draft: 'en borrador',
  confirming: 'pagándose',
  paid: 'pagada',
} as const satisfies Record<State, string>

/** What `project-not-ready` finds missing. */
const missing = {
  descriptions: 'una descripción',
  pictures: 'una imagen',
  documents: 'un documento visible',
  destinationBankAccount: 'la cuenta bancaria de destino',
  dateEnd: 'una fecha de fin que no haya pasado',
} as const satisfies Record<ProjectRequirement, string>

/** Words that messages of refusals interpolate; see `errorMessage`. */
export const errorWords = { state, missing } as const
