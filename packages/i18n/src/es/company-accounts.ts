import type { CompanyAccount, CompanyAccountState } from '@cauce/contract'
import type { z } from 'zod'

/** The accounts of the company (/admin/config/company-accounts/). Its titles and names are in `late-titles.ts`. */
export const companyAccounts = {
  about:
    'A la cuenta principal envían los clientes sus ingresos. Un cambio lo propone un administrador y lo aprueba otro; las cuentas anteriores quedan en la lista.',
  institution:
    'La entidad de pago guarda el dinero de los clientes en la cuenta %{iban}. Propóngala como principal: hasta que esté en vigor, los ingresos no tienen destino.',
  institutionSilent: 'La entidad de pago no responde: no se sabe en qué cuenta guarda el dinero de los clientes.',
  none: 'Ninguna cuenta recibe ingresos. Mientras no haya una, los clientes no ven adónde enviar el dinero.',
  state: {
    proposed: 'Espera otra aprobación',
    active: 'En vigor',
    refused: 'Rechazada',
    replaced: 'Sustituida',
    retired: 'Retirada',
  } as const satisfies Record<z.infer<typeof CompanyAccountState>, string>,
  fields: {
    companyAccountId: 'Identificador',
    iban: 'IBAN',
    bic: 'BIC',
    beneficiary: 'Beneficiario',
    bankName: 'Banco',
    main: 'Recibe los ingresos',
    state: 'Estado',
    reason: 'Motivo',
    proposedBy: 'Propuesta por',
    proposedByName: 'Propuesta por',
    decidedBy: 'Decidida por',
    decidedByName: 'Decidida por',
    decidedAt: 'Decidida el',
    createdAt: 'Propuesta el',
    updatedAt: 'Actualización',
  } as const satisfies Record<keyof z.infer<typeof CompanyAccount>, string>,
  beneficiaryHelp: 'Como lo conoce el banco: el de quien paga compara este nombre.',
  createTitle: 'Proponer una cuenta',
  proposed: 'Cuenta propuesta. La aprueba otro administrador.',
  approve: 'Aprobar',
  approveTitle: 'Aprobar la cuenta',
  approveMain: 'Desde ahora los clientes ven esta cuenta para sus ingresos: %{beneficiary}, %{iban}.',
  approveOther: 'La cuenta %{iban} queda en vigor. Los ingresos siguen yendo a la principal.',
  approved: 'Cuenta en vigor',
  refuse: 'Rechazar',
  refuseTitle: 'Rechazar la cuenta propuesta',
  refuseAbout: 'La cuenta %{iban} no entra en vigor.',
  refused: 'Propuesta rechazada',
  retire: 'Retirar',
  retireTitle: 'Retirar la cuenta',
  retireAbout: 'La cuenta %{iban} deja de estar en vigor. Sus extractos se conservan.',
  retired: 'Cuenta retirada',
  ownProposal: 'La ha propuesto usted: la aprueba otro administrador.',
} as const
