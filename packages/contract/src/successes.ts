/**
 * Spanish messages of successful calls: the `msg` beside `ok: true`. Each belongs to one route, so no code is sent;
 * screens have their own texts. The English messages are in successes.en.ts.
 */
export const SUCCESSES = {
  simulated: 'Simulación: no se guardó nada.',
  user_created: 'Se creó el instructor correctamente',
  users_loaded: 'Las personas se cargaron correctamente',
  users_unchanged: 'El archivo no trae a nadie nuevo: no se cambió nada.',
  user_updated: 'El instructor se editó correctamente',
  profile_updated: 'El perfil fue actualizado correctamente',
  user_disabled: 'El instructor se deshabilitó correctamente',
  user_enabled: 'Instructor reactivado exitosamente.',
  signed_out: 'Cerró la sesión.',
  signed_out_everywhere: 'Se cerraron todas sus sesiones, también en otros equipos.',
  registration_sent: 'Su solicitud se envió. Un administrador la revisará y usted recibirá un correo.',
  registration_sent_unmailed:
    'Su solicitud se envió. Un administrador la revisará y, si la aprueba, le entregará un enlace: Fichero no puede enviar correos.',
  registration_approved: 'Usuario aprobado. Recibirá un correo con el enlace para crear su contraseña.',
  registration_approved_unmailed:
    'Usuario aprobado. Entréguele este enlace para que cree su contraseña: sirve una vez y vence en 72 horas.',
  registration_rejected: 'La solicitud se rechazó y se eliminó.',
  reset_link_requested: 'Si el documento está registrado, recibirá un correo con un enlace para crear una contraseña.',
  reset_link_unmailed:
    'Fichero no puede enviarle un correo. Pida al administrador un enlace para crear una contraseña.',
  access_link_mailed: 'Le enviamos un correo con un enlace nuevo. Los anteriores ya no sirven.',
  access_link_unmailed:
    'Entréguele este enlace para que cree su contraseña: sirve una vez. Los anteriores ya no sirven.',
  password_reset: 'La contraseña se cambió correctamente. Ya puede iniciar sesión.',
  program_created: 'El programa se creó correctamente',
  program_updated: 'El programa se editó correctamente.',
  program_disabled: 'El programa se eliminó correctamente',
  program_enabled: 'El programa se reactivó correctamente',
  ficha_created: 'La ficha se creó correctamente',
  ficha_updated: 'La ficha se actualizó correctamente',
  ficha_disabled: 'La ficha se deshabilitó correctamente',
  ficha_enabled: 'La ficha se reactivó correctamente',
  contact_updated: 'Los datos de contacto se guardaron correctamente',
  contact_removed: 'Los datos de contacto se quitaron. Queda anotado en Actividad, sin los datos.',
  contact_removed_before: 'No había datos de contacto por quitar: no se cambió nada.',
  evaluations_imported: 'Los juicios evaluativos se cargaron correctamente',
  apprentices_imported: 'Los datos de los aprendices se cargaron.',
  evaluations_unchanged: 'El reporte no trae nada nuevo: no se cambió nada.',
  document_published: 'El documento se publicó: todos lo pueden descargar.',
  document_updated: 'El documento se cambió correctamente',
  document_withdrawn: 'El documento se retiró: ya nadie lo puede descargar.',
  document_restored: 'El documento se publicó de nuevo',
  opinion_received: 'Gracias por su opinión.',
  remote_retired: 'El módulo se retiró: no está en el menú ni en el panel. Con una versión activa vuelve.',
  release_activated: 'La versión está activa: la recibe todo el que cargue una página.',
  release_offered: 'La versión está activa para las personas elegidas.',
  remote_rolled_back: 'El módulo volvió a la versión anterior.',
  candidate_ended: 'Todos vuelven a usar la versión activa.',
  remote_pinned: 'El módulo conserva su versión aunque llegue otra con el sistema.',
  remote_unpinned: 'El módulo vuelve a recibir las versiones que llegan con el sistema.',
  release_withdrawn: 'La versión se retiró: nadie más la recibe.',
  deploy_token_created: 'La clave se creó. Cópiela ahora: no se puede volver a ver.',
  deploy_token_revoked: 'La clave se revocó: ya no sirve.',
  ficha_creation_undone: 'La creación de la ficha se deshizo. Puede crearla de nuevo.',
  import_undone: 'La carga se deshizo: la ficha quedó como estaba antes.',
} as const

export type SuccessCode = keyof typeof SUCCESSES
