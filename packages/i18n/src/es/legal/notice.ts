/** Legal notice: Law 34/2002 (LSSI-CE), article 10. What an investor is to know stands in `information.ts`. */
export const notice = {
  title: 'Aviso legal',
  description: 'Quién está detrás de %{brand}, quién la supervisa y con qué reglas se usa esta página.',
  sections: {
    holder: {
      title: 'Quién presta el servicio',
      text: 'Esta página es de la sociedad titular de %{brand}, una plataforma de financiación participativa que pone en contacto a personas y empresas que quieren invertir con promotores que buscan financiación para proyectos concretos.\n\nPuede escribirnos por el apartado de soporte de su cuenta, que atienden personas.',
    },
    authorisation: {
      title: 'Autorización y supervisión',
      text: 'La sociedad titular presta sus servicios conforme al Reglamento (UE) 2020/1503, relativo a los proveedores europeos de servicios de financiación participativa para empresas, y al título V de la Ley 5/2015, de fomento de la financiación empresarial.\n\nLa supervisa la Comisión Nacional del Mercado de Valores (CNMV). La Autoridad Europea de Valores y Mercados (AEVM) mantiene el registro público de todos los proveedores autorizados, en el que puede comprobar cualquier autorización.',
    },
    use: {
      title: 'Uso de la página y propiedad de los contenidos',
      text: 'Leer la página no obliga a nada ni exige registrarse. Quien se registra se compromete a dar datos verdaderos, a custodiar su contraseña y sus códigos y a no usar la cuenta de otra persona. Podemos suspender una cuenta cuando lo exija la ley o haya indicios de fraude.\n\nLos textos, dibujos y marcas de esta página pertenecen a la sociedad titular o a quienes los ceden. La documentación de cada proyecto la aporta su promotor, que responde de ella.',
    },
    law: {
      title: 'Ley aplicable e idioma',
      text: 'Se aplica la ley española. Si usted es consumidor, puede acudir a los tribunales de su domicilio.\n\nEste aviso existe en español y en inglés. Si las dos versiones dijeran cosas distintas, vale la española.',
    },
  },
} as const
