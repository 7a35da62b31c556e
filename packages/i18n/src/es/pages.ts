/** Words of whole pages: what search engines and shared links show, and the error page (specification, section 8). */
export const pages = {
  tagline: 'Invierta en edificios concretos',
  description:
    '%{brand} reúne a personas que financian viviendas, residencias y rehabilitaciones. Cada proyecto dice qué renta, cuándo devuelve y qué puede salir mal.',
  notFound: 'Página no encontrada',
  failed: 'Se ha producido un error',
  failedAdvice:
    'Vuelva a intentarlo dentro de un momento, póngase en contacto con soporte o regrese al inicio. Su dinero y sus órdenes están a salvo.',
  retry: 'Volver a intentarlo',
  toHome: 'Ir al inicio',
  toProjects: 'Ver los proyectos',
  toSupport: 'Escribir a soporte',
} as const
