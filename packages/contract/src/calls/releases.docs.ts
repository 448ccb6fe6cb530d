import type { DocsOf } from './call-docs.ts'
import type * as calls from './releases.calls.ts'

/** The hash of the descriptor below, as `descriptor-text.ts` computes it. */
const HASH = 'f457b5519309f45e'
const DEMO = { nombre: 'demo' }
/** Errors of every call with a deploy token. */
const TOKEN = [
  'deploy_token_invalid',
  'deploy_token_rests',
  'deploy_token_of_retired',
  'deploy_token_other_remote',
] as const
/** Why a release is incompatible with this system. */
const UNFIT = [
  'release_contract',
  'release_library',
  'release_kit',
  'release_exports',
  'release_runtime',
  'release_calls',
] as const
/** What is wrong with a release itself. */
const WRONG = [
  'release_inconsistent',
  'release_hash',
  'release_too_large',
  'release_too_many_routes',
  'release_slot_full',
  'release_too_much_data',
  'release_data_twice',
  'release_data_public',
  'release_file_name',
  'release_file_twice',
  'release_name_reserved',
  'release_page_missing',
  'release_text_missing',
  'release_address_reserved',
  'release_address_any',
  'release_address_invalid',
  'release_address_twice',
  'release_address_taken',
  'release_path_outside',
  'release_entry_without_route',
  'release_place_missing',
  'release_place_field',
  'release_first_call',
  'release_first_field',
  'release_icon_missing',
  'release_group_missing',
  'release_group_taken',
  'release_permission_missing',
] as const

/** Errors of a release that is published. */
const PUBLISHED = [
  ...TOKEN,
  ...UNFIT,
  ...WRONG,
  'release_file_damaged',
  'release_differs',
  'release_version_taken',
  'release_withdrawn',
] as const

const ENTRY = 'window.fichero_demo = {}'
const TEXTS = '{"nav":"Demo"}'
const DESCRIPTOR = {
  name: 'demo',
  version: '1.0.0',
  hash: HASH,
  contract: 1,
  kit: '^1.0.0',
  entry: 'remote-entry.js',
  routes: [{ path: '/demo', page: 'demo-page', titleKey: 'nav', access: 'authenticated' }],
  links: [{ slot: 'menu', path: '/demo', icon: 'manuals', labelKey: 'nav', order: 1, access: 'authenticated' }],
  parts: [],
  data: [{ key: 'nota', of: 'person' as const, access: 'authenticated' }],
  labels: { es: { nav: 'Demo' }, en: { nav: 'Demo' } },
  locales: { es: 'texts.json', en: 'texts.json' },
  pages: { 'demo-page': [] },
  assets: [
    {
      file: 'remote-entry.js',
      size: 24,
      integrity: 'sha384-lXufrnsG+TVBfJmO0I7xGWDW6+QxC23XGmjoFXasYIcJNftppA1EP9k/aGndKeGx',
    },
    {
      file: 'texts.json',
      size: 14,
      integrity: 'sha384-5gNBBWXeRzwMAFlZ20ieGZXaHr6z8XvY1VyCXWsegHqDCM23KneifvVFUWdMbw+j',
    },
  ],
}

/** The `shell.json` of the next release of the system. */
const NEXT_HOST = {
  version: '99.0.0',
  hash: '0123456789abcdef',
  contract: 1,
  kit: '1.1.0',
  offers: { react: '19.3.1', 'react-dom': '19.3.1', '@fichero/contract': '1.1.0' },
  exports: { table: ['DataTable'] },
  runtime: 2,
  calls: ['GET /fichas'],
}

export const DOCS = {
  createDeployToken: {
    area: 'Publishing',
    summary: 'Create a deploy token',
    description:
      'For the release commands of one module, which need not exist yet. Only this answer contains the token (`valor`). `contrasenaActual` is required if the sign-in was more than 15 minutes ago.',
    errors: ['too_many_deploy_tokens', 'sign_in_again', 'too_many_tries'],
    example: {
      body: {
        nombre: 'Integración continua',
        remoto: 'demo',
        activa: true,
        correo: 'equipo@fichero.example',
        dias: 90,
      },
    },
  },
  listDeployTokens: {
    area: 'Publishing',
    summary: 'List the deploy tokens',
    description: 'Tokens of all modules, newest first, without their values.',
  },
  publishRelease: {
    area: 'Publishing',
    summary: 'Publish a release',
    description:
      'Sends a release as one archive: the descriptor (`remote.json`) that the build wrote, as one line of JSON, then the bytes of all files that it lists in `assets` and `maps`, in that order. The server verifies the hash of each file, and `hash`, which the build computed from all other fields of the descriptor. Publishing does not change any page; activate the release for that. Each version can be published with only one content: for other content, increase the version. Publishing the same release again changes nothing.',
    errors: PUBLISHED,
    example: { params: DEMO, bytes: `${JSON.stringify(DESCRIPTOR)}\n${ENTRY}${TEXTS}` },
  },
  describeRelease: {
    area: 'Publishing',
    summary: 'Publish a release (release commands of @fichero/build 1.0)',
    description:
      'The next major version removes this endpoint. Sends the descriptor. If files are missing, `faltan` lists them and nothing is published: send each file, then the descriptor again.',
    errors: PUBLISHED,
    example: { params: DEMO, body: DESCRIPTOR },
  },
  sendReleaseFile: {
    area: 'Publishing',
    summary: 'Send a file of a release (release commands of @fichero/build 1.0)',
    description:
      'The next major version removes this endpoint. The bytes of one file; the address contains their SHA-384 in hexadecimal (in `faltan` it is base64).',
    errors: [...TOKEN, 'release_file_damaged'],
    example: {
      params: {
        ...DEMO,
        sha384: '957b9fae7b06f935417c998ed08ef11960d6ebe4310b6dd71a68e81576ac60870935fb69a40d443fd93f6869dd29e1b1',
      },
      bytes: ENTRY,
    },
  },
  sendFigures: {
    area: 'Publishing',
    summary: 'Store the figures of the pages of a release',
    description:
      'The release command measures each page alone, and sends what it took with the release. Módulos shows it. The figures replace the ones that were sent before; they are no part of the release and its hash.',
    errors: [...TOKEN, 'release_not_found'],
    example: {
      params: { ...DEMO, hash: HASH },
      body: {
        paginas: [{ direccion: '/demo', bloqueo: 210, memoria: 1_200_000, peticiones: 14, bytes: 98_304, mensajes: 0 }],
      },
    },
  },
  activatePublished: {
    area: 'Publishing',
    summary: 'Activate a release with a deploy token',
    description: 'For everybody, or as a candidate for some users. The token must be allowed to activate releases.',
    errors: [
      ...TOKEN,
      ...UNFIT,
      ...WRONG,
      'deploy_token_cannot_activate',
      'remote_not_found',
      'release_not_found',
      'release_withdrawn',
      'release_in_use',
    ],
    example: { params: DEMO, body: { hash: HASH, para: 'todos' } },
  },
  remoteStatus: {
    area: 'Publishing',
    summary: 'Get the status of a module',
    description: 'What the page of modules shows about the module, for holders of a deploy token of that module.',
    errors: [...TOKEN, 'remote_not_found'],
    example: { params: DEMO },
  },
  rollBackPublished: {
    area: 'Publishing',
    summary: 'Roll back a release with a deploy token',
    description:
      'Ends the candidate if there is one, or else activates the previous release. The token must be allowed to activate releases.',
    errors: [
      ...TOKEN,
      ...UNFIT,
      ...WRONG,
      'deploy_token_cannot_activate',
      'remote_not_found',
      'no_previous_release',
      'previous_releases_skipped',
      'release_withdrawn',
      'release_not_found',
    ],
    example: { params: DEMO },
  },
  retirePublished: {
    area: 'Publishing',
    summary: 'Retire a module with a deploy token',
    description:
      'Nobody gets the module any more, and its tokens are suspended. An administrator restores it by activating one of its releases. The token must be allowed to activate releases.',
    errors: [...TOKEN, 'deploy_token_cannot_activate', 'remote_not_found'],
    example: { params: DEMO },
  },
  revokeDeployToken: {
    area: 'Publishing',
    summary: 'Revoke a deploy token',
    description: 'The token is no longer accepted. Idempotent.',
    errors: ['deploy_token_not_found'],
    example: { params: { id: 1 } },
  },
  listManagedRemotes: {
    area: 'Modules',
    summary: 'List the modules with their releases',
    description: 'By name, each with its active and previous release, and the failures reported for each release.',
  },
  activateRelease: {
    area: 'Modules',
    summary: 'Activate a release',
    description:
      'For everybody (`todos`), or as a candidate beside the active release: for administrators, or for a percentage of people. The same people get the candidate at every visit.',
    errors: [...UNFIT, ...WRONG, 'remote_not_found', 'release_not_found', 'release_withdrawn', 'release_in_use'],
    example: { params: DEMO, body: { hash: HASH, para: 'todos' } },
  },
  rollBackRemote: {
    area: 'Modules',
    summary: 'Roll back a release',
    description: 'Ends the candidate if there is one, or else activates the previous release.',
    errors: [
      ...UNFIT,
      ...WRONG,
      'remote_not_found',
      'no_previous_release',
      'previous_releases_skipped',
      'release_withdrawn',
      'release_not_found',
    ],
    example: { params: DEMO },
  },
  retireRemote: {
    area: 'Modules',
    summary: 'Retire a module',
    description:
      'The module disappears from menu, dashboard and search, its addresses show that it was retired, and its deploy tokens are suspended. Open pages keep working. Activating one of its releases restores the module. Idempotent.',
    errors: ['remote_not_found'],
    example: { params: DEMO },
  },
  pinRemote: {
    area: 'Modules',
    summary: 'Pin a module',
    description: 'The module keeps its release when a system upgrade includes a newer one.',
    errors: ['remote_not_found'],
    example: { params: DEMO },
  },
  unpinRemote: {
    area: 'Modules',
    summary: 'Unpin a module',
    description: 'System upgrades replace the release of the module again.',
    errors: ['remote_not_found'],
    example: { params: DEMO },
  },
  announceNextRelease: {
    area: 'Modules',
    summary: 'Announce the next release of the system',
    description:
      'Answers about releases then say whether it would take them (`problemas_proxima`), and `/packages/next` has the announcement for everybody. It replaces an earlier announcement, and ends when this system is that release or a later one.',
    errors: ['next_release_not_newer'],
    example: { body: { prevista: '2026-12-20', anfitrion: NEXT_HOST } },
  },
  withdrawNextRelease: {
    area: 'Modules',
    summary: 'Withdraw the announcement of the next release',
    description: 'Idempotent.',
  },
  withdrawRelease: {
    area: 'Modules',
    summary: 'Withdraw a release',
    description:
      'Nobody gets the release any more, and it cannot be activated. The active release can be withdrawn only if no other release could be activated.',
    errors: ['remote_not_found', 'release_not_found', 'release_in_use'],
    example: { params: DEMO, body: { hash: HASH } },
  },
} as const satisfies DocsOf<typeof calls>
