// The catalogue of all errors of the API: stable code, status and Spanish message. `{{name}}` is replaced by the
// error's params. Screens translate by code and fall back to the message. The English messages are in errors.en.ts.

// Stryker disable StringLiteral,ObjectLiteral: sentences, which do not compile without a status
import { dayText } from './day-text.ts'
import type { Language } from './enums.ts'
import { FILE_ERRORS } from './file-errors.ts'
import { numberText } from './number-text.ts'
import { type CatalogueEntry, REMOTE_ERRORS } from './remote-errors.ts'

export const ERRORS = {
  ...REMOTE_ERRORS,
  ...FILE_ERRORS,
  validation: { status: 400, msg: 'Revise los campos señalados.' },
  malformed: { status: 400, msg: 'La solicitud no tiene el formato esperado.' },
  json_invalid: { status: 400, msg: 'Los datos enviados no son JSON válido.' },
  one_file_only: { status: 400, msg: 'Llegó más de un archivo. Envíe uno solo.' },
  file_in_wrong_field: {
    status: 400,
    msg: 'El archivo llegó en el campo «{{recibido}}» y se esperaba en «{{esperado}}».',
  },
  invalid_credentials: { status: 401, msg: 'El documento o la contraseña no son correctos.' },
  not_signed_in: { status: 401, msg: 'Inicie sesión para continuar.' },
  session_ended: { status: 401, msg: 'Su sesión terminó. Inicie sesión de nuevo.' },
  pending_approval: { status: 403, msg: 'Su solicitud aún no ha sido aprobada por un administrador.' },
  account_disabled: { status: 403, msg: 'Su cuenta está deshabilitada. Hable con un administrador.' },
  forbidden: { status: 403, msg: 'No tiene permiso para hacer esto.' },
  access_link_for_oneself: {
    status: 403,
    msg: 'Cambie su contraseña en su perfil: un enlace para nueva contraseña se crea para otra persona.',
  },
  not_found: { status: 404, msg: 'No se encontró lo que busca.' },
  user_not_found: { status: 404, msg: 'No se encontró el usuario' },
  program_not_found: { status: 404, msg: 'Programa no encontrado.' },
  ficha_not_found: { status: 404, msg: 'No se encontró información de la ficha' },
  apprentice_not_found: { status: 404, msg: 'No se pudieron cargar los datos del aprendiz' },
  document_not_found: { status: 404, msg: 'Este documento ya no está publicado. Vuelva a cargar la lista.' },
  plan_not_found: {
    status: 404,
    msg: 'La simulación de este reporte ya no está disponible. Elija el archivo otra vez.',
  },
  import_not_found: { status: 404, msg: 'La ficha no tiene esa carga en su historial.' },
  method_not_allowed: { status: 405, msg: 'Esta dirección no recibe {{metodo}}: use {{permitidos}}.' },
  conflict: { status: 409, msg: 'Alguien cambió estos datos al mismo tiempo. Cargue de nuevo e intente otra vez.' },
  stale_version: {
    status: 412,
    msg: 'Alguien guardó estos datos después de que usted los leyó. Cargue de nuevo e intente otra vez.',
  },
  ficha_exists: { status: 409, msg: 'La ficha {{nro_ficha}} ya existe.' },
  user_exists: { status: 409, msg: 'Ya existe una persona con estos datos.' },
  already_decided: { status: 409, msg: 'Esta solicitud ya fue decidida por un administrador.' },
  link_unknown: { status: 404, msg: 'Este enlace no es válido. Revise que esté completo o pida uno nuevo.' },
  link_used: { status: 410, msg: 'Este enlace ya no sirve: se usó, o después cambió la contraseña o el correo.' },
  link_expired: { status: 410, msg: 'Este enlace se venció. Pida uno nuevo.' },
  user_disabled: { status: 409, msg: 'Esta persona está deshabilitada. Reactívela primero.' },
  last_admin: {
    status: 409,
    msg: 'Es el último administrador habilitado. Nombre a otro antes de deshabilitarlo o de cambiar su rol.',
  },
  ficha_has_judgments: {
    status: 409,
    msg: 'La ficha {{nro_ficha}} ya tiene juicios de «{{programa}}», dados o por dar: pertenecen a ese diseño y el programa no se puede cambiar.',
  },
  ficha_disabled: {
    status: 409,
    msg: 'La ficha {{nro_ficha}} está deshabilitada y no recibe juicios. Reactívela e intente de nuevo.',
  },
  program_exists: {
    status: 409,
    msg: 'El programa {{codigo}} versión {{version}} ya existe: «{{nombre}}». Use ese programa o cargue el archivo de otro.',
  },
  program_twin: {
    status: 409,
    msg: 'Ya existe el programa «{{nombre}}» de ese nivel y con los mismos resultados. Use ese programa; si está deshabilitado, reactívelo.',
  },
  import_older: {
    status: 409,
    msg: 'El reporte es del {{fecha, day}} y ya se cargó uno del {{fecha_anterior, day}}. Descargue uno nuevo de SOFIA Plus o cárguelo de todos modos.',
  },
  import_not_newest: {
    status: 409,
    msg: 'Solo se puede deshacer la carga más reciente de la ficha: «{{archivo}}». Deshágala primero.',
  },
  import_undone: { status: 409, msg: 'Esta carga ya se deshizo. Para tenerla otra vez, cargue de nuevo su archivo.' },
  import_created_ficha: {
    status: 409,
    msg: 'Con este archivo se creó la ficha, y sin él quedaría vacía. Si la ficha no debe existir, deshabilítela.',
  },
  document_same: { status: 409, msg: 'La persona ya tiene el documento {{documento}}: no hay nada que corregir.' },
  document_in_ficha: {
    status: 409,
    msg: 'El número {{documento}} ya está en esta ficha: es de {{nombre}}. Si es la misma persona, una las dos.',
  },
  document_other_person: {
    status: 409,
    msg: 'El número {{documento}} es de {{nombre}}, con otro nombre. Revise el número.',
  },
  document_former: {
    status: 409,
    msg: 'El número {{documento}} es un número anterior de {{nombre}}, que hoy tiene el {{actual}}. Revise el número.',
  },
  merge_same: { status: 409, msg: 'Elija a otra persona de la ficha: nadie se une consigo mismo.' },
  ficha_has_history: {
    status: 409,
    msg: 'La creación de la ficha {{nro_ficha}} ya no se puede deshacer: después se cargó un reporte o se editó. Si la ficha no debe existir, deshabilítela.',
  },
  import_not_kept: {
    status: 409,
    msg: 'De esta carga no quedó guardado lo que había antes, así que no se puede deshacer. Cargue un reporte nuevo.',
  },
  import_other_program: {
    status: 409,
    msg: 'La ficha cambió de programa después de esta carga, y los juicios anteriores eran de otro diseño: no se puede deshacer.',
  },
  program_differs: {
    status: 409,
    msg: '«{{archivo}}» es del programa «{{recibido}}» (fila {{fila}}) y la ficha se crea en «{{esperado}}». Elija ese programa u otro archivo, o créela de todos modos.',
  },
  dates_differ: {
    status: 409,
    msg: '«{{archivo}}» dice que la ficha va del {{inicio, day}} al {{fin, day}}, y aquí se escribió otra cosa. Use las fechas del archivo o elija otro, o créela de todos modos.',
  },
  report_in_future: {
    status: 422,
    msg: 'Descargue «{{archivo}}» otra vez de SOFIA Plus o corrija su fecha: dice que es del {{fecha, day}}, un día que aún no llega (hoy es {{hoy, day}}).',
  },
  document_exists: {
    status: 409,
    msg: 'Este archivo ya está entre los documentos, como «{{titulo}}». Cámbielo allí, o restáurelo si está retirado.',
  },
  too_many_documents: {
    status: 409,
    msg: 'Ya hay {{max}} documentos y no caben más. Reemplace uno que ya no se use, por ejemplo uno retirado.',
  },
  plan_changed: {
    status: 409,
    msg: 'La ficha cambió después de la simulación y no se guardó nada. Revise lo que el reporte haría ahora.',
  },
  file_too_large: { status: 413, msg: 'El archivo pesa más de {{max_mb}} MB.' },
  file_too_large_xlsx: {
    status: 413,
    msg: 'El archivo pesa más de {{max_mb}} MB. Ábralo, guárdelo como .xls y cárguelo otra vez.',
  },
  form_too_large: { status: 413, msg: 'Los datos del formulario pesan más de {{max_kb}} KB.' },
  payload_too_large: { status: 413, msg: 'La solicitud es demasiado grande.' },
  upload_too_slow: { status: 408, msg: 'Revise su conexión e intente de nuevo: lo que envió llegó muy despacio.' },
  media_type_not_taken: { status: 415, msg: 'Envíe los datos como {{esperado}}: llegaron como {{recibido}}.' },
  file_missing: { status: 400, msg: 'Por favor, selecciona un archivo Excel' },
  not_a_spreadsheet: {
    status: 415,
    msg: 'Cargue el archivo de Excel como lo recibió, o el mismo guardado como .xlsx: «{{archivo}}» no es una hoja de cálculo.',
  },
  file_archived: {
    status: 415,
    msg: 'Descomprima «{{archivo}}» y cargue cada reporte que contiene: es un archivo comprimido ({{formato}}).',
  },
  page_saved: {
    status: 415,
    msg: 'Ingrese a SOFIA Plus, descargue el reporte otra vez y cárguelo: «{{archivo}}» es una página web guardada, como la de ingreso, y no un reporte.',
  },
  format_not_read: {
    status: 415,
    msg: 'Abra «{{archivo}}» y guárdelo como .xlsx: está en un formato que aquí no se lee ({{formato}}).',
  },
  document_not_accepted: {
    status: 415,
    msg: '«{{archivo}}» no se puede publicar. Se reciben archivos PDF, de Office sin macros e imágenes PNG, JPEG o WebP, con el nombre que corresponde a su contenido ({{extensiones}}).',
  },
  document_incomplete: {
    status: 422,
    msg: '«{{archivo}}» está incompleto o dañado. Ábralo para revisarlo, guárdelo otra vez y vuelva a elegirlo.',
  },
  too_many_tries: { status: 429, msg: 'Demasiados intentos. Espere {{minutos}} min e intente de nuevo.' },
  too_many_at_once: {
    status: 429,
    msg: 'Hay demasiadas peticiones suyas en curso. Espere unos segundos e intente de nuevo.',
  },
  internal: { status: 500, msg: 'Ha ocurrido un error inesperado' },
  reader_busy: {
    status: 503,
    msg: 'En este momento se están leyendo muchos archivos. Espere un minuto y cárguelo de nuevo.',
  },
  writer_busy: {
    status: 503,
    msg: 'En este momento se están preparando otros archivos largos. Espere un minuto y expórtelo de nuevo.',
  },
  export_failed: {
    status: 503,
    msg: 'El archivo no se pudo terminar y no quedó nada de él. Expórtelo de nuevo; si vuelve a pasar, avise a quien administra el sistema.',
  },
  export_too_slow: {
    status: 503,
    msg: 'El archivo no estuvo listo en {{minutos}} minutos. Acote los filtros y expórtelo por partes.',
  },
  data_in_use: {
    status: 503,
    msg: 'Otra operación está usando estos datos y no se guardó nada. Intente de nuevo en un minuto.',
  },
  storage_full: {
    status: 507,
    msg: 'El servidor no tiene espacio en el disco y no se guardó nada. Avise a quien lo administra.',
  },
  unavailable: { status: 503, msg: 'El servicio no está disponible en este momento. Intente de nuevo en un minuto.' },
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof ERRORS

export type Params = Record<string, string | number>

// Stryker restore StringLiteral,ObjectLiteral

/**
 * Replaces `{{name}}` in a catalogue message by params, and `{{name, day}}` and `{{name, number}}` by the way in which the
 * language writes a day and a number of them. Missing params stay visible as their name.
 */
export function fill(sentence: string, params: Params = {}, language: Language = 'es'): string {
  return sentence.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_, name: string, format?: string) => {
    const value = params[name] ?? name
    if (format === 'number' && typeof value === 'number') return numberText(value, language)
    return format === 'day' ? dayText(String(value), language) : String(value)
  })
}
