import type { CatalogueEntry } from './remote-errors.ts'

/** Part of the catalogue of errors (`errors.ts`): spreadsheets that cannot be used as a whole. */
export const FILE_ERRORS = {
  file_protected: {
    status: 422,
    msg: 'Abra «{{archivo}}», guárdelo sin contraseña y cárguelo otra vez: está protegido con contraseña.',
  },
  file_damaged: {
    status: 422,
    msg: 'Descargue «{{archivo}}» otra vez, o guárdelo de nuevo, y cárguelo: está incompleto o dañado.',
  },
  file_inflates: {
    status: 422,
    msg: 'Descargue «{{archivo}}» otra vez, o guárdelo de nuevo, y cárguelo: se expande a un tamaño que ninguna hoja de este tipo tiene.',
  },
  file_too_slow: {
    status: 422,
    msg: 'Descargue «{{archivo}}» otra vez, o guárdelo de nuevo, y cárguelo: su lectura tardó demasiado.',
  },
  too_many_rows: {
    status: 422,
    msg: 'Divida «{{archivo}}», por ejemplo por ficha, y cargue cada parte: tiene más de {{max, number}} filas.',
  },
  too_many_people: {
    status: 422,
    msg: 'Divida «{{archivo}}» y cargue cada parte: tiene {{filas, number}} filas y se cargan hasta {{max, number}} personas a la vez.',
  },
  too_many_cells: {
    status: 422,
    msg: 'Deje en «{{archivo}}» solo las columnas del reporte y guárdelo otra vez: tiene más de {{max, number}} celdas.',
  },
  several_reports: {
    status: 422,
    msg: 'Deje en «{{archivo}}» solo la hoja que quiere cargar: tiene más de un reporte, en las hojas {{hojas}}.',
  },
  report_ficha_invalid: {
    status: 422,
    msg: 'Corrija la celda {{celda}} de «{{archivo}}» o descárguelo otra vez de SOFIA Plus: «{{valor}}» no es un número de ficha; se esperaban de 5 a 9 dígitos.',
  },
  report_date_invalid: {
    status: 422,
    msg: 'Corrija la celda {{celda}} de «{{archivo}}» o descárguelo otra vez de SOFIA Plus: «{{valor}}» no es la fecha del reporte; se esperaba dd/mm/aaaa.',
  },
  report_code_too_long: {
    status: 422,
    msg: 'Corrija la celda {{celda}} de «{{archivo}}» o descárguelo otra vez de SOFIA Plus: «{{valor}}» tiene más de {{max}} caracteres y no puede ser el código o la versión de un programa.',
  },
  report_date_missing: {
    status: 422,
    msg: 'Descargue «{{archivo}}» otra vez de SOFIA Plus: no trae la fecha del reporte, y sin ella no se sabe si es más nuevo que el último.',
  },
  dates_mixed: {
    status: 422,
    msg: 'Corrija las fechas de la columna «{{columna}}» de «{{archivo}}» o, si es un reporte, descárguelo otra vez: «{{valor}}» (fila {{fila}}) tiene primero el mes y «{{otro_valor}}» (fila {{otra_fila}}) no, y no se sabe qué fecha es cada una.',
  },
  top_without_result: {
    status: 422,
    msg: 'Abra «{{archivo}}» en Excel, guárdelo y cárguelo otra vez: la celda {{celda}} tiene una fórmula sin resultado.',
  },
  top_letters_lost: {
    status: 422,
    msg: 'Descargue «{{archivo}}» otra vez, o guárdelo como .xlsx o CSV UTF-8: a «{{valor}}» (celda {{celda}}) se le perdieron letras al guardarlo.',
  },
  quote_over_rows: {
    status: 422,
    msg: 'Quite las comillas que abren en la celda {{celda}} de «{{archivo}}», o ciérrelas en su fila: se cierran {{lineas}} líneas después, y lo que sigue, con el documento o código {{valor}}, quedó dentro de ellas.',
  },
  quote_over_values: {
    status: 422,
    msg: 'Quite las comillas que abren en la celda {{celda}} de «{{archivo}}», o ciérrelas antes del separador: «{{valor}}» quedó en una sola celda.',
  },
  dates_ambiguous: {
    status: 422,
    msg: 'Diga si las fechas de la columna «{{columna}}» de «{{archivo}}» tienen primero el día o el mes: nada en el archivo lo dice, y antes no se guarda nada. {{ejemplos}}.',
  },
  file_empty: {
    status: 422,
    msg: 'Descargue «{{archivo}}» otra vez o complételo: no tiene filas de datos debajo del encabezado (fila {{fila}}).',
  },
  header_not_found: {
    status: 422,
    msg: 'Revise los títulos de «{{archivo}}» o descárguelo otra vez: en sus filas 1 a {{hasta}} no hay un encabezado conocido. Se esperaba: {{esperado}}. Lo más parecido que hay: {{parecidos}}.',
  },
  header_absent: {
    status: 422,
    msg: 'Agregue una fila de títulos a «{{archivo}}»: no tiene encabezados, y su fila {{fila}} ya trae datos («{{valor}}»). Se necesita: {{esperado}}.',
  },
  header_too_low: {
    status: 422,
    msg: 'Borre filas de encima del encabezado de «{{archivo}}»: está en la fila {{fila}}, y se busca en las primeras {{hasta}}.',
  },
  header_unknown: {
    status: 422,
    msg: 'Corrija el encabezado de «{{archivo}}» (fila {{fila}}) o descárguelo otra vez: falta la columna «{{esperado}}», y el título «{{valor}}» (columna {{columna}}) no se reconoce.',
  },
  header_missing: {
    status: 422,
    msg: 'Corrija el encabezado de «{{archivo}}» (fila {{fila}}) o descárguelo otra vez: falta la columna «{{columna}}».',
  },
  header_repeated: {
    status: 422,
    msg: 'Deje una sola columna «{{valor}}» en «{{archivo}}»: en su fila {{fila}} ese título está dos veces, en las columnas {{columna}} y {{otra_columna}}.',
  },
  wrong_kind: {
    status: 422,
    msg: 'Elija otro archivo: «{{archivo}}» es {{recibido}} y aquí se espera {{esperado}}.',
  },
  wrong_ficha: {
    status: 422,
    msg: 'Elija otro archivo: «{{archivo}}» es de la ficha {{recibido}} (fila {{fila}}) y aquí se espera la ficha {{esperado}}.',
  },
  wrong_program: {
    status: 422,
    msg: 'Elija otro archivo: «{{archivo}}» es del programa {{recibido}} (fila {{fila}}) y aquí se espera el programa {{esperado}}.',
  },
  ficha_other_version: {
    status: 422,
    msg: 'Elija otro archivo o cambie la ficha de versión: «{{archivo}}» es de la versión {{recibido}} de «{{programa}}» (fila {{fila}}) y la ficha está en la versión {{esperado}}.',
  },
  program_other_version: {
    status: 422,
    msg: 'Elija otro archivo o el programa de esa versión: «{{archivo}}» es de la versión {{recibido}} de «{{programa}}» (fila {{fila}}) y este programa es la versión {{esperado}}.',
  },
  people_absent: {
    status: 422,
    msg: 'Diga qué pasó con quienes están en la ficha y no en «{{archivo}}» ({{total, number}}): {{nombres}}. Antes no se guarda nada.',
  },
  report_incomplete: {
    status: 422,
    msg: 'Descargue «{{archivo}}» otra vez de SOFIA Plus: se tomó como incompleto, porque no trae a {{nombres}} ({{total, number}}). No se guardó nada.',
  },
  rows_rejected: {
    status: 422,
    msg: 'Corrija «{{archivo}}»: {{rechazados, number}} de {{filas, number}} filas no se pueden cargar. No se guardó nada. Primera: fila {{fila}}, columna {{columna}}: {{motivo}}',
  },
} as const satisfies Record<string, CatalogueEntry>
