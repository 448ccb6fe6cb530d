// Limits of the system. Without another comment, `MAX_…` is a maximum number of characters or items.

export const MIN_PASSWORD = 6
export const MAX_PASSWORD = 128
export const MAX_NAME = 100
/** Reports name a centre as `9225 - CENTRO …`. */
export const MAX_CENTRE_CODE = 10
export const MAX_CENTRE_NAME = 150
export const MAX_CENTRES_OF_PERSON = 20
export const MAX_EMAIL = 254
export const MAX_PROGRAM_NAME = 255
/** Maximum hours of a program. */
export const MAX_TOTAL_HOURS = 20_000

/** Page sizes that a paginator offers. */
export const PAGE_SIZES = [5, 10, 20, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
/** Page numbers that a paginator shows at once. */
export const PAGINATOR_WINDOW = 5
/** Rows of a list that can be printed, about thirty pages. A longer list is exported to a spreadsheet. */
export const MAX_PRINTED_ROWS = 1000
/** Numbers of fichas without a report that the list of owed judgments names. */
export const MAX_NAMED_FICHAS = 10
/** Fichas of the list of owed judgments that can be printed, about one page each. */
export const MAX_PRINTED_FICHAS = 50

/** Characters of a search text. */
export const MAX_SEARCH_TEXT = 80
/** Results in each group of a search. */
export const DEFAULT_SEARCH_RESULTS = 5
export const MAX_SEARCH_RESULTS = 10

const MB = 1024 * 1024
/** In bytes. */
export const MAX_APPRENTICES_FILE = 2 * MB
/** In bytes. The largest real judgments report has 0.6 MB; the same report saved as .xlsx or CSV can be several times larger. */
export const MAX_JUDGMENTS_FILE = 10 * MB
/** In bytes. */
export const MAX_PROGRAM_FILE = 10 * MB
/** In bytes. */
export const MAX_PEOPLE_FILE = 2 * MB
/** Rows of a spreadsheet of people: each new person gets a link, by mail or from the administrator. */
export const MAX_LOADED_PEOPLE = 500

/** Enrolments for which one request can record a step of the TyT test. */
export const MAX_TYT_PEOPLE = 500
/** Rows with days in a workbook of steps of the TyT test. */
export const MAX_TYT_ROWS = 2000
/** Fichas of a PE-04. The largest region has 6,700. */
export const MAX_LISTED_FICHAS = 10_000

/** Files of a batch of reports. The largest centre has 700 fichas. */
export const MAX_BATCH_FILES = 1000
/** Batches of one user. */
export const MAX_BATCHES = 10
/** Days until a batch is deleted. */
export const BATCH_DAYS = 30

/** Contracts that one request can extend. */
export const MAX_EXTENDED_CONTRACTS = 500

/** In bytes. */
export const MAX_DOCUMENT_FILE = 10 * MB
/** Documents of the manuals, including withdrawn documents: with their files they fill at most 2 GB of the database. */
export const MAX_DOCUMENTS = 200
/** Characters of a document's title. */
export const MAX_DOCUMENT_TITLE = 150
/** Characters of a comment in an opinion about a page of the manuals. */
export const MAX_OPINION = 500
/** Comments shown about a page: the newest. */
export const MAX_SHOWN_OPINIONS = 50
/** Pages in the overview of opinions, and the newest comments shown for each. */
export const MAX_OPINION_PAGES = 100
export const MAX_PAGE_SENTENCES = 3

/** Size of a file of a remote, in bytes. */
export const MAX_REMOTE_FILE = 4 * MB
/** Files of a release. */
export const MAX_REMOTE_ASSETS = 500
/**
 * Size of all files of a release with its source maps, in bytes before compression. It is four times the size of the largest
 * release. The server has a release in memory while it arrives.
 */
export const MAX_RELEASE = 16 * MB
/** Size of a descriptor, in bytes: every page of the shell contains the descriptors of all remotes. */
export const MAX_DESCRIPTOR = 256 * 1024
/**
 * Names of errors in a failure report. A module may set any name, so only these forms are accepted, which contain no personal data.
 * React's minified errors are all named `Error`; their number takes the place of the name.
 */
export const ERROR_NAME = /^(?:(?:[A-Z][A-Za-z]{0,49})?(?:Error|Exception)|Minified React error #\d{1,3})$/
/** Frames of the stack trace in a failure report. */
export const MAX_FAILURE_FRAMES = 10
/** Stored causes of failures of a release; a new cause replaces the least recent cause. */
export const MAX_FAILURE_CAUSES = 20
export const MAX_REMOTE_ROUTES = 20
/** Links or parts of one remote in one slot, such as cards on everybody's dashboard. */
export const MAX_REMOTE_SLOT = 16
/** Values that one remote declares in `data`. */
export const MAX_REMOTE_DATA = 16
/** Size of a stored value of a module as JSON, in bytes. */
export const MAX_MODULE_VALUE = 64 * 1024
/** Size of all stored values of a module, in bytes. */
export const MAX_MODULE_DATA = 64 * MB
/** Days until the stored values of a retired module are deleted. Until then an administrator may restore it. */
export const MODULE_DATA_DAYS = 90
/** Characters of the address of a module's service, and of a path in it with its query. */
export const MAX_SERVICE_ADDRESS = 200
export const MAX_SERVICE_PATH = 1000
/** Size of an answer of a module's service, in bytes. */
export const MAX_SERVICE_ANSWER = 2 * MB
/** Time in which a module's service answers, in ms. */
export const SERVICE_TIMEOUT_MS = 10_000
/** Requests that are prefetched for a page or a card before its code has loaded. */
export const MAX_FIRST_CALLS = 4
/** Pages of a release whose figures are stored. */
export const MAX_MEASURED_PAGES = 64
/** Characters of the address of a measured page. */
export const MAX_PAGE_ADDRESS = 200
/** Characters of a deploy token's name. */
export const MAX_DEPLOY_TOKEN_NAME = 60
/** Lifetime of a deploy token, in days. */
export const MAX_DEPLOY_TOKEN_DAYS = 365
/** Valid deploy tokens of one remote. */
export const MAX_DEPLOY_TOKENS = 10
/** Number of people for whom a candidate must fail before it is withdrawn automatically. */
export const FAILURES_TO_WITHDRAW = 3
/** Stored releases of a remote, besides releases in use and releases of the last 30 days. */
export const KEPT_RELEASES = 10

/** File types of the manuals' documents: PDF, Office without macros, images. The server checks the content as well. */
export const DOCUMENT_EXTENSIONS = [
  '.pdf',
  '.docx',
  '.xlsx',
  '.pptx',
  '.doc',
  '.xls',
  '.ppt',
  '.odt',
  '.ods',
  '.odp',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
] as const
export type DocumentExtension = (typeof DOCUMENT_EXTENSIONS)[number]

/** Spreadsheet types that upload fields accept and list. The server checks the bytes and ignores the name. */
export const SPREADSHEET_EXTENSIONS = [
  '.xls',
  '.xlsx',
  '.xlsm',
  '.xlsb',
  '.ods',
  '.csv',
  '.tsv',
  '.txt',
  '.html',
  '.htm',
] as const

/** How long a toast is shown, in ms. */
export const TOAST_MS = 3000
/** How long the approval of an access request can be undone before it is sent, in ms. */
export const TAKE_BACK_MS = 10_000
/** How long the edit form of a ficha shows its success message before it closes, in ms. */
export const SAVED_MS = 2000
/** How long the form of a new instructor shows its success message before it closes, in ms. */
export const CREATED_MS = 3000
/** Lifetime of a session token, in ms. In the second half of its lifetime, answers carry a new token. */
export const TOKEN_MS = 8 * 60 * 60 * 1000
/** Absolute lifetime of a session since its sign-in, in ms. */
export const SESSION_MS = 12 * 60 * 60 * 1000
/** For this time after the sign-in, in ms, requests do not require the current password. */
export const RECENT_SIGN_IN_MS = 15 * 60 * 1000
/** How long the link of an approval works, in ms. It works once. */
export const APPROVAL_LINK_MS = 72 * 60 * 60 * 1000
/** How long the link for a forgotten password works, in ms. It works once. */
export const RECOVERY_LINK_MS = 60 * 60 * 1000
/** How long the link to an apprentice's own progress works, in days, unless the ficha ends earlier. */
export const PROGRESS_LINK_DAYS = 90
/** Wrong digits in succession after which the link to an apprentice's own progress is locked. */
export const MAX_WRONG_DIGITS = 5
/** Messages to apprentices and instructors that one user sends through the system in a day: enough for three fichas. */
export const MAX_NOTICE_MAILS_PER_DAY = 100
/** Length of subject and text of these messages, in UTF-16 units. */
export const MAX_NOTICE_SUBJECT = 150
export const MAX_NOTICE_TEXT = 40_000
/** A contract "ends soon" if it ends within this number of days. */
export const CONTRACT_ENDING_DAYS = 60
/** Administrators are warned on their dashboard and by mail this number of days before a contract ends, earliest first. */
export const CONTRACT_WARNING_DAYS = [30, 7] as const
/** Rows of the list of contracts that end soon. */
export const MAX_ENDING_CONTRACTS = 50
/** A judgments report is old after this number of days: SOFIA Plus changes every week. */
export const OLD_REPORT_DAYS = 30
/** A ficha needs attention from this number of days before its lessons end, if judgments have not been given. */
export const ENDING_DAYS = 90
/** A ficha needs attention if a judgment has been owed for more than this number of days. */
export const LONG_OWED_DAYS = 30
/** A ficha needs attention if its progress is this many percentage points behind the elapsed share of its lessons. */
export const BEHIND_POINTS = 20
/** Fichas whose progress the dashboard compares with their dates: those that are farthest behind. */
export const MAX_SCHEDULED_FICHAS = 500
/** Fichas of one jefe on the dashboard. */
export const MAX_OWN_FICHAS = 50
/** People who may import reports, as listed for users who may not import reports. */
export const MAX_LOADERS = 3
/** Months in the statistics of judgments that a person gave. */
export const GIVEN_MONTHS = 12
/**
 * An import can be undone for `UNDO_DAYS` days, while it is among the `UNDO_LOADS` newest of its ficha: with one report a
 * week, for more than four months. Afterwards retention deletes the data that only an undo needs.
 */
export const UNDO_DAYS = 180
export const UNDO_LOADS = 20
/** How long the plan of a simulated import is stored, in ms. */
export const PLAN_MS = 10 * 60 * 1000
