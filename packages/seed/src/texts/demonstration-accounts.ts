/** The accounts that the login page of the demonstration offers, in its order. Whom one plays with each. */
export const DEMONSTRATION_ACCOUNTS = [
  { key: 'montserrat-echeverria-goikoetxea', about: 'Inversora con cartera, cobros y dinero en el monedero' },
  { key: 'inversiones-patrimoniales-ribagorza-s-l', about: 'Empresa que invierte importes grandes' },
  { key: 'lucia-hinojosa-penalver', about: 'Inversora nueva que aún debe verificar su identidad' },
  { key: 'teresa.olmedo@cauce.example', about: 'Administradora' },
  { key: 'alvaro.santisteban@cauce.example', about: 'Segundo administrador, para lo que aprueban dos' },
  { key: 'andoni.mugica@cauce.example', about: 'Gestor con clientes asignados' },
] as const

/** Satisfies the rule for passwords; it opens nothing without the one-time code, whose secret differs in each installation. */
export const DEMONSTRATION_PASSWORD = 'Cauce-2026'
