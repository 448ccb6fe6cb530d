/** @typedef {import('@fichero/contract/releases.schema').RemoteStatusAnswer['remoto']} Remote */

const FEW = 10

/** @param {string} instant */
const minute = (instant) => `${instant.slice(0, 16).replace('T', ' ')} UTC`

/** @param {{ version: string, hash: string }} release */
const named = ({ version, hash }) => `${version} (${hash})`

/**
 * What people get of a module, as lines for a terminal.
 * @param {Remote} remote
 * @returns {string[]}
 */
export function statusText({ nombre, activa, desde, anterior, candidata, retirado, fijada, lanzamientos }) {
  const find = (hash) => lanzamientos.find((release) => release.hash === hash)
  const line = (name, hash, more = '') => {
    const release = find(hash)
    return release ? [`${name.padEnd(10)} ${named(release)}${more}`] : []
  }
  const since = desde ? ` for everybody, since ${minute(desde)}` : ' for everybody'
  const trial = candidata?.porcentaje ? ` for ${candidata.porcentaje} percent` : ' for administrators'
  return [
    retirado ? `${nombre} was retired at ${minute(retirado)}.` : `${nombre}:`,
    ...(activa || retirado ? [] : ['Nobody gets a release of it.']),
    ...line('active', activa, since + (fijada ? ', pinned' : '')),
    ...line('candidate', candidata?.hash, trial),
    ...line('previous', anterior),
    ...(lanzamientos.length > 0 ? ['Releases, newest first:'] : []),
    ...lanzamientos.slice(0, FEW).map((release) => `  ${named(release)}, ${historyOf(release)}`),
    ...causesText(lanzamientos),
  ]
}

/**
 * What failed, the most recent first. Older systems do not tell it.
 * @param {Remote['lanzamientos']} releases
 */
function causesText(releases) {
  const causes = releases
    .flatMap((release) => (release.causas ?? []).map((cause) => ({ release, ...cause })))
    .sort((a, b) => (a.ultima < b.ultima ? 1 : -1))
    .slice(0, FEW)
  return causes.length === 0 ? [] : ['What failed, the most recent first:', ...causes.flatMap(causeText)]
}

/** @param {Remote['lanzamientos'][number]['causas'][number] & { release: { version: string, hash: string } }} cause */
function causeText({ release, motivo, mensaje, donde, paginas, roles, navegadores, numero, ultima }) {
  const seen = { pages: paginas.map(({ nombre }) => nombre), roles, browsers: navegadores }
  const told = Object.entries(seen).flatMap(([name, values]) =>
    values.length > 0 ? [`${name} ${values.join(', ')}`] : [],
  )
  return [
    `  ${numero} × ${motivo} in ${named(release)}, last at ${minute(ultima)}${mensaje && `: ${mensaje}`}`,
    ...donde.map((place) => `      at ${place}`),
    `      ${told.join('; ')}`,
  ]
}

/** @param {Remote['lanzamientos'][number]} release */
function historyOf({ fecha, autor, retirada, fallos }) {
  return [
    `${autor === null ? 'came with the system' : `published by ${autor}`} at ${minute(fecha)}`,
    ...(retirada ? [`withdrawn at ${minute(retirada.fecha)}`] : []),
    ...(fallos.length > 0
      ? [`failed in 24 hours: ${fallos.map(({ motivo, numero }) => `${motivo} ${numero}`).join(', ')}`]
      : []),
  ].join('; ')
}

/**
 * Finds the one release that a hash, its beginning or a version means.
 * @param {Remote} remote
 * @param {string} said
 */
export const releasesMeant = ({ lanzamientos }, said) =>
  lanzamientos.filter(({ hash, version }) => version === said || (said.length >= 4 && hash.startsWith(said)))
