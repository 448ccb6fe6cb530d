import type { AuditAction, AuditArea } from './audit-actions.ts'
import type { AuditField } from './audit-fields.ts'

/** With `{{who}}`, who acted, and `{{subject}}`, what was acted upon; `own` where both are the same person. */
export type AuditSentence = string | { readonly own: string; readonly other: string }

/** The words of the audit trail, for its screen and its spreadsheet. */
export interface AuditWords {
  sentences: Record<AuditAction, AuditSentence>
  /** The sentence of an action that this version does not know, with `{{accion}}`. */
  unknown: string
  /** Who acted where nobody was signed in. */
  nobody: string
  /** By `entidad`, with `{{clave}}`, `{{nombre}}` and `{{nro_ficha}}`. */
  subjects: Record<'ficha' | 'programa' | 'usuario' | 'solicitud' | 'matricula' | 'direccion', string>
  /** What is no longer there; its name is not known. */
  gone: string
  areas: Record<AuditArea, string>
  /** The actions as choices of a filter. */
  actions: Record<AuditAction, string>
  fields: Record<AuditField, string>
  /** Stored values by field; others are shown as they are. */
  values: Partial<Record<AuditField, Readonly<Record<string, string>>>>
  yes: string
  no: string
  nothing: string
  /** The spreadsheet's name, headings, and the line of a trail that is longer. */
  sheet: { name: string; when: string; who: string; document: string; what: string; changes: string; more: string }
}

export const AUDIT_WORDS_ES: AuditWords = {
  sentences: {
    'fichas:create': '{{who}} creó {{subject}}.',
    'fichas:edit': '{{who}} cambió los datos de {{subject}}.',
    'fichas:disable': '{{who}} deshabilitó {{subject}}.',
    'fichas:enable': '{{who}} reactivó {{subject}}.',
    'fichas:import-apprentices': '{{who}} cargó un reporte de aprendices en {{subject}}.',
    'fichas:import-evaluations': '{{who}} cargó un reporte de juicios en {{subject}}.',
    'fichas:undo-import': '{{who}} deshizo la última carga de {{subject}}.',
    'apprentices:edit-contact': '{{who}} cambió los datos de contacto de {{subject}}.',
    'programs:create': '{{who}} creó {{subject}}.',
    'programs:edit': '{{who}} cambió {{subject}}.',
    'programs:disable': '{{who}} deshabilitó {{subject}}.',
    'programs:enable': '{{who}} reactivó {{subject}}.',
    'users:create': '{{who}} creó la cuenta de {{subject}}.',
    'users:update': {
      own: '{{who}} cambió sus propios datos.',
      other: '{{who}} cambió los datos de {{subject}}.',
    },
    'users:disable': '{{who}} deshabilitó a {{subject}}.',
    'users:enable': '{{who}} reactivó a {{subject}}.',
    'users:access-link': {
      own: '{{who}} hizo un enlace de ingreso para su propia cuenta.',
      other: '{{who}} hizo un enlace de ingreso para {{subject}}.',
    },
    'users:forgot-password': 'Se pidió un enlace para recuperar la contraseña de {{subject}}.',
    'users:reset-password': '{{who}} creó su contraseña con un enlace.',
    'users:first-admin': 'Se creó la primera cuenta de administración: {{subject}}.',
    'registrations:create': '{{subject}} pidió acceso.',
    'registrations:approve': '{{who}} aprobó la solicitud de acceso de {{subject}}.',
    'registrations:reject': '{{who}} rechazó la solicitud de acceso de {{subject}}.',
    'auth:login': '{{who}} inició sesión.',
    'auth:login-failed': 'Falló un intento de entrar con la cuenta de {{subject}}.',
    'auth:locked-out': 'Tras muchos intentos fallidos se detuvo por un tiempo la entrada de {{subject}}.',
    'auth:logout': '{{who}} cerró sesión.',
    'auth:logout-all': '{{who}} cerró su sesión en todos los equipos.',
    'access:refused': '{{who}} pidió algo que no tiene permitido: {{subject}}.',
    'audit:omitted': 'Hubo tantos intentos seguidos que algunos no quedaron anotados.',
    'demo:load': 'Se cargaron los datos de demostración.',
  },
  unknown: '{{who}} hizo «{{accion}}» en {{subject}}.',
  nobody: 'Alguien sin sesión',
  subjects: {
    ficha: 'la ficha {{clave}}',
    programa: 'el programa «{{nombre}}»',
    usuario: '{{nombre}}',
    solicitud: '{{nombre}} ({{clave}})',
    matricula: '{{nombre}}, de la ficha {{nro_ficha}}',
    direccion: 'la dirección {{clave}}',
  },
  gone: 'quien ya no está en Fichero',
  areas: {
    fichas: 'Fichas',
    apprentices: 'Aprendices',
    programs: 'Programas',
    users: 'Personas',
    registrations: 'Solicitudes de acceso',
    auth: 'Sesiones',
    access: 'Permisos',
    audit: 'Actividad',
    demo: 'Demostración',
  },
  actions: {
    'fichas:create': 'Crear una ficha',
    'fichas:edit': 'Cambiar una ficha',
    'fichas:disable': 'Deshabilitar una ficha',
    'fichas:enable': 'Reactivar una ficha',
    'fichas:import-apprentices': 'Cargar aprendices',
    'fichas:import-evaluations': 'Cargar juicios',
    'fichas:undo-import': 'Deshacer una carga',
    'apprentices:edit-contact': 'Cambiar datos de contacto',
    'programs:create': 'Crear un programa',
    'programs:edit': 'Cambiar un programa',
    'programs:disable': 'Deshabilitar un programa',
    'programs:enable': 'Reactivar un programa',
    'users:create': 'Crear una cuenta',
    'users:update': 'Cambiar datos de una persona',
    'users:disable': 'Deshabilitar a una persona',
    'users:enable': 'Reactivar a una persona',
    'users:access-link': 'Hacer un enlace de ingreso',
    'users:forgot-password': 'Pedir otra contraseña',
    'users:reset-password': 'Crear la contraseña',
    'users:first-admin': 'Primera cuenta',
    'registrations:create': 'Pedir acceso',
    'registrations:approve': 'Aprobar una solicitud',
    'registrations:reject': 'Rechazar una solicitud',
    'auth:login': 'Iniciar sesión',
    'auth:login-failed': 'Intento fallido de entrar',
    'auth:locked-out': 'Entrada detenida',
    'auth:logout': 'Cerrar sesión',
    'auth:logout-all': 'Cerrar todas las sesiones',
    'access:refused': 'Pedir algo no permitido',
    'audit:omitted': 'Intentos sin anotar',
    'demo:load': 'Cargar la demostración',
  },
  fields: {
    nro_ficha: 'Número de ficha',
    nro_documento: 'Documento',
    tipo_documento: 'Tipo de documento',
    nombre: 'Nombres',
    apellido: 'Apellidos',
    correo_institucional: 'Correo institucional',
    correo: 'Correo',
    celular: 'Celular',
    rol: 'Rol',
    tipo: 'Tipo de vinculación',
    fecha_inicio_contrato: 'Inicio del contrato',
    fecha_fin_contrato: 'Fin del contrato',
    nombre_programa: 'Nombre',
    codigo: 'Código',
    version: 'Versión',
    nivel: 'Nivel',
    total_horas: 'Horas',
    programa: 'Programa de formación',
    jefe: 'Jefe de ficha',
    jornada: 'Jornada',
    oferta: 'Oferta',
    etapa: 'Etapa',
    fecha_inicio_lectiva: 'Inicio de la etapa lectiva',
    fecha_fin_lectiva: 'Fin de la etapa lectiva',
    fecha_fin_ficha: 'Fin de la ficha',
    estado: 'Estado',
    total_competencias: 'Competencias',
    total_resultados: 'Resultados de aprendizaje',
    importacion: 'Archivo',
    juicios_nuevos: 'Juicios nuevos',
    juicios_cambiados: 'Juicios cambiados',
    juicios_sin_cambio: 'Juicios sin cambio',
    aprendices_nuevos: 'Aprendices nuevos',
    aprendices_cambiados: 'Aprendices cambiados',
    aprendices_sin_cambio: 'Aprendices sin cambio',
    matriculas: 'Matrículas que cambiaron',
    total_aprendices_en_formacion: 'Aprendices en formación',
    aprobados_en_formacion: 'Resultados aprobados, en total',
    resultados_nuevos: 'Resultados nuevos',
    texto: 'Texto de {{codigo}}',
    contrasena: 'Contraseña',
    sesiones: 'Sesiones',
    motivo: 'Motivo',
    direccion: 'Dirección de red',
    conocido: 'Equipo conocido',
  },
  values: {
    rol: { admin: 'Administrador', user: 'Usuario' },
    tipo: {
      planta: 'Planta',
      contratista: 'Contratista',
      tecnico: 'Técnico',
      transversal: 'Transversal',
      clave: 'Clave',
      profesional: 'Profesional',
      instructor: 'Instructor',
      virtual: 'Virtual',
      presencial: 'Presencial',
      otro: 'Otro',
      ninguno: 'Ninguno',
    },
    nivel: { tecnico: 'Técnico', tecnologo: 'Tecnólogo' },
    jornada: { diurna: 'Diurna', nocturna: 'Nocturna', mixta: 'Mixta' },
    oferta: { abierta: 'Abierta', cerrada: 'Cerrada' },
    etapa: { lectiva: 'Lectiva', productiva: 'Productiva' },
    estado: { pendiente: 'Pendiente', habilitado: 'Habilitado', deshabilitado: 'Deshabilitado' },
    contrasena: { cambiada: 'cambiada' },
    sesiones: { cerradas: 'cerradas' },
    motivo: {
      aprobacion: 'Enlace de ingreso',
      recuperacion: 'Enlace de recuperación',
      invalid_credentials: 'Contraseña equivocada',
      pending_approval: 'La solicitud aún no se ha aprobado',
      account_disabled: 'La cuenta está deshabilitada',
    },
  },
  yes: 'Sí',
  no: 'No',
  nothing: 'nada',
  sheet: {
    name: 'Actividad',
    when: 'Fecha y hora',
    who: 'Quién',
    document: 'Documento',
    what: 'Qué pasó',
    changes: 'Cambios',
    more: 'Hay {{count}} más, anteriores a estas. Acote las fechas y exporte de nuevo.',
  },
}
