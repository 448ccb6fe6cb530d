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
