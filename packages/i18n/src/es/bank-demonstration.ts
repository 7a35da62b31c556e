export const bankDemonstration = {
  title: 'El banco de la demostración',
  statement: 'Descargar el extracto del día',
  statementAbout:
    'Esto es una demostración y su banco también. El extracto del día abona lo que los clientes anunciaron, carga lo que se entregó al banco y trae algún problema. Descárguelo y súbalo como el de cualquier banco; lo importa otro administrador.',
  report: 'Descargar la respuesta del banco',
  reportAbout:
    'Esto es una demostración y su banco también. De un lote con varios pagos rechaza uno. Descargue su respuesta e impórtela como la de cualquier banco.',
} as const
