import type { DocsOf } from './call-docs.ts'
import type * as calls from './releases.calls.ts'

/** That of the descriptor below, as `descriptor-text.ts` computes it. */
const HASH = 'c2c17f7fd650ea27'
const DEMO = { nombre: 'demo' }
/** What every call with a deploy token may answer. */
const TOKEN = [
  'deploy_token_invalid',
  'deploy_token_rests',
  'deploy_token_of_retired',
  'deploy_token_other_remote',
] as const
/** Why a release does not fit this system. */
const UNFIT = ['release_contract', 'release_library', 'release_kit', 'release_runtime', 'release_calls'] as const
/** What is wrong with a release itself. */
const WRONG = [
  'release_inconsistent',
  'release_hash',
  'release_too_large',
  'release_too_many_routes',
  'release_too_many_cards',
  'release_too_many_entries',
  'release_too_many_places',
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

export const DOCS = {
  createDeployToken: {
    area: 'Publishing',
    summary: 'Create a deploy token',
    description:
      'For release commands of one module, which need not exist yet. `valor` is the token; no other answer has it. More than 15 minutes after the sign-in, `contrasenaActual` is needed.',
    errors: ['too_many_deploy_tokens', 'too_many_tries'],
    example: { body: { nombre: 'Integración continua', remoto: 'demo', activa: true, dias: 90 } },
  },
  listDeployTokens: {
    area: 'Publishing',
    summary: 'List the deploy tokens',
    description: 'Newest first, of all modules, without the tokens themselves.',
  },
  publishRelease: {
    area: 'Publishing',
    summary: 'Publish a release',
    description:
      'Sends the descriptor (`remote.json`) that the build wrote. Where files are missing, `faltan` names them and nothing is published: send each, and the descriptor again. `hash` of the descriptor is what the build computed over all the rest; the server computes it again. Publishing changes no page: that is activating. One version has one content: with another one, the version needs another number.',
    errors: [...TOKEN, ...UNFIT, ...WRONG, 'release_differs', 'release_version_taken', 'release_withdrawn'],
    example: {
      params: DEMO,
      body: {
        name: 'demo',
        version: '1.0.0',
        hash: HASH,
        contract: 1,
        kit: '^1.0.0',
        entry: 'remote-entry.js',
        routes: [{ path: '/demo', page: 'demo-page', titleKey: 'nav', access: 'authenticated' }],
        nav: [{ path: '/demo', icon: 'manuals', labelKey: 'nav', order: 1, access: 'authenticated' }],
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
      },
    },
  },
  sendReleaseFile: {
    area: 'Publishing',
    summary: 'Send a file of a release',
    description:
      'The bytes of one file, under the SHA-384 of them in hexadecimal (`faltan` has the same in base64). What no release names within a day is deleted.',
    errors: [
      ...TOKEN,
      'release_file_damaged',
      'deploy_token_full',
      'payload_too_large',
      'media_type_not_taken',
      'upload_too_slow',
    ],
    example: {
      params: {
        ...DEMO,
        sha384: '957b9fae7b06f935417c998ed08ef11960d6ebe4310b6dd71a68e81576ac60870935fb69a40d443fd93f6869dd29e1b1',
      },
      bytes: 'window.fichero_demo = {}',
    },
  },
  activatePublished: {
    area: 'Publishing',
    summary: 'Activate a release with a deploy token',
    description: 'For everybody, or as a candidate for some. The token must be one that may activate.',
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
    summary: 'Read the status of a module',
    description: 'What the page of modules shows of it, for who has a deploy token of it.',
    errors: [...TOKEN, 'remote_not_found'],
    example: { params: DEMO },
  },
  rollBackPublished: {
    area: 'Publishing',
    summary: 'Take a release back with a deploy token',
    description:
      'Ends the candidate if there is one, or else activates the release before. The token must be one that may activate.',
    errors: [
      ...TOKEN,
      ...UNFIT,
      ...WRONG,
      'deploy_token_cannot_activate',
      'remote_not_found',
      'no_previous_release',
      'release_withdrawn',
      'release_not_found',
    ],
    example: { params: DEMO },
  },
  retirePublished: {
    area: 'Publishing',
    summary: 'Retire a module with a deploy token',
    description:
      'Nobody gets it any more, and its tokens rest. An administrator brings it back by activating a release of it. The token must be one that may activate.',
    errors: [...TOKEN, 'deploy_token_cannot_activate', 'remote_not_found'],
    example: { params: DEMO },
  },
  revokeDeployToken: {
    area: 'Publishing',
    summary: 'Revoke a deploy token',
    description: 'It works no more. A second call changes nothing.',
    errors: ['deploy_token_not_found'],
    example: { params: { id: 1 } },
  },
  listManagedRemotes: {
    area: 'Modules',
    summary: 'List the modules with their releases',
    description: 'By name: which release is active, which came before, and what was reported of each.',
  },
  activateRelease: {
    area: 'Modules',
    summary: 'Activate a release',
    description:
      'For everybody (`todos`), or as a candidate beside the active one: for administrators, or for a percentage of people, who are the same at every visit.',
    errors: [...UNFIT, ...WRONG, 'remote_not_found', 'release_not_found', 'release_withdrawn', 'release_in_use'],
    example: { params: DEMO, body: { hash: HASH, para: 'todos' } },
  },
  rollBackRemote: {
    area: 'Modules',
    summary: 'Take a release back',
    description: 'Ends the candidate if there is one, or else activates the release before.',
    errors: [...UNFIT, ...WRONG, 'remote_not_found', 'no_previous_release', 'release_withdrawn', 'release_not_found'],
    example: { params: DEMO },
  },
  retireRemote: {
    area: 'Modules',
    summary: 'Retire a module',
    description:
      'It leaves the menu, the dashboard and the search, its addresses say so, and its deploy tokens rest. Pages that have it open keep it. Activating one of its releases brings it back. A second call changes nothing.',
    errors: ['remote_not_found'],
    example: { params: DEMO },
  },
  pinRemote: {
    area: 'Modules',
    summary: 'Pin a module',
    description: 'It keeps its release when a newer one comes with the system.',
    errors: ['remote_not_found'],
    example: { params: DEMO },
  },
  unpinRemote: {
    area: 'Modules',
    summary: 'Unpin a module',
    description: 'It follows the releases that come with the system again.',
    errors: ['remote_not_found'],
    example: { params: DEMO },
  },
  withdrawRelease: {
    area: 'Modules',
    summary: 'Withdraw a release',
    description:
      'Nobody gets it any more, and it cannot be activated. The active one only where no other is left that could be.',
    errors: ['remote_not_found', 'release_not_found', 'release_in_use'],
    example: { params: DEMO, body: { hash: HASH } },
  },
} as const satisfies DocsOf<typeof calls>
