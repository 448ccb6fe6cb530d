import { figuresLine, heaviestPage } from './page-figures.mjs'
import { problemTexts } from './problem-texts.mjs'

/**
 * @typedef {import('@fichero/contract/releases.schema').RemoteStatusAnswer} Status
 * @typedef {Status['remoto']} Remote
 */

/** Maximum number of releases in the status, and maximum number of causes of failures. */
const MAX_LISTED = 10

/** The indentation below the name of a release. */
const INDENT = ' '.repeat(11)

/** Formats an ISO instant to the minute, in UTC. @param {string} instant */
const timeOf = (instant) => `${instant.slice(0, 16).replace('T', ' ')} UTC`

/** Returns the version and the hash of a release. @param {{ version: string, hash: string }} release */
const nameOf = ({ version, hash }) => `${version} (${hash})`

/**
 * Returns the status of a module as lines for a terminal.
 * @param {Pick<Status, 'remoto' | 'proxima'>} status older systems have no `proxima`
 * @returns {string[]}
 */
export function statusText({ remoto: remote, proxima }) {
  const { nombre, activa, desde, anterior, candidata, retirado, fijada, servicio, lanzamientos } = remote
  const find = (hash) => lanzamientos.find((release) => release.hash === hash)
  const line = (name, hash, more = '') => {
    const release = find(hash)
    if (!release) return []
    const problems = problemTexts(release.problemas)
    const unfit = problems.length > 0 ? ', but not compatible with this system:' : ''
    return [
      `${name.padEnd(10)} ${nameOf(release)}${more}${unfit}`,
      ...problems.map((text) => INDENT + text),
      ...(hash === anterior ? [] : nextText(release, proxima)),
    ]
  }
  const since = desde ? ` for everybody, since ${timeOf(desde)}` : ' for everybody'
  const trial = candidata?.porcentaje ? ` for ${candidata.porcentaje} percent` : ' for administrators'
  return [
    retirado ? `${nombre} was retired at ${timeOf(retirado)}.` : `${nombre}:`,
    ...(activa || retirado ? [] : ['No release is active.']),
    ...line('active', activa, since + (fijada ? ', pinned' : '')),
    ...heaviestText(find(activa)),
    ...line('candidate', candidata?.hash, trial),
    ...line('previous', anterior),
    ...(remote.omitidas?.length ? line('rollback', remote.respaldo) : []),
    ...skippedText(remote.omitidas),
    ...(servicio ? [`${'service'.padEnd(10)} ${servicio.direccion} (${['GET', ...servicio.metodos].join(', ')})`] : []),
    ...(lanzamientos.length > 0 ? ['Releases, newest first:'] : []),
    ...lanzamientos.slice(0, MAX_LISTED).map((release) => `  ${nameOf(release)}, ${historyOf(release)}`),
    ...causesText(lanzamientos),
  ]
}

/**
 * Returns a line for the page of a release that comes closest to a limit. Older systems and release commands store no figures.
 * @param {Remote['lanzamientos'][number]} [release]
 */
function heaviestText(release) {
  const page = heaviestPage(release?.figuras ?? [])
  return page ? [`${'heaviest'.padEnd(10)} ${figuresLine(page)}`] : []
}

/**
 * Returns whether the announced next release of the system takes a release, as lines below it.
 * @param {Remote['lanzamientos'][number]} release
 * @param {Status['proxima']} [next]
 */
function nextText({ problemas_proxima: problems }, next) {
  if (!next || !problems) return []
  const name = `${next.version} of the system, planned for ${next.prevista}`
  if (problems.length === 0) return [`${INDENT}It also fits ${name}.`]
  return [`${INDENT}It will not fit ${name}:`, ...problemTexts(problems, 'next').map((text) => INDENT + text)]
}

const SKIP_REASONS = {
  fallos: 'it failed several times in an hour',
  retirada: 'it was withdrawn',
}

/**
 * Returns a line for each release that a rollback skips. Older systems skip none.
 * @param {Remote['omitidas']} [skipped]
 */
export const skippedText = (skipped = []) =>
  skipped.map((release) => `Rollback skips ${nameOf(release)}, because ${SKIP_REASONS[release.motivo]}.`)

/**
 * Returns the causes of failures, the most recent first. Older systems do not report causes.
 * @param {Remote['lanzamientos']} releases
 */
function causesText(releases) {
  const causes = releases
    .flatMap((release) => (release.causas ?? []).map((cause) => ({ release, ...cause })))
    .sort((a, b) => (a.ultima < b.ultima ? 1 : -1))
    .slice(0, MAX_LISTED)
  return causes.length === 0 ? [] : ['Failures, the most recent first:', ...causes.flatMap(causeText)]
}

/** @param {Remote['lanzamientos'][number]['causas'][number] & { release: { version: string, hash: string } }} cause */
function causeText({ release, motivo, error, donde, paginas, roles, navegadores, numero, ultima }) {
  const facts = { pages: paginas.map(({ nombre }) => nombre), roles, browsers: navegadores }
  const details = Object.entries(facts).flatMap(([name, values]) =>
    values.length > 0 ? [`${name} ${values.join(', ')}`] : [],
  )
  return [
    `  ${numero} × ${motivo} in ${nameOf(release)}, last at ${timeOf(ultima)}${error ? `: ${error}` : ''}`,
    ...donde.map((location) => `      at ${location}`),
    `      ${details.join('; ')}`,
  ]
}

/** Returns the origin, compatibility, withdrawal and failures of a release as one text. @param {Remote['lanzamientos'][number]} release */
function historyOf({ fecha, autor, problemas, retirada, fallos }) {
  return [
    `${autor === null ? 'included in the system' : `published by ${autor}`} at ${timeOf(fecha)}`,
    ...(problemas.length > 0 ? ['not compatible with this system'] : []),
    ...(retirada ? [`withdrawn at ${timeOf(retirada.fecha)}`] : []),
    ...(fallos.length > 0
      ? [`failures in 24 hours: ${fallos.map(({ motivo, numero }) => `${motivo} ${numero}`).join(', ')}`]
      : []),
  ].join('; ')
}

/**
 * Returns the releases with this version, or whose hash starts with these four or more characters.
 * @param {Remote} remote
 * @param {string} which
 */
export const findReleases = ({ lanzamientos }, which) =>
  lanzamientos.filter(({ hash, version }) => version === which || (which.length >= 4 && hash.startsWith(which)))
