/** By the reason, text columns of tables about people that never contain data that a removal must delete. */
export const STAYS: Record<string, string[]> = {
  'the academic record, and the identity of its people': [
    ...[
      'aprendiz.nro_documento',
      'aprendiz.tipo_documento',
      'aprendiz.nombre',
      'aprendiz.apellido',
      'aprendiz.busqueda',
    ],
    ...['aprendiz_palabra.palabra', 'aprendiz_palabra.nro_documento', 'aprendiz_palabra.busqueda'],
    ...['documento_anterior.nro_anterior', 'documento_anterior.tipo_documento', 'documento_anterior.nro_documento'],
    ...['matricula.nro_documento', 'matricula.estado', 'cambio_matricula.juicios'],
    ...['juicio.estado', 'juicio.evaluador_documento', 'juicio.evaluador_nombre', 'juicio.observacion'],
    ...['juicio.fecha_registro', 'juicio_pendiente.evaluador_documento', 'juicio_pendiente.evaluador_nombre'],
    ...['ficha_faltante.evaluador_documento', 'ficha_faltante.evaluador_nombre'],
    ...['importacion.archivo', 'plan_importacion.archivo', 'usuario.nro_documento', 'usuario.orden'],
  ],
  'needed to restore an older backup': ['retiro.clave'],
  'kinds, states, digests and names of tables': [
    ...['auditoria.accion', 'auditoria.entidad', 'auditoria.entidad_id', 'retiro.tipo', 'origen_conocido.hash'],
    ...[
      'enlace.hash',
      'enlace.motivo',
      'enlace_avance.hash',
      'aviso_aprendiz.canal',
      'aviso_aprendiz.huella',
      'ficha.jornada',
      'ficha.oferta',
      'ficha.etapa',
      'ficha.estado',
    ],
    ...['ficha_faltante.fuente', 'dato_modulo.remoto', 'dato_modulo.clave', 'dato_modulo.dueno'],
    ...['importacion.tipo', 'importacion.sha256', 'plan_importacion.id', 'plan_importacion.sha256'],
    ...['plan_importacion.huella', 'clave_despliegue.nombre', 'clave_despliegue.remoto', 'clave_despliegue.hash'],
    ...['usuario.tipo_documento', 'usuario.rol', 'usuario.tipo', 'usuario.estado', 'usuario.idioma'],
  ],
}
