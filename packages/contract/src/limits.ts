export const MIN_PASSWORD = 6
export const MAX_PASSWORD = 128
export const MAX_NAME = 100
export const MAX_EMAIL = 254
export const MAX_PROGRAM_NAME = 255
export const MAX_TOTAL_HOURS = 20_000

export const PAGE_SIZES = [5, 10, 20, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
export const PAGINATOR_WINDOW = 5
/** Rows of a list that are printed, some thirty pages: more are read in a spreadsheet. */
export const MAX_PRINTED_ROWS = 1000
/** The same of what is left to evaluate, where each ficha is about a page. */
export const MAX_PRINTED_FICHAS = 50

/** Characters of a search text. */
export const MAX_SEARCH_TEXT = 80
/** Results in each group of a search. */
export const DEFAULT_SEARCH_RESULTS = 5
export const MAX_SEARCH_RESULTS = 10

const MB = 1024 * 1024
/** In bytes. */
export const MAX_APPRENTICES_FILE = 2 * MB
/** In bytes. The largest real judgments report has 0.6 MB; an .xlsx or CSV re-save can be several times larger. */
export const MAX_JUDGMENTS_FILE = 10 * MB
/** In bytes. */
export const MAX_PROGRAM_FILE = 10 * MB
/** In bytes. */
export const MAX_PEOPLE_FILE = 2 * MB
/** Rows of a spreadsheet of people: each new person gets a link, by mail or by hand. */
export const MAX_LOADED_PEOPLE = 500

/** In bytes. */
export const MAX_DOCUMENT_FILE = 10 * MB
/** Documents of the manuals, the withdrawn ones included: with their files they fill at most 2 GB of the database. */
export const MAX_DOCUMENTS = 200
/** Characters of a document's title. */
export const MAX_DOCUMENT_TITLE = 150
/** Characters of a sentence about a page of the manuals. */
export const MAX_OPINION = 500
/** The newest sentences about a page that are shown. */
export const MAX_SHOWN_OPINIONS = 50
/** Pages in the overview of opinions, and the newest sentences of each. */
export const MAX_OPINION_PAGES = 100
export const MAX_PAGE_SENTENCES = 3

/** A file of a remote, in bytes. */
export const MAX_REMOTE_FILE = 4 * MB
/** Files of a release. */
export const MAX_REMOTE_ASSETS = 500
/** All files of a release, its source maps included, in bytes before compression: three times as much as the largest one. */
export const MAX_RELEASE = 32 * MB
/** Characters of what a browser says of a failure, and places in the release's files. */
export const MAX_FAILURE_MESSAGE = 300
export const MAX_FAILURE_FRAMES = 10
/** Causes of failures that are kept of a release; the least recent goes. */
export const MAX_FAILURE_CAUSES = 20
export const MAX_REMOTE_ROUTES = 20
/** Cards of one remote on everybody's dashboard. */
export const MAX_REMOTE_CARDS = 12
/** Sections and links of one remote in pages of others. */
export const MAX_REMOTE_PLACES = 12
/** Menu entries of one remote. */
export const MAX_REMOTE_ENTRIES = 12
/** Calls that a page or a card makes before its code is there. */
export const MAX_FIRST_CALLS = 4
/** Characters of a deploy token's name. */
export const MAX_DEPLOY_TOKEN_NAME = 60
/** Days for which a deploy token may work. */
export const MAX_DEPLOY_TOKEN_DAYS = 365
/** Deploy tokens of one remote that work. */
export const MAX_DEPLOY_TOKENS = 10
/** So many people must have seen a candidate fail before it is withdrawn by itself. */
export const FAILURES_TO_WITHDRAW = 3
/** Releases that are kept, besides those in use and those of the last 30 days. */
export const KEPT_RELEASES = 10

/** What documents of the manuals may be: PDF, Office without macros, images. The server checks the content as well. */
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

/** What is read: the upload fields offer and tell these. The server looks at the bytes and not at the name. */
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

/** In ms. */
export const TOAST_MS = 3000
/** How long the approval of an access request can be taken back before it is sent, in ms. */
export const TAKE_BACK_MS = 10_000
/** How long the edit form of a ficha says that it was saved before it closes, in ms. */
export const SAVED_MS = 2000
/** How long the form of a new instructor says that it was created before it closes, in ms. */
export const CREATED_MS = 3000
/** Lifetime of a token in ms. In its second half, answers carry a new one. */
export const TOKEN_MS = 8 * 60 * 60 * 1000
/** How long after its sign-in a session ends in any case, in ms. */
export const SESSION_MS = 12 * 60 * 60 * 1000
/** How long after the sign-in no current password is asked for, in ms. */
export const RECENT_SIGN_IN_MS = 15 * 60 * 1000
/** How long the link of an approval works, in ms. It works once. */
export const APPROVAL_LINK_MS = 72 * 60 * 60 * 1000
/** How long the link for a forgotten password works, in ms. It works once. */
export const RECOVERY_LINK_MS = 60 * 60 * 1000
/** A contract ends soon if it ends within so many days. */
export const CONTRACT_ENDING_DAYS = 60
/** Rows of the list of contracts that end soon. */
export const MAX_ENDING_CONTRACTS = 50
/** A judgments report is old if it is of more than so many days ago: SOFIA Plus changes every week. */
export const OLD_REPORT_DAYS = 30
/** Fichas of one head on the dashboard. */
export const MAX_OWN_FICHAS = 50
/** People who may load reports, of whom the others are told. */
export const MAX_LOADERS = 3
/** Months for which the judgments that a person gave are counted. */
export const GIVEN_MONTHS = 12
/** How long the plan of a simulated import is kept, in ms. */
export const PLAN_MS = 10 * 60 * 1000
