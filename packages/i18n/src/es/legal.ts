/** The three pages of law. Empty lines part paragraphs, lines that start with "- " are a list. */
export const legal = {
  review:
    'Este texto es un borrador completo que la asesoría jurídica debe revisar antes de abrir la plataforma al público. Ella añadirá la denominación social, el NIF, el domicilio, los datos registrales y el número de autorización.',
  updated: 'Última actualización: %{date}',
  contents: 'En esta página',

  notice: {
    title: 'Aviso legal',
    description: 'Quién está detrás de %{brand}, qué servicio presta, con qué reglas y qué riesgos tiene invertir.',
    sections: {
      holder: {
        title: 'Quién presta el servicio',
        text: '%{brand} es una plataforma de financiación participativa. Pone en contacto a personas y empresas que quieren invertir con promotores que buscan financiación para proyectos concretos.\n\nLa sociedad titular presta sus servicios conforme al Reglamento (UE) 2020/1503, relativo a los proveedores europeos de servicios de financiación participativa para empresas, bajo la supervisión de la Comisión Nacional del Mercado de Valores (CNMV).\n\nPuede escribirnos por el apartado de soporte de su cuenta.',
      },
      service: {
        title: 'Qué hace la plataforma y qué no',
        text: 'La plataforma publica proyectos, permite invertir en ellos, lleva la cuenta de cada inversión y reparte a los inversores lo que paga cada promotor.\n\n- No es un banco y el dinero que se ingresa no es un depósito.\n- No asesora: publicar un proyecto no es recomendarlo.\n- No garantiza la rentabilidad ni la devolución del capital.\n- No invierte por cuenta propia en los proyectos que publica.',
      },
      risk: {
        title: 'Riesgos de invertir',
        text: 'Invertir en estos proyectos tiene riesgo. Entre otros:\n\n- Perder parte o todo lo invertido, si el promotor no puede pagar y la garantía no alcanza.\n- Cobrar menos o más tarde de lo previsto.\n- No poder recuperar el dinero antes del vencimiento, porque no hay un mercado en el que vender la inversión.\n\nLas inversiones no están cubiertas por el Fondo de Garantía de Depósitos ni por el Fondo General de Garantía de Inversiones. Antes de invertir, lea la ficha de datos fundamentales de cada proyecto.',
      },
      investing: {
        title: 'Cómo se invierte',
        text: 'Para invertir hay que ser mayor de 18 años, tener la identidad comprobada y saldo suficiente en el monedero. Cada inversión exige aceptar los contratos de mandato y confirmar que el total invertido en plataformas de financiación participativa no supera los 10.000 €.\n\nDesde que se hace una orden hay cuatro días naturales de reflexión, en los que se puede revocar sin coste y sin dar razones. Después, y mientras el proyecto no se haya financiado, se puede salir pagando la penalización que indica cada proyecto.',
      },
      money: {
        title: 'Dónde está el dinero',
        text: 'El dinero de los inversores se lleva separado del de la plataforma. El que no se ha invertido puede retirarse a una cuenta bancaria a nombre de su titular. El que se ha invertido en un proyecto que aún reúne financiación espera en depósito, y vuelve entero a los inversores si el proyecto no sale adelante.',
      },
      fees: {
        title: 'Lo que cobra la plataforma',
        text: 'La plataforma cobra una comisión de gestión sobre el rendimiento que recibe cada inversor. Cada proyecto dice su porcentaje antes de invertir, y la calculadora de cada proyecto ya la descuenta. Ingresar y retirar dinero no tiene coste.',
      },
      conflicts: {
        title: 'Conflictos de interés y reclamaciones',
        text: 'Ni la sociedad titular, ni quienes la dirigen o trabajan en ella, pueden ser promotores de un proyecto publicado en la plataforma.\n\nPuede presentar una reclamación gratuita por el apartado de soporte. Si la respuesta no le satisface, o si pasan dos meses sin ella, puede acudir al servicio de reclamaciones de la CNMV.',
      },
      use: {
        title: 'Uso de la página y propiedad de los contenidos',
        text: 'Usted se compromete a dar datos verdaderos, a custodiar su contraseña y sus códigos y a no usar la cuenta de otra persona. Podemos suspender una cuenta cuando lo exija la ley o haya indicios de fraude.\n\nLos textos, dibujos y marcas de esta página pertenecen a la sociedad titular o a quienes los ceden. La documentación de cada proyecto la aporta su promotor, que responde de ella.',
      },
      law: {
        title: 'Ley aplicable',
        text: 'Se aplica la ley española. Si usted es consumidor, puede acudir a los tribunales de su domicilio.',
      },
    },
  },

  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué datos personales trata %{brand}, para qué, con quién los comparte, cuánto los guarda y qué derechos tiene usted.',
    sections: {
      controller: {
        title: 'Quién trata sus datos',
        text: 'La sociedad titular de %{brand} es la responsable del tratamiento, conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018. Puede dirigirse a nosotros, y a nuestro delegado de protección de datos, por el apartado de soporte.',
      },
      data: {
        title: 'Qué datos tratamos',
        text: '- Los que usted nos da al registrarse: nombre, correo, teléfono, fecha de nacimiento, nacionalidad y documento de identidad; en las empresas, además, la denominación, el NIF y quién la representa.\n- Los de la comprobación de identidad: imágenes del documento y del rostro, y su resultado.\n- Los de su actividad: cuentas bancarias, ingresos, retiradas, inversiones y cobros.\n- Los de sus conversaciones con soporte, y los archivos que adjunte.\n- Los técnicos que exige la seguridad: dirección IP, navegador, sesiones y dispositivos de confianza.',
      },
      purposes: {
        title: 'Para qué, y con qué base',
        text: '- Prestarle el servicio y llevar la cuenta de su dinero: la ejecución del contrato.\n- Comprobar su identidad, prevenir el blanqueo de capitales y cumplir con Hacienda y con los supervisores: la obligación legal.\n- Proteger su cuenta y la plataforma frente al fraude: el interés legítimo.\n- Avisarle por correo de novedades que no son imprescindibles: su elección, que puede cambiar en su perfil.\n\nNo tomamos decisiones que le afecten de forma importante solo por medios automáticos: toda comprobación de identidad rechazada puede revisarla una persona.',
      },
      recipients: {
        title: 'Con quién los compartimos',
        text: '- Con el proveedor que comprueba la identidad, el banco y quienes alojan la plataforma, que solo actúan por encargo nuestro.\n- Con el promotor, lo necesario para formalizar la inversión.\n- Con jueces, supervisores y la Agencia Tributaria, cuando la ley lo exige.\n\nNo vendemos datos, no usamos publicidad de terceros y no los enviamos fuera del Espacio Económico Europeo sin las garantías que exige el RGPD.',
      },
      retention: {
        title: 'Cuánto los guardamos',
        text: 'Mientras tenga cuenta, y después bloqueados durante los plazos que marca la ley: diez años los de prevención del blanqueo, seis los contables. Si se da de baja, se borra lo que no estemos obligados a conservar.',
      },
      rights: {
        title: 'Sus derechos',
        text: 'Puede pedir acceso a sus datos, corregirlos, borrarlos, oponerse a su uso, limitarlo o llevárselos a otro sitio, y retirar un consentimiento en cualquier momento. Buena parte puede hacerla en su perfil; para el resto, escríbanos por soporte. Respondemos en un mes.\n\nSi cree que no los respetamos, puede reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
      },
      security: {
        title: 'Cómo los protegemos',
        text: 'Las contraseñas se guardan de forma que nadie puede leerlas, el acceso pide un código de un solo uso, los documentos se sirven con direcciones que caducan y cada cambio que hace nuestro personal queda registrado. Si hubiera un incidente que le afectara, se lo diríamos.',
      },
    },
  },

  cookies: {
    title: 'Política de cookies',
    description:
      'Las pocas cookies que usa %{brand}: solo las necesarias, ninguna de terceros y ninguna de publicidad.',
    sections: {
      short: {
        title: 'En pocas palabras',
        text: 'Esta página solo usa las cookies sin las que no funcionaría. Ninguna mide lo que hace, ninguna es de terceros y ninguna sirve para publicidad. Por eso no le pedimos consentimiento con un aviso: la ley no lo exige para las necesarias (artículo 22.2 de la Ley 34/2002).',
      },
      list: {
        title: 'Las que usamos',
        text: 'Estas son todas. Las guarda esta misma página, y nadie más puede leerlas.',
      },
      storage: {
        title: 'Otros datos en su navegador',
        text: 'Mientras una pestaña está abierta, su navegador guarda en ella lo que hace falta para no repetir una operación por accidente al recargar la página. Se borra al cerrar la pestaña.',
      },
      control: {
        title: 'Cómo borrarlas',
        text: 'Puede borrar o bloquear las cookies en los ajustes de su navegador. Si bloquea las necesarias, podrá leer la página, pero no iniciar sesión.',
      },
    },
    table: { caption: 'Cookies de esta página', name: 'Nombre', purpose: 'Para qué', lifetime: 'Cuánto dura' },
    rows: {
      session: { purpose: 'Mantener su sesión iniciada', lifetime: '30 minutos sin uso y 12 horas como mucho' },
      device: { purpose: 'Recordar que confía en este navegador, solo si usted lo pide', lifetime: '30 días' },
      language: { purpose: 'Recordar el idioma que ha elegido', lifetime: '1 año' },
      next: { purpose: 'Llevarle, al iniciar sesión, a la página que había pedido', lifetime: '1 hora como mucho' },
    },
  },
} as const
