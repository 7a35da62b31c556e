/** Texts from which the description of a project is started. */
export const TEMPLATES = [
  {
    name: 'Presentación de una obra nueva',
    description:
      'Qué se construye, dónde y para quién. Quién es el dueño del suelo y desde cuándo.\n\nQué paga el préstamo y quién pone el resto. En qué estado están la licencia y el contrato de obra.',
  },
  {
    name: 'Presentación de una rehabilitación',
    description:
      'Qué edificio es, qué uso tuvo y cuál va a tener. Qué se conserva y qué se cambia.\n\nEn qué punto está la obra y qué paga el préstamo.',
  },
  {
    name: 'En qué se gasta el préstamo',
    description:
      'Una frase que diga dónde está el peso del gasto.\n\n- Partida: porcentaje\n- Partida: porcentaje\n- Reserva para imprevistos: porcentaje',
  },
  {
    name: 'Qué puede salir mal',
    description:
      'Los dos o tres hechos que harían que el préstamo no se devolviera a tiempo, o no del todo, contados como se los contaría a un conocido.\n\nQué haría el promotor en cada caso.',
  },
] as const
