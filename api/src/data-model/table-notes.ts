import type { Language } from '@fichero/contract/enums'

/** What a row of each table is, for the page of the data model. */
export const TABLE_NOTES: Record<string, Record<Language, string>> = {
  usuario: {
    es: 'Una persona que entra al sistema o pidió entrar.',
    en: 'A person who signs in, or asked to.',
  },
  enlace: {
    es: 'Un enlace de un solo uso para crear la contraseña. Se guarda su resumen, no el enlace.',
    en: 'A one-time link to set the password. Its digest is kept, not the link.',
  },
  origen_conocido: {
    es: 'Un navegador o una dirección desde donde una persona ya entró. Sus intentos se cuentan aparte.',
    en: 'A browser or an address where a person has signed in. Its attempts are counted by themselves.',
  },
  sesion_cerrada: {
    es: 'Una sesión que se cerró antes de tiempo; su token ya no sirve.',
    en: 'A session that was ended before its time; its token no longer works.',
  },
  auditoria: {
    es: 'Un cambio: quién lo hizo, cuándo, qué y con qué valores antes y después. Es la página Actividad.',
    en: 'A change: who made it, when, what, and the values before and after. It is the page Activity.',
  },
  programa: {
    es: 'Un programa, con el total de sus competencias y resultados.',
    en: 'A program, with the number of its competencies and outcomes.',
  },
  competencia: { es: 'Una competencia de un programa.', en: 'A competency of a program.' },
  resultado_aprendizaje: {
    es: 'Un resultado de aprendizaje de una competencia.',
    en: 'A learning outcome of a competency.',
  },
  ficha: {
    es: 'Una ficha, con su jefe, su programa y sus fechas. Los totales se guardan al cargar.',
    en: 'A ficha, with its head, program and dates. Its totals are kept with each load.',
  },
  ficha_avance: {
    es: 'Cuántas personas en formación de una ficha tienen tantos resultados aprobados.',
    en: 'How many people in training of a ficha have so many approved outcomes.',
  },
  aprendiz: {
    es: 'Un aprendiz, una sola vez aunque esté en varias fichas.',
    en: 'An apprentice, once even if in several fichas.',
  },
  aprendiz_palabra: {
    es: 'Una palabra del nombre o del documento de un aprendiz, para encontrarlo por su comienzo.',
    en: 'A word of the name or document of an apprentice, to find them by its beginning.',
  },
  documento_anterior: {
    es: 'Un número de documento que un aprendiz tuvo antes.',
    en: 'A document number that an apprentice had before.',
  },
  matricula: {
    es: 'Un aprendiz en una ficha: su estado, su contacto y sus totales.',
    en: 'An apprentice in a ficha: status, contact data and totals.',
  },
  juicio: {
    es: 'El juicio vigente de un resultado. Lo que no tiene juicio no tiene fila.',
    en: 'The current judgment of an outcome. What has no judgment has no row.',
  },
  juicio_pendiente: {
    es: 'Quién debe el juicio de un resultado, cuando el reporte lo dice.',
    en: 'Who has to give the judgment of an outcome, where the report says so.',
  },
  importacion: {
    es: 'Un archivo que se cargó, o una carga que se deshizo.',
    en: 'A file that was loaded, or a load that was undone.',
  },
  importacion_detalle: {
    es: 'Lo que una carga reemplazó además de juicios, para mostrarlo y para deshacerla.',
    en: 'What a load replaced besides judgments, to show it and to undo it.',
  },
  cambio_matricula: {
    es: 'Los juicios de una matrícula que cambió una carga, con sus valores antes y después.',
    en: 'The judgments of an enrolment that a load changed, with the values before and after.',
  },
  plan_importacion: {
    es: 'El plan de una carga simulada, que se conserva unos minutos.',
    en: 'The plan of a simulated load, which is kept for some minutes.',
  },
  remoto: {
    es: 'Un módulo de las pantallas: qué versión usan todos, cuál era la anterior y cuál se prueba.',
    en: 'A module of the screens: which version everybody uses, which was before it and which is tried.',
  },
  lanzamiento: {
    es: 'Una versión publicada de un módulo. No cambia; solo se retira.',
    en: 'A published version of a module. It does not change; it is only withdrawn.',
  },
  archivo_remoto: {
    es: 'Un archivo de versiones de módulos, por su contenido.',
    en: 'A file of versions of modules, by its content.',
  },
  archivo_remoto_parte: {
    es: 'Una parte de un archivo, tal cual o comprimido.',
    en: 'A part of a file, as it is or compressed.',
  },
  fallo_remoto: {
    es: 'Cuántas veces en una hora los navegadores avisaron que una versión falló. Nada dice de quién eran.',
    en: 'How often in an hour browsers told that a version failed. Nothing tells whose they were.',
  },
  causa_fallo: {
    es: 'Qué falló en una versión, cuántas veces y en qué páginas. Solo tiene palabras del código de la versión o del navegador.',
    en: 'What failed in a version, how often and on which pages. It has only words of the version’s code or of the browser.',
  },
  correo_pendiente: {
    es: 'Un mensaje que no se pudo enviar y se intenta de nuevo, cifrado.',
    en: 'An email that could not be sent and is tried again, encrypted.',
  },
  nodo: {
    es: 'Un proceso que responde solicitudes, con la última vez que dio señal. Nada dice de las personas.',
    en: 'A process that answers requests, with its last sign. It says nothing of people.',
  },
  clave_despliegue: {
    es: 'Una clave para publicar versiones de un módulo. Se guarda su resumen, no la clave.',
    en: 'A token to publish versions of a module. Its digest is kept, not the token.',
  },
  documento: {
    es: 'Un documento que los administradores publican en los manuales.',
    en: 'A document that administrators publish in the manuals.',
  },
  documento_parte: {
    es: 'Una parte del contenido de un documento.',
    en: 'A part of the content of a document.',
  },
  opinion: {
    es: 'Lo que un lector dijo de una página de los manuales. Nada dice quién fue.',
    en: 'What a reader said of a page of the manuals. Nothing tells who it was.',
  },
  copia: {
    es: 'Una copia de seguridad que se hizo de esta base de datos.',
    en: 'A backup that was made of this database.',
  },
  prueba_escritura: {
    es: 'El número que el servidor escribe por una conexión y lee por otra, para saber si lo que guarda queda guardado.',
    en: 'The number that the server writes on one connection and reads on another, to know whether what it saves is stored.',
  },
}
