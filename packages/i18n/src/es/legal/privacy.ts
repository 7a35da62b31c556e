/** Privacy policy: Regulation (EU) 2016/679 (GDPR), articles 13 and 14, and Organic Law 3/2018. */
export const privacy = {
  title: 'Política de privacidad',
  description:
    'Qué datos personales trata %{brand}, para qué, con quién los comparte, cuánto los guarda y qué derechos tiene usted.',
  sections: {
    controller: {
      title: 'Quién trata sus datos',
      text: 'La sociedad titular de %{brand}, que identifica el aviso legal, es la responsable del tratamiento conforme al Reglamento (UE) 2016/679 (RGPD) y a la Ley Orgánica 3/2018. Puede dirigirse a nosotros, y a nuestro delegado de protección de datos, por el apartado de soporte.',
    },
    data: {
      title: 'Qué datos tratamos',
      text: '- Los que usted nos da al registrarse: nombre, correo, teléfono, fecha de nacimiento, nacionalidad y documento de identidad; en las empresas, además, la denominación, el NIF y quién la representa.\n- Los de la verificación de identidad: imágenes del documento y del rostro, y su resultado.\n- Los de su actividad: cuentas bancarias, ingresos, retiradas, inversiones y cobros.\n- Los de sus conversaciones con soporte, y los archivos que adjunte. Con cada ticket se guardan una imagen de la página y las últimas veinte respuestas de la plataforma, para entender qué falló.\n- Los técnicos que exige la seguridad: dirección IP, navegador, sesiones, navegadores de confianza y, si las usa, la parte pública de sus llaves de acceso: la huella y el rostro no salen de su dispositivo.\n\nQuien solo lee la página no deja más que la dirección IP y lo que su navegador dice de sí mismo, el tiempo que hace falta para responderle y para detectar abusos.',
    },
    origin: {
      title: 'De dónde salen',
      text: 'Casi todos nos los da usted. El resultado de la verificación de identidad nos lo da el proveedor que la hace, y los movimientos de dinero, el banco.\n\nSin los datos que el registro marca como obligatorios no podemos abrir la cuenta ni, por ley, dejarle invertir. Los demás son voluntarios.',
    },
    purposes: {
      title: 'Para qué, y con qué base',
      text: '- Prestarle el servicio y llevar la cuenta de su dinero: la ejecución del contrato (artículo 6.1.b del RGPD).\n- Verificar su identidad, prevenir el blanqueo de capitales (Ley 10/2010) y cumplir con Hacienda y con los supervisores: la obligación legal (artículo 6.1.c).\n- Proteger su cuenta y la plataforma frente al fraude: el interés legítimo (artículo 6.1.f).\n- Avisarle por correo de novedades que no son imprescindibles: su consentimiento (artículo 6.1.a), que puede dar y quitar en su perfil.\n\nNo hacemos perfiles comerciales ni usamos sus datos para publicidad.',
    },
    identity: {
      title: 'La verificación de identidad',
      text: 'La hace un proveedor especializado, por encargo nuestro: usted enseña su documento y su rostro a la cámara, y el proveedor compara uno con otro. Nosotros recibimos el resultado y los datos del documento.\n\nNo tomamos decisiones que le afecten de forma importante solo por medios automáticos (artículo 22 del RGPD): toda verificación rechazada puede revisarla una persona, y usted puede pedirlo por soporte.',
    },
    recipients: {
      title: 'Con quién los compartimos',
      text: '- Con el proveedor que verifica la identidad, el banco y quienes alojan la plataforma y envían sus correos, que solo actúan por encargo nuestro y con contrato (artículo 28 del RGPD).\n- Con el promotor, lo necesario para formalizar la inversión.\n- Con jueces, la CNMV, el servicio de prevención del blanqueo (Sepblac) y la Agencia Tributaria, cuando la ley lo exige.\n\nNo vendemos datos. No los enviamos fuera del Espacio Económico Europeo sin las garantías que exige el RGPD (artículos 44 a 49).',
    },
    retention: {
      title: 'Cuánto los guardamos',
      text: '- Los de la cuenta, mientras la tenga.\n- Los de prevención del blanqueo, diez años desde que termina la relación (artículo 25 de la Ley 10/2010).\n- Los contables, seis años (artículo 30 del Código de Comercio), y los del servicio de financiación participativa, al menos cinco (artículo 26 del Reglamento (UE) 2020/1503).\n- Las sesiones, doce horas como mucho; los navegadores de confianza, treinta días; las llaves de acceso, hasta que las quite o se dé de baja.\n\nSi se da de baja se borra lo que no estemos obligados a conservar. Lo que la ley obliga a guardar queda bloqueado: nadie lo usa para otra cosa.',
    },
    rights: {
      title: 'Sus derechos',
      text: 'Puede pedir acceso a sus datos, corregirlos, borrarlos, oponerse a su uso, limitarlo o llevárselos a otro sitio, y retirar un consentimiento en cualquier momento sin que afecte a lo anterior. Buena parte puede hacerla en su perfil; para el resto, escríbanos por soporte. No cuesta nada y respondemos en un mes.\n\nSi cree que no los respetamos, puede reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
    },
    security: {
      title: 'Cómo los protegemos',
      text: 'Las contraseñas se guardan de forma que nadie puede leerlas, el acceso pide un código de un solo uso, los documentos se sirven con direcciones que caducan y cada cambio que hace nuestro personal queda registrado. Si hubiera un incidente que le afectara, se lo diríamos, y a la Agencia en 72 horas (artículos 33 y 34 del RGPD).',
    },
    minors: {
      title: 'Menores de edad',
      text: 'La plataforma es para mayores de 18 años. Si descubrimos una cuenta de un menor, la cerramos y borramos sus datos.',
    },
    changes: {
      title: 'Cambios de esta política',
      text: 'Arriba está la fecha de la última versión. Si un cambio le afecta, se lo diremos por correo antes de que valga.',
    },
  },
} as const
