export interface CatalogueEntry {
  status: number
  msg: string
}

/** The part of the catalogue that is about remotes, their releases and deploy tokens. */
export const REMOTE_ERRORS = {
  override_not_local: {
    status: 400,
    msg: 'Un módulo en desarrollo solo se carga desde este mismo equipo, como fichas@http://localhost:5174, con localhost o 127.0.0.1. Corrija la dirección.',
  },
  override_from_other_site: {
    status: 403,
    msg: 'Otro sitio quiso cargar aquí un módulo en desarrollo. Si lo pidió usted, copie la dirección y péguela en el navegador.',
  },
  deploy_token_invalid: {
    status: 401,
    msg: 'La clave de despliegue no sirve: está mal escrita, se venció o se revocó. Pida otra a quien administra el sistema.',
  },
  deploy_token_rests: {
    status: 403,
    msg: 'Pida otra clave a quien administra el sistema: quien creó esta ya no puede crearlas, o desde entonces cerró sus sesiones o cambió su contraseña.',
  },
  deploy_token_of_retired: {
    status: 403,
    msg: 'El módulo se retiró y sus claves descansan. Pida a quien administra el sistema que active una de sus versiones, o una clave nueva para publicar otra.',
  },
  deploy_token_other_remote: {
    status: 403,
    msg: 'La clave de despliegue es del módulo «{{esperado}}» y no sirve para «{{recibido}}».',
  },
  deploy_token_cannot_activate: {
    status: 403,
    msg: 'La clave de despliegue puede publicar pero no activar. Un administrador activa la versión en la página de módulos.',
  },
  remote_not_found: { status: 404, msg: 'No hay un módulo con ese nombre.' },
  release_not_found: {
    status: 404,
    msg: 'Esa versión ya no está guardada. Vuelva a cargar la lista y elija otra.',
  },
  deploy_token_not_found: { status: 404, msg: 'Esta clave ya no existe. Vuelva a cargar la lista.' },
  release_withdrawn: { status: 409, msg: 'Esa versión se retiró y no se puede activar. Publique una nueva.' },
  release_in_use: {
    status: 409,
    msg: 'Todos usan esa versión: no se puede retirar ni ofrecer solo a algunos. Active otra o vuelva a la anterior primero.',
  },
  no_previous_release: { status: 409, msg: 'No hay una versión anterior a la cual volver. Elija una de la lista.' },
  release_differs: {
    status: 409,
    msg: 'Construya el módulo con otro número de versión: ya hay una versión {{hash}} de él con otro contenido.',
  },
  release_version_taken: {
    status: 409,
    msg: 'La versión {{version}} de este módulo ya existe con otro contenido. Suba el número de versión en su package.json, construya el módulo y publíquelo otra vez.',
  },
  release_contract: {
    status: 409,
    msg: 'La versión pide el contrato {{pedido}} y este sistema tiene el {{ofrecido}}. Constrúyala con el contrato de este sistema.',
  },
  release_library: {
    status: 409,
    msg: 'La versión pide {{biblioteca}} {{pedido}} y este sistema tiene {{ofrecido}}. Constrúyala con esa versión de {{biblioteca}} o actualice el sistema.',
  },
  release_kit: {
    status: 409,
    msg: 'La versión pide el kit {{pedido}} y este sistema tiene el {{ofrecido}}. Constrúyala con ese kit o actualice el sistema.',
  },
  release_runtime: {
    status: 409,
    msg: 'La versión pide la federación {{pedido}} y este sistema tiene la {{ofrecido}}. Constrúyala con las herramientas de este sistema.',
  },
  release_calls: {
    status: 409,
    msg: 'La versión usa {{total}} llamadas que este sistema no tiene: {{llamadas}}. Actualice primero el sistema.',
  },
  too_many_deploy_tokens: {
    status: 409,
    msg: 'El módulo ya tiene {{max}} claves vigentes. Revoque una que no se use.',
  },
  deploy_token_full: {
    status: 409,
    msg: 'Publique la versión de los archivos enviados, o espere un día: la clave ya envió {{max_mb}} MB que ninguna versión nombra.',
  },
  publishing_busy: {
    status: 503,
    msg: 'Espere unos segundos e intente de nuevo: otros archivos de versiones se están recibiendo.',
  },
  release_file_damaged: {
    status: 422,
    msg: 'El archivo que llegó no es el que la versión anuncia. Constrúyala y publíquela de nuevo.',
  },
  release_inconsistent: {
    status: 422,
    msg: 'La versión nombra el archivo «{{archivo}}», que no está en su lista de archivos. Constrúyala de nuevo.',
  },
  release_hash: {
    status: 422,
    msg: 'Construya el módulo otra vez y publíquelo tal como quede: dice que es la versión {{recibido}} y por su contenido es la {{esperado}}.',
  },
  release_too_large: {
    status: 422,
    msg: 'Reduzca los archivos a {{max_mb}} MB en total: la versión pesa {{total_mb}} MB.',
  },
  release_too_many_routes: { status: 422, msg: 'Deje {{max}} rutas como máximo: la versión tiene {{total}}.' },
  release_too_many_cards: { status: 422, msg: 'Deje {{max}} tarjetas como máximo: la versión tiene {{total}}.' },
  release_too_many_entries: {
    status: 422,
    msg: 'Deje {{max}} entradas del menú como máximo: la versión tiene {{total}}.',
  },
  release_too_many_places: {
    status: 422,
    msg: 'Deje {{max}} secciones y acciones en páginas de otros como máximo: la versión tiene {{total}}.',
  },
  release_file_name: {
    status: 422,
    msg: 'Cambie el nombre del archivo «{{archivo}}»: «.» y «..» no son nombres de carpetas ni de archivos.',
  },
  release_file_twice: {
    status: 422,
    msg: 'Construya el módulo otra vez: la versión tiene dos veces el archivo «{{archivo}}».',
  },
  release_name_reserved: {
    status: 422,
    msg: 'Cambie el nombre «{{nombre}}»: en JavaScript todos los objetos lo tienen.',
  },
  release_page_missing: {
    status: 422,
    msg: 'Construya la página «{{pagina}}», o quite la ruta, la tarjeta o la sección que la nombra: la versión no la tiene.',
  },
  release_text_missing: {
    status: 422,
    msg: 'Escriba el texto «{{clave}}» en locales/{{idioma}}.json: un título o una entrada de la versión lo nombra.',
  },
  release_address_reserved: {
    status: 422,
    msg: 'Cambie la dirección «{{direccion}}»: es del sistema, o está encima o debajo de una que lo es.',
  },
  release_address_any: {
    status: 422,
    msg: 'Empiece la dirección con una palabra propia, como «/horarios»: «{{direccion}}» vale por cualquiera.',
  },
  release_address_invalid: {
    status: 422,
    msg: 'Escriba la dirección con palabras y parámetros, como «/horarios/:id»: «{{direccion}}» no se entiende.',
  },
  release_address_twice: { status: 422, msg: 'Deje una sola ruta para «{{direccion}}»: la versión tiene dos.' },
  release_address_taken: {
    status: 409,
    msg: 'Cambie la dirección «{{direccion}}», o pida al equipo de «{{modulo}}» que deje la suya: ese módulo usa «{{ocupada}}».',
  },
  release_path_outside: {
    status: 422,
    msg: 'Use una dirección de este sistema, que empiece con una sola «/»: «{{direccion}}» puede llevar a otro sitio.',
  },
  release_entry_without_route: {
    status: 422,
    msg: 'Agregue una ruta para «{{direccion}}», o quite la entrada o la acción: la versión no tiene esa pantalla.',
  },
  release_place_missing: {
    status: 422,
    msg: 'Elija un lugar del contrato para secciones o para acciones, como «ficha.section»: «{{lugar}}» no lo es.',
  },
  release_place_field: {
    status: 422,
    msg: 'Use en la dirección «{{direccion}}» solo los datos que entrega su lugar, como «:nroFicha».',
  },
  release_first_call: {
    status: 422,
    msg: 'Pida primero solo lecturas que la versión usa: «{{llamada}}» no lo es.',
  },
  release_first_field: {
    status: 422,
    msg: 'Dé a «{{llamada}}» solo parámetros que la dirección de su página tiene.',
  },
  release_icon_missing: {
    status: 422,
    msg: 'Elija un icono del kit, o dé el trazado de uno propio, como «M4 4h16v16H4z»: «{{icono}}» no es lo uno ni lo otro.',
  },
  release_group_missing: {
    status: 422,
    msg: 'Elija un grupo de la búsqueda de este sistema: «{{grupo}}» no lo tiene.',
  },
  release_group_taken: {
    status: 409,
    msg: 'Quite los resultados de «{{grupo}}», o pida al equipo de «{{modulo}}» que deje los suyos: ese módulo ya los muestra.',
  },
  release_permission_missing: {
    status: 422,
    msg: 'Use «public», «authenticated» o un permiso de este sistema: «{{permiso}}» no lo tiene nadie.',
  },
} as const satisfies Record<string, CatalogueEntry>
