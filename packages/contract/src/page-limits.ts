const MB = 1024 * 1024

/** How often `fichero-remote check` leaves a page and opens it again, to see whether its memory grows. */
export const PAGE_VISITS = 10

/**
 * What a page of a module may take of the browser. `fichero-remote check` refuses more, and the shell reports a module that blocks
 * for longer. The limits are several times what the bundled modules take on a slow machine.
 */
export const PAGE_LIMITS = {
  /** Longest time in which the page cannot react, in ms. */
  bloqueo: 2000,
  /** Memory that `PAGE_VISITS` visits leave behind, in bytes. */
  memoria: 20 * MB,
  /** Requests for files of the release and to the API, until the page is shown. */
  peticiones: 100,
  /** Size of these files as compressed with Brotli, and of the answers, in bytes. */
  bytes: 2 * MB,
  /** Messages in the console, of any kind, until the page is shown. */
  mensajes: 20,
} as const
