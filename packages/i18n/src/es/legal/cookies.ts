/** Cookie policy: Law 34/2002, article 22.2, and the guide of the Spanish data protection agency on cookies. */
export const cookies = {
  title: 'Política de cookies',
  description: 'Las pocas cookies que usa %{brand}: solo las necesarias, ninguna de terceros y ninguna de publicidad.',
  sections: {
    short: {
      title: 'En pocas palabras',
      text: 'Esta página solo usa las cookies sin las que no funcionaría. Ninguna mide lo que hace, ninguna es de terceros y ninguna sirve para publicidad. Quien solo lee no recibe ninguna.',
    },
    choice: {
      title: 'Por qué no le preguntamos',
      text: 'La ley pide consentimiento para las cookies que no hacen falta (artículo 22.2 de la Ley 34/2002), y de esas no hay. Por eso no verá un aviso que tapa la página ni un botón de aceptar más grande que el de rechazar: no hay nada que rechazar.\n\nTres de ellas nacen de algo que usted pide: la del idioma, cuando lo cambia; la del navegador de confianza, cuando dice que confía en él, y la del aviso, cuando pide que le avisemos de una apertura. Si algún día quisiéramos usar otra, estaría apagada hasta que usted la encendiera, con la misma facilidad para decir que sí que para decir que no.',
    },
    list: {
      title: 'Las que usamos',
      text: 'Estas son todas. Las guarda esta misma página, y nadie más puede leerlas.',
    },
    storage: {
      title: 'Otros datos en su navegador',
      text: 'Mientras una pestaña está abierta, su navegador guarda en ella lo que hace falta para no perder ni repetir nada al recargar la página: una operación de dinero que está a medias, el alta del código de un solo uso, el correo con el que está iniciando sesión y por dónde va la visita guiada. Se borra al cerrar la pestaña.\n\nEn el área de administración se guardan además, hasta que se borran, las columnas y los filtros que cada persona ha elegido.',
    },
    others: {
      title: 'Terceros',
      text: 'Esta página no carga nada de otros sitios: ni letras, ni mapas, ni vídeos, ni botones de redes sociales, ni programas que midan. La verificación de identidad se hace en la página de su proveedor, que tiene su propia política, y a la que usted va a sabiendas.',
    },
    control: {
      title: 'Cómo borrarlas',
      text: 'Puede ver, borrar o bloquear las cookies en los ajustes de su navegador. Si bloquea las necesarias, podrá leer la página, pero no iniciar sesión. Al cerrar sesión se borra la de la sesión; la del navegador de confianza se anula en su perfil.',
    },
  },
  table: {
    caption: 'Cookies de esta página',
    name: 'Nombre',
    purpose: 'Para qué',
    kind: 'Tipo',
    lifetime: 'Cuánto dura',
  },
  rows: {
    session: {
      purpose: 'Mantener su sesión iniciada',
      kind: 'Técnica, propia',
      lifetime: '30 minutos sin uso y 12 horas como mucho',
    },
    device: {
      purpose: 'Recordar que confía en este navegador, solo si usted lo pide',
      kind: 'De seguridad, propia',
      lifetime: '30 días',
    },
    language: {
      purpose: 'Recordar el idioma que ha elegido',
      kind: 'De preferencias, propia',
      lifetime: '1 año',
    },
    next: {
      purpose: 'Llevarle, al iniciar sesión, a la página que había pedido',
      kind: 'Técnica, propia',
      lifetime: '1 hora como mucho',
    },
    alert: {
      purpose: 'Apuntar, al iniciar sesión, el aviso de apertura que había pedido o el proyecto que quería seguir',
      kind: 'Técnica, propia',
      lifetime: '1 hora como mucho',
    },
  },
} as const
