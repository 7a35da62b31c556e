/** The guided tour for new people (spec section 2). */
export const tour = {
  start: 'Iniciar la visita guiada',
  progress: '%{step} de %{steps}',
  next: 'Siguiente',
  previous: 'Anterior',
  finish: 'Terminar',
  close: 'Cerrar la visita guiada',
  welcome: {
    title: 'Le enseñamos el sitio',
    text: 'Son siete pasos y un par de minutos. Puede salir cuando quiera y repetirlo desde su menú.',
  },
  walletButton: {
    title: 'Su monedero, siempre a la vista',
    text: 'Este es su saldo. Al pulsarlo llega al monedero; le llevamos allí.',
  },
  walletPage: {
    title: 'Ingresar y retirar',
    text: 'El dinero entra desde una cuenta a su nombre y una persona comprueba que ha llegado. Aquí queda cada movimiento.',
  },
  projectsButton: {
    title: 'Los proyectos',
    text: 'Aquí están todos: los abiertos, los que vienen y los que ya terminaron.',
  },
  projectsPage: {
    title: 'Elegir con calma',
    text: 'Puede filtrar por fase, plazo, rentabilidad o mínimo, y ordenar la lista.',
  },
  projectCard: {
    title: 'Un proyecto de un vistazo',
    text: 'Rentabilidad, plazo, mínimo y cuánto falta, siempre en el mismo sitio. Le llevamos a uno.',
  },
  investDialog: {
    title: 'Invertir, en dos pasos',
    text: 'Escriba una cantidad, lea lo que puede recibir y perder, y confirme. Después tiene unos días para revocarla sin coste.',
  },
  stopped: 'La visita guiada se ha detenido: la página tarda demasiado. Puede repetirla desde su menú.',
} as const
