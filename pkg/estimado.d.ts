// Types of the package. Written by `cargo xtask generate`: do not edit.

/** A number: as text, so that no decimal is lost, or as a number. */
export type Decimal = string | number | bigint;

/** A day, `YYYY-MM-DD`. */
export type Day = string;

/** Words by language. */
export type Words = Record<Language, string>;

/** Answers to the questions of some program; a question without an answer may be left out or `null`. */
export type Answers = Record<string, Decimal | boolean | null | undefined>;

/** What can be chosen besides the answers. */
export interface EstimateOptions {
  /** The language of the texts: `en` (also where nothing is chosen) or `es`; a tag such as `es-PR` will do. */
  lang?: Language | (string & {}) | undefined;
  /** The id of an edition; otherwise the newest published one. */
  edition?: string | undefined;
  /** The day the estimate is made on: an edition whose days are over is then marked as such, in `notices`. */
  today?: Day | undefined;
  /** See `Brief`. */
  brief?: false | undefined;
  /** See `Typed`. */
  typed?: false | undefined;
}

/** Asks for estimates without their working, eight times as fast: for long lists. */
export type Brief = Omit<EstimateOptions, 'brief'> & { brief: true };

/**
 * Says that answers are as a person types them, or as a spreadsheet has them: `$7,500`, `4,3 kW`, `sí`, an option by its name in
 * any language, `8/17/2017`. Blank text is left out. Each result then says how the answers were understood.
 */
export type Typed = Omit<EstimateOptions, 'typed'> & { typed: true };

/** Both. */
export type BriefTyped = Omit<EstimateOptions, 'brief' | 'typed'> & { brief: true; typed: true };

/** Answers as understood: what `estimate` takes without `typed`. */
export type Understood = { inputs: Answers };

/** A brief estimate, or every problem with the inputs, sorted by field. */
export type BriefOutcome =
  | { estimate: BriefEstimate; errors?: undefined }
  | { errors: InputError[]; estimate?: undefined };

/** An estimate, or every problem with the inputs, sorted by field. */
export type Outcome =
  | { estimate: Estimate; errors?: undefined }
  | { errors: InputError[]; estimate?: undefined };

/** An edition as a page supplies it, in the shape of the edition files. All numbers and days are text. */
export interface EditionData {
  /** For editors of the file; no part of the edition. */
  $schema?: string;
  /** Its id. */
  id: string;
  /** The first day of applications it is made for. */
  from: Day;
  /** The last such day. */
  until: Day;
  /** Documents by key: their titles. */
  document: Record<string, Words>;
  /** Numbers by key, with the unit as the program writes it. */
  number: Record<string, { value: string; unit: string }>;
  /** Tables by key: rows of cells by column. */
  table: Record<string, Record<string, string>[]>;
  /** Where each topic stands: `document: section`. */
  place: Record<string, string[]>;
}

/** The id of an edition that was taken, or everything wrong with it. */
export type LoadedEdition =
  | { id: string; faults?: undefined }
  | { faults: { path: string; code: string; message: string }[]; id?: undefined };

/** The text of a file, or every problem with the inputs. */
export type FileText =
  | { text: string; errors?: undefined }
  | { errors: InputError[]; text?: undefined };

/** What a link holds. */
export interface Link {
  /** Program id. */
  program: ProgramId;
  /** The language it was made in. */
  lang?: Language;
  /** The id of the edition it was made with, which may be one that is not known here. */
  edition?: string;
  /** The first 8 digits of the digest of that edition. */
  digest?: string;
  /** The amount that was shown; empty where none was. */
  amount?: string;
  /** The answers. */
  inputs: Record<string, string | boolean>;
  /** How many answers could not be read. */
  leftOut: number;
}

/** Why a link cannot be read. */
export interface UnreadLink {
  /** `unknown-version` or `unknown-program`. */
  fault: 'unknown-version' | 'unknown-program';
  /** The version or program it names. */
  name: string;
}

/**
 * Loads the WebAssembly once, from beside the module or from `input`. Later calls wait for the first. An address is compared with the hash
 * of this release; bytes, a module, a request or a response are taken as they are.
 */
export function init(
  input?: string | URL | Request | Response | BufferSource | WebAssembly.Module | Promise<Response>,
): Promise<void>;

/** Takes the WebAssembly from bytes or a module at hand, as under Node. */
export function initSync(input: { module: BufferSource | WebAssembly.Module }): unknown;

/** Every program, its editions and its questions. */
export function programs(): ProgramInfo[];

/** One estimate. An unknown program or edition is a `TypeError`; inputs never throw. */
export function estimate<Id extends ProgramId>(
  program: Id,
  inputs: InputsByProgram[Id],
  options?: EstimateOptions,
): Outcome;
export function estimate<Id extends ProgramId>(program: Id, inputs: InputsByProgram[Id], options: Brief): BriefOutcome;
export function estimate(program: ProgramId, inputs: Answers, options: Typed): Outcome & Understood;
export function estimate(program: ProgramId, inputs: Answers, options: BriefTyped): BriefOutcome & Understood;

/** What can be chosen for a curve. */
export interface CurveOptions extends EstimateOptions {
  /** The question whose answer changes, one that is answered with a number; otherwise the cost, or the first such. */
  field?: string | undefined;
}

/** A curve, left out where no question is answered with a number; or every problem with the inputs, sorted by field. */
export type CurveOutcome =
  | { curve?: Curve; errors?: undefined }
  | { errors: InputError[]; curve?: undefined };

/** The incentive against one answer, all others as they are. An unknown program or edition is a `TypeError`. */
export function curve<Id extends ProgramId>(
  program: Id,
  inputs: InputsByProgram[Id],
  options?: CurveOptions,
): CurveOutcome;

/** Many estimates, in the order of the rows. */
export function estimateMany<Id extends ProgramId>(
  program: Id,
  rows: readonly InputsByProgram[Id][],
  options?: EstimateOptions,
): Outcome[];
export function estimateMany<Id extends ProgramId>(
  program: Id,
  rows: readonly InputsByProgram[Id][],
  options: Brief,
): BriefOutcome[];
export function estimateMany(program: ProgramId, rows: readonly Answers[], options: Typed): (Outcome & Understood)[];
export function estimateMany(
  program: ProgramId,
  rows: readonly Answers[],
  options: BriefTyped,
): (BriefOutcome & Understood)[];

/** The working of an estimate as a table: CSV with a byte order mark, a row for each line, then for the receipt. */
export function toCsv<Id extends ProgramId>(program: Id, inputs: InputsByProgram[Id], options?: EstimateOptions): FileText;

/** The key dates of an estimate as a calendar file; its text is empty where there are no dates. */
export function toCalendar<Id extends ProgramId>(
  program: Id,
  inputs: InputsByProgram[Id],
  options?: EstimateOptions,
): FileText;

/** The fragment of a link to these answers, `#` included. Wrong numbers go along; what is no answer is left out. */
export function toLink<Id extends ProgramId>(
  program: Id,
  inputs: Partial<InputsByProgram[Id]>,
  options?: EstimateOptions,
): string;

/** What a fragment says; `undefined` where it is no link to a calculator. Never throws. */
export function readLink(fragment: string): (Link & { fault?: undefined }) | UnreadLink | undefined;

/** Takes an edition from the page, or says everything that is wrong with it. */
export function loadEdition(program: ProgramId, edition: EditionData, options?: EstimateOptions): LoadedEdition;

/** Runs the worked examples of the program documents. */
export function selfTest(options?: EstimateOptions): SelfTest;

/** What `estimado-change` tells: the answers, and the estimate or the problems. */
export type Change = { answers: Answers } & Outcome;

/** `<estimado-calculator>`: the calculator on a page. */
export class EstimadoCalculator extends HTMLElement {
  static formAssociated: true;
  static observedAttributes: string[];
  /** The answers entered so far, in the variant that is edited; what is set takes the place of all of them. */
  get answers(): Record<string, string | boolean>;
  set answers(answers: Answers);
  /** The estimate of the moment; nothing while answers are missing. */
  get estimate(): Estimate | undefined;
  /** The problems with the answers of the moment. */
  get errors(): InputError[];
  /** The address of this page with the answers in its fragment. */
  get link(): string;
  /** The form around it. */
  get form(): HTMLFormElement | null;
  /** The name that a form submits it under; without one it submits nothing and holds no form back. */
  name: string;
  /** `estimado-calculator`. */
  get type(): string;
  /** What a form submits: answers and estimate or problems as JSON; empty before there is anything. */
  get value(): string;
  /** Whether its controls are switched off; a fieldset around it may do that too. */
  disabled: boolean;
  /** The labels of the page for it. */
  get labels(): NodeList | undefined;
  /** Whether a form may be submitted with it. */
  get validity(): ValidityState | undefined;
  /** The first problem with the answers, in words. */
  get validationMessage(): string;
  /** Whether it can hold a form back. */
  get willValidate(): boolean;
  /** Whether a form may be submitted with it; where not, `invalid` is fired. */
  checkValidity(): boolean;
  /** The same, and the visitor is shown the first problem at its field. */
  reportValidity(): boolean;
  /** Prints this calculator alone, with its answers, result and working. */
  print(): void;
  /** Clears every answer, and every variant but one. */
  reset(): void;
  /** Runs the worked examples of the program documents. */
  selfTest(): Promise<SelfTest>;
  /** Looks for what is wrong with the page, the files or the settings; shows it in the calculator and in the console. */
  doctor(): Promise<DoctorFinding[]>;
  /** The version of this module. */
  static readonly version: string;
  /** The addresses of every copy of this module on the page; the first counts. */
  static readonly modules: string[];
}

/** Something that the doctor found. */
export interface DoctorFinding {
  /** What it is about, as a code. */
  code: string;
  /** `fault`, it does not work; `warning`, it works, but; `note`, good to know; `good`, looked at and in order. */
  level: 'fault' | 'warning' | 'note' | 'good';
  /** What was found, in words. */
  message: string;
  /** What to do, in words; empty where there is nothing to do. */
  fix: string;
}

declare global {
  interface HTMLElementTagNameMap {
    'estimado-calculator': EstimadoCalculator;
  }
  interface GlobalEventHandlersEventMap {
    /** The calculator is on the page. */
    'estimado-ready': CustomEvent<null>;
    /** An answer changed. */
    'estimado-change': CustomEvent<Change>;
    /** The edition of `edition-src` cannot be used: everything that is wrong with it, in words. */
    'estimado-error': CustomEvent<{ faults: string[] }>;
  }
}

/** The result of one estimate. */
export interface Estimate {
  /** Program id. */
  program: string;
  /** Edition id. */
  edition: string;
  /** `eligible` or `ineligible`. */
  status: 'eligible' | 'ineligible';
  /** Dollars, 2 places, by key. */
  amounts: Record<string, string>;
  /** Other numbers, up to 6 places, by key. */
  quantities: Record<string, string>;
  /** Days, `YYYY-MM-DD`, by key. */
  dates: Record<string, string>;
  /** Papers to hand in. */
  documents: Document[];
  /** What was found, sorted by code. */
  findings: Finding[];
  /** The working, line by line. */
  lines: WorkingLine[];
  /** The limits that were put to a line. */
  limits: Limit[];
  /** What set the amount, in words; left out where nothing did. */
  decisive?: string;
  /** Which limit comes next and how far away it is, in words; left out where there is none. */
  next?: string;
  /** The line that set the amount. */
  decidedBy?: string;
  /** Who pays what part of the cost. */
  shares: Share[];
  /** What the visitor pays and receives, in the order of the project. */
  schedule: Payment[];
  /** What would be due if something happened, by how long after. */
  schedules: Schedule[];
  /** The days, in words. */
  timeline: Milestone[];
  /** Whether these figures are those of the day of the application, or of `today`; empty where they are. */
  notices: Notice[];
  /** What the estimate was made from. */
  receipt: Receipt;
}

/** Figures of an edition that may not be those of the day. */
export interface Notice {
  /**
   * `applied-outside`, the day of the application lies outside those the edition is made for; `closed` and `not-open`, that
   * day is not given and today is after or before them.
   */
  code: 'applied-outside' | 'closed' | 'not-open';
  /** In words. */
  message: string;
}

/** An estimate without its working. */
export interface BriefEstimate {
  /** Program id. */
  program: string;
  /** Edition id. */
  edition: string;
  /** `eligible` or `ineligible`. */
  status: 'eligible' | 'ineligible';
  /** Dollars, 2 places, by key. */
  amounts: Record<string, string>;
  /** What is left to pay: dollars, 2 places; left out where the answers do not say what the project costs. */
  netCost?: string;
  /** Other numbers, up to 6 places, by key. */
  quantities: Record<string, string>;
  /** Days, `YYYY-MM-DD`, by key. */
  dates: Record<string, string>;
  /** What was found, sorted by code. */
  findings: BriefFinding[];
  /** What set the amount, in words; left out where nothing did. */
  decisive?: string;
  /** Whether these figures are those of the day of the application, or of `today`; empty where they are. */
  notices: Notice[];
  /** What the estimate was made from. */
  receipt: BriefReceipt;
}

/** Something found, in a brief estimate. */
export interface BriefFinding {
  /** Its code. */
  code: string;
  /** `blocker`, `warning` or `info`. */
  severity: 'blocker' | 'warning' | 'info';
  /** What was found. */
  message: string;
}

/** What a brief estimate was made from. */
export interface BriefReceipt {
  /** Version of the software. */
  version: string;
  /** `published` or `host`. */
  origin: 'published' | 'host';
  /** SHA-256 of the edition. */
  digest: string;
}

/** A paper to hand in. */
export interface Document {
  /** Its id. */
  id: string;
  /** The moment it is due, a key. */
  moment: string;
  /** The moment in words. */
  when: string;
  /** Its name. */
  label: string;
  /** Where it is asked for. */
  sources: Place[];
}

/** Something found. */
export interface Finding {
  /** Its code. */
  code: string;
  /** `blocker`, `warning` or `info`. */
  severity: 'blocker' | 'warning' | 'info';
  /** What was found. */
  message: string;
  /** The way out, in words; empty where there is none. */
  wayOut: string;
  /** Of a blocker: the answers each of which alone lifts it, the smallest change first, proven by working it out again. */
  remedies?: Remedy[];
  /** Where the rule stands. */
  sources: Place[];
}

/** The incentive against one answer. Every point is a full estimate; every breakpoint is found to the last decimal. */
export interface Curve {
  /** The question whose answer changes. */
  field: string;
  /** Its words. */
  label: string;
  /** What its answer counts: `$`, `kW`, `%`, or empty. */
  unit: string;
  /** The answer as it is. */
  here: string;
  /** Where the picture begins. */
  from: string;
  /** Where it ends. */
  to: string;
  /** From there to there, in order. */
  points: CurvePoint[];
  /** Where the result changes its course, in order, also beyond the picture. */
  breakpoints: Breakpoint[];
  /** Whether there are more than are listed. */
  more: boolean;
  /** The largest incentive that another answer to this question alone reaches. */
  largest: LargestIncentive;
  /** The same to be drawn. */
  picture: CurvePicture;
  /** The questions that a curve can be drawn over. */
  questions: CurveQuestion[];
}

/** One estimate of a curve. */
export interface CurvePoint {
  /** The answer. */
  at: string;
  /** The answer as people read it. */
  text: string;
  /** The incentive; left out where the answers do not go together. */
  incentive?: string;
  /** The incentive as people read it. */
  amount?: string;
  /** Whether the project is eligible. */
  eligible: boolean;
  /** Whether this is the answer as it is, to the step people enter. */
  here: boolean;
  /** Whether a table should list it: round answers, the answer as it is, both sides of each breakpoint. */
  listed: boolean;
  /** Its place in the picture, in per cent from the left. */
  x: string;
  /** The same from the top. */
  y?: string;
}

/** A place where the result changes its course, between two answers next to each other. */
export interface Breakpoint {
  /**
   * What happens, the gravest: `edge`, the answers no longer go together; `cliff`, eligible on one side only; `step`, the
   * incentive jumps; `kink`, it goes on at another rate; `charge`, a charge changes; `notice`, a warning comes or goes.
   */
  turn: 'edge' | 'cliff' | 'step' | 'kink' | 'charge' | 'notice';
  /** The last answer before it. */
  below: string;
  /** The first answer after it. */
  above: string;
  /** Its place in the picture, in per cent from the left; above 100 beyond it. */
  x: string;
  /** Where it is, in words. */
  place: string;
  /** What happens, in words. */
  what: string;
  /** Why, in words, with the rules that cause it. */
  why: CurveCause[];
}

/** Why a result changes its course. */
export interface CurveCause {
  /** In words. */
  text: string;
  /** Where the rule stands. */
  sources: Place[];
}

/** A question that a curve can be drawn over. */
export interface CurveQuestion {
  /** The question. */
  field: string;
  /** Its words. */
  label: string;
}

/** The largest incentive that another answer reaches. */
export interface LargestIncentive {
  /** In words. */
  message: string;
  /** The incentive; left out where no answer is eligible, as is all that follows. */
  incentive?: string;
  /** The smallest answer that reaches it, of those next to the answer as it is. */
  from?: string;
  /** The largest such answer. */
  to?: string;
  /** Whether the answer as it is reaches it. */
  here?: boolean;
  /** The nearest answer that does. */
  nearest?: string;
  /** That answer as people read it. */
  nearestText?: string;
}

/** A line of a curve. */
export interface CurveLine {
  /** A path as SVG writes it. */
  path: string;
  /** Whether the project is eligible along it. */
  eligible: boolean;
}

/** A round number at the edge of a picture. */
export interface CurveTick {
  /** As people read it. */
  text: string;
  /** Its place, in per cent. */
  place: string;
}

/** The number of a breakpoint in a picture. */
export interface CurveMark {
  /** `1`, or `2–3` for such as lie on top of each other. */
  text: string;
  /** Its place, in per cent from the left. */
  x: string;
}

/** A curve in a box, in per cent of its width and height from the top left corner. */
export interface CurvePicture {
  /** Paths as SVG writes them; between two of them the incentive jumps. */
  lines: CurveLine[];
  /** Round answers and their places from the left. */
  across: CurveTick[];
  /** Round amounts and their places from the top. */
  up: CurveTick[];
  /** Numbers of breakpoints, `1` or `2–3`, and their places from the left. */
  marks: CurveMark[];
}

/** An answer that lifts a finding. */
export interface Remedy {
  /** The question. */
  field: string;
  /** The answer, as the interface takes it. */
  value: string;
  /** The answer as people read it. */
  text: string;
  /** Question and answer in words, with `or less` and the like where all answers beyond lift it too. */
  message: string;
}

/** A line of the working. */
export interface WorkingLine {
  /** The key, as in the amounts, quantities or dates. */
  key: string;
  /** Its name. */
  label: string;
  /** The formula in words. */
  formula: string;
  /** The formula with its numbers put in. */
  numbers: string;
  /** The value, as in the amounts, quantities or dates. */
  value: string;
  /** The value as people read it. */
  text: string;
  /** Its unit: `$`, `kW`, `$/W`, `%`, `date`, or empty. */
  unit: string;
  /** Where the step stands. */
  sources: Place[];
}

/** A limit that was put to a line. */
export interface Limit {
  /** The line. */
  line: string;
  /** Whether it changed the line. */
  bound: boolean;
  /** What counts without it, in words and as a number. */
  without: Named;
  /** The limit, in words and as a number. */
  limit: Named;
}

/** A figure with its name. */
export interface Named {
  /** In words. */
  name: string;
  /** As people read it. */
  text: string;
}

/** A part of the cost. */
export interface Share {
  /** `incentive`, `other` or `own`. */
  kind: 'incentive' | 'other' | 'own';
  /** How much, as people read it. */
  text: string;
  /** Its part of the cost in per cent, cut to 2 places. */
  percent: string;
}

/** Money that changes hands at a moment. */
export interface Payment {
  /** The line it comes from. */
  key: string;
  /** When, in words. */
  when: string;
  /** What. */
  label: string;
  /** How much, as people read it. */
  text: string;
  /** `pay`, `deposit` (comes back) or `receive`. */
  kind: 'pay' | 'deposit' | 'receive';
  /** Where it is asked for. */
  sources: Place[];
}

/** What would be due if something happened. */
export interface Schedule {
  /** Its key. */
  key: string;
  /** Its name. */
  label: string;
  /** Its rows. */
  rows: ScheduleRow[];
  /** Where the rule stands. */
  sources: Place[];
}

/** A row of a schedule. */
export interface ScheduleRow {
  /** How long after, in words. */
  label: string;
  /** Dollars, 2 places. */
  value: string;
  /** The amount as people read it. */
  text: string;
  /** How it was reached, with its numbers. */
  numbers: string;
}

/** A day in words. */
export interface Milestone {
  /** Its key in the dates. */
  key: string;
  /** Its name. */
  label: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The day as people read it. */
  text: string;
  /** How it was counted. */
  counting: string;
  /** Where the rule stands. */
  sources: Place[];
}

/** A place in a document. */
export interface Place {
  /** The title of the document. */
  document: string;
  /** Its short name. */
  name: string;
  /** The section. */
  section: string;
}

/** What the estimate was made from. */
export interface Receipt {
  /** Version of the software. */
  version: string;
  /** Edition id. */
  edition: string;
  /** `published` or `host`. */
  origin: 'published' | 'host';
  /** SHA-256 of the edition. */
  digest: string;
  /** The first and the last day of applications the edition is made for. */
  applies: [string, string];
  /** The answers, as the interface takes them. */
  inputs: Record<string, string>;
}

/** A problem with an answer. */
export interface InputError {
  /** The field. */
  field: string;
  /** What is wrong, as a code. */
  code: string;
  /** What to enter. */
  message: string;
}

/** A program, its editions and its questions. */
export interface ProgramInfo {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Words;
  /** What it is, in a sentence. */
  purpose: Words;
  /** Who it is for. */
  audience: Words;
  /** Where it applies. */
  place: Words;
  /** Its editions, the newest published one last, then those a host supplied. */
  editions: EditionInfo[];
  /** The groups of the form, in order. */
  groups: GroupInfo[];
  /** The questions, in the order of the form. */
  fields: FieldInfo[];
  /** What a result leads with. */
  headline: HeadlineInfo;
  /** The worked examples of its documents. */
  examples: ExampleInfo[];
}

/** What a result leads with: keys of lines. */
export interface HeadlineInfo {
  /** The incentive, also an amount. */
  incentive: string;
  /** What is left to pay, written where the answers say what the project costs; an amount where the program lists it. */
  netCost: string;
}

/** A worked example of a document. */
export interface ExampleInfo {
  /** Its key. */
  key: string;
  /** Its name. */
  name: Words;
  /** Its answers, as `estimate` takes them. */
  inputs: Record<string, string | boolean>;
}

/** An edition. */
export interface EditionInfo {
  /** Its id. */
  id: string;
  /** The first day of applications it is made for, `YYYY-MM-DD`. */
  from: string;
  /** The last such day. */
  until: string;
  /** SHA-256 of its content. */
  digest: string;
  /** Titles of the documents it rests on. */
  documents: Words[];
}

/** A group of the form. */
export interface GroupInfo {
  /** Its key. */
  key: string;
  /** Whether it stands open before the first result. */
  essential: boolean;
  /** Its name. */
  label: Words;
  /** What it asks for. */
  hint: Words;
}

/** A question. */
export interface FieldInfo {
  /** The name in the inputs. */
  key: string;
  /** `above-zero`, `number`, `percent`, `between`, `whole`, `choice`, `yes-no`, `date` or `dates`. */
  kind: 'above-zero' | 'number' | 'percent' | 'between' | 'whole' | 'choice' | 'yes-no' | 'date' | 'dates';
  /** Whether an estimate needs it. */
  required: boolean;
  /** The key of its group. */
  group: string;
  /** The question. */
  label: Words;
  /** What helps to answer it. */
  hint?: Words;
  /** What a number counts: `$`, `kW`, `%`; left out where it counts nothing. */
  unit?: string;
  /** The least number or day; `above-zero` and `percent` do not allow it itself. */
  least?: string;
  /** The largest number or day. */
  most?: string;
  /** What can be chosen. */
  options?: OptionInfo[];
  /** The form asks only when each of these questions has one of these answers. */
  shown?: Record<string, string[]>;
}

/** An option of a question. */
export interface OptionInfo {
  /** The value in the inputs. */
  value: string;
  /** In words. */
  label: Words;
}

/** What came of the worked examples. */
export interface SelfTest {
  /** How many agree with their document. */
  passed: number;
  /** How many do not. */
  failed: number;
  /** Each of them. */
  cases: Case[];
  /** Programs whose documents have no worked examples: for them nothing can be said here. */
  without: ProgramId[];
}

/** One worked example. */
export interface Case {
  /** Program id. */
  program: string;
  /** Its key. */
  key: string;
  /** Its name. */
  name: string;
  /** Where it stands: document and section. */
  place: string;
  /** Whether the results are those of the document. */
  passed: boolean;
  /** What the document states: key and value. */
  expected: [string, string][];
  /** What came of it: key and value. */
  found: [string, string][];
}

/** A language of the calculator. */
export type Language = 'en' | 'es';

/** The id of a program. */
export type ProgramId = 'pr-gef-tier1' | 'pr-gef-tier2' | 'ma-hydro-feasibility' | 'ma-hydro-construction' | 'nj-core';

/** The inputs of each program. */
export interface InputsByProgram {
  'pr-gef-tier1': PrGefTier1Inputs;
  'pr-gef-tier2': PrGefTier2Inputs;
  'ma-hydro-feasibility': MaHydroFeasibilityInputs;
  'ma-hydro-construction': MaHydroConstructionInputs;
  'nj-core': NjCoreInputs;
}

/** Inputs of Green Energy Fund, Tier 1 (`pr-gef-tier1`). */
export interface PrGefTier1Inputs {
  /** What makes the electricity? */
  technology: 'solar-pv' | 'small-wind';
  /** Does it have batteries? */
  configuration: 'grid-tie' | 'battery-backup';
  /** Where is the project? */
  location: 'mainland' | 'vieques' | 'culebra' | 'outside-puerto-rico';
  /** System Capacity (kW). Above 0. */
  systemCapacityKw: Decimal;
  /** Total Project Cost ($). Above 0. */
  totalProjectCost: Decimal;
  /** Inverter size (AC) (kW). Above 0. */
  inverterAcKw?: Decimal | null | undefined;
  /** Usable energy of the batteries (kWh). 0 or more. */
  batteryUsableKwh?: Decimal | null | undefined;
  /** Are the batteries OGPe certified? */
  batteriesOgpeCertified?: boolean | null | undefined;
  /** Estimated production in a year (kWh). Above 0. */
  estimatedAnnualProductionKwh?: Decimal | null | undefined;
  /** Consumption in the past 12 months (kWh). Above 0. */
  annualConsumptionKwh?: Decimal | null | undefined;
  /** Minimum rated output in a year (kWh). Above 0. */
  ratedAnnualOutputKwh?: Decimal | null | undefined;
  /** What is the production estimate based on? */
  solarProductionBasis?: 'system-modeling' | 'site-data' | null | undefined;
  /** Length of the site data (month). A whole number from 0 to 1000. */
  solarDataMonths?: Decimal | null | undefined;
  /** Highest load in any one hour (kW). Above 0. */
  peakHourlyLoadKw?: Decimal | null | undefined;
  /** Tower height (ft). Above 0. */
  towerHeightFt?: Decimal | null | undefined;
  /** Lowest blade tip above ground (ft). 0 or more. */
  lowestBladeTipFt?: Decimal | null | undefined;
  /** Height of the tallest obstruction (ft). 0 or more. */
  obstructionHeightFt?: Decimal | null | undefined;
  /** Distance to that obstruction (ft). 0 or more. */
  obstructionDistanceFt?: Decimal | null | undefined;
  /** Average wind speed in a year (mph). 0 or more. */
  averageWindSpeedMph?: Decimal | null | undefined;
  /** Length of the wind data (month). A whole number from 0 to 1000. */
  windDataMonths?: Decimal | null | undefined;
  /** Is there a wind resource report? */
  windResourceReport?: boolean | null | undefined;
  /** Who is the Customer? */
  customerType?: 'residential' | 'commercial' | 'industrial' | 'government' | null | undefined;
  /** Other applications in this cycle. A whole number from 0 to 1000. */
  otherApplicationsThisCycle?: Decimal | null | undefined;
  /** Other Tier 1 projects this fiscal year. A whole number from 0 to 1000. */
  otherTier1ProjectsThisFiscalYear?: Decimal | null | undefined;
  /** Does the Customer rent the place? */
  tenant?: boolean | null | undefined;
  /** Is the facility new or off the grid? */
  newOrOffGrid?: boolean | null | undefined;
  /** Does a third party finance the project? */
  thirdPartyFinanced?: boolean | null | undefined;
  /** Does a representative apply for you? */
  authorizedRepresentative?: boolean | null | undefined;
  /** Is the system permanently installed? */
  permanentInstallation?: boolean | null | undefined;
  /** Do deeds, by-laws or contracts prohibit the equipment? */
  prohibitedByDeedOrBylaws?: boolean | null | undefined;
  /** Any conviction or investigation for crimes against public funds or functions? */
  ethicsConvictionOrInvestigation?: boolean | null | undefined;
  /** Do you or your immediate family review these applications? */
  programEmployeeOrFamily?: boolean | null | undefined;
  /** Interconnection permit. */
  interconnectionStatus?: 'permit' | 'application-filed' | 'none' | null | undefined;
  /** Another reimbursement percentage (%). Above 0, at most 100. */
  reimbursementPercentOverride?: Decimal | null | undefined;
  /** Funds left for this size ($). 0 or more. */
  fundsRemainingInPool?: Decimal | null | undefined;
  /** Unused funds of the previous cycle ($). 0 or more. */
  unusedFundsPreviousCycle?: Decimal | null | undefined;
  /** Other incentives for the project ($). 0 or more. */
  otherIncentives?: Decimal | null | undefined;
  /** Was the energy audit handed in? */
  energyAuditPresented?: boolean | null | undefined;
  /** Who made the audit? */
  auditorType?: 'professional-engineer' | 'professional-architect' | 'licensed-electrical-technician' | 'other' | null | undefined;
  /** Application date. */
  applicationDate?: Day | null | undefined;
  /** Pre-approval date. */
  preApprovalDate?: Day | null | undefined;
  /** Date all information was submitted. */
  informationSubmittedDate?: Day | null | undefined;
  /** Reservation notice date. */
  reservationNoticeDate?: Day | null | undefined;
  /** Date the Reservation Agreement was signed. */
  reservationAgreementDate?: Day | null | undefined;
  /** Construction start date. */
  constructionStartDate?: Day | null | undefined;
  /** Completion date. */
  completionDate?: Day | null | undefined;
  /** Scheduled completion date. */
  scheduledCompletionDate?: Day | null | undefined;
  /** Date claims on the guarantee were paid. */
  guaranteeClaimsPaidDate?: Day | null | undefined;
  /** Inspection determination date. */
  inspectionDeterminationDate?: Day | null | undefined;
  /** Date reconsideration was requested. */
  reconsiderationRequestDate?: Day | null | undefined;
  /** Information request notice date. */
  noticeDate?: Day | null | undefined;
  /** Time the notice gives you (day). A whole number from 1 to 3650. */
  noticeResponseDays?: Decimal | null | undefined;
  /** Which days does the notice count? */
  noticeDayKind?: 'calendar' | 'business' | null | undefined;
  /** Days the agency is closed. Days, `YYYY-MM-DD`, joined by commas. */
  nonBusinessDates?: string | null | undefined;
  /** New System Capacity (kW). Above 0. */
  revisedCapacityKw?: Decimal | null | undefined;
  /** Did the equipment change? */
  equipmentChanged?: boolean | null | undefined;
  /** Did the place change? */
  locationChanged?: boolean | null | undefined;
  /** Did the Customer change? */
  customerChanged?: boolean | null | undefined;
  /** Inspections because the meter failed. A whole number from 0 to 1000. */
  meteringInspections?: Decimal | null | undefined;
  /** Do they come before the incentive is paid? */
  meteringInspectionsBeforePayment?: boolean | null | undefined;
  /** Information request notices. A whole number from 0 to 1000. */
  informationRequestNotices?: Decimal | null | undefined;
  /** Charge for each notice ($). 0 or more. */
  informationRequestFeeEach?: Decimal | null | undefined;
  /** Additional inspections. A whole number from 0 to 1000. */
  additionalInspections?: Decimal | null | undefined;
  /** Charge for each inspection ($). 0 or more. */
  additionalInspectionFeeEach?: Decimal | null | undefined;
  /** Questions about your project. A whole number from 0 to 1000. */
  projectQueries?: Decimal | null | undefined;
  /** First extension (month). A whole number from 1 to 120. */
  firstExtensionMonths?: Decimal | null | undefined;
  /** Second extension (month). A whole number from 1 to 120. */
  secondExtensionMonths?: Decimal | null | undefined;
  /** System Capacity as built (kW). Above 0. */
  asBuiltCapacityKw?: Decimal | null | undefined;
  /** Total Project Cost as built ($). Above 0. */
  asBuiltProjectCost?: Decimal | null | undefined;
  /** Did the inspection find another significant variation? */
  asBuiltOtherVariation?: boolean | null | undefined;
  /** Did the inspection find another Customer or site? */
  asBuiltCustomerOrSiteDiffers?: boolean | null | undefined;
  /** Was the project completed? */
  projectOutcome?: 'completed' | 'not-completed' | null | undefined;
  /** Incentive paid ($). 0 or more. */
  incentivePaid?: Decimal | null | undefined;
  /** Date placed in service. */
  placedInServiceDate?: Day | null | undefined;
  /** Removal date. */
  removalDate?: Day | null | undefined;
}

/** Inputs of Green Energy Fund, Tier 2 (`pr-gef-tier2`). */
export interface PrGefTier2Inputs {
  /** System Capacity (kW). Above 0. */
  systemCapacityKw: Decimal;
  /** Total Project Cost ($). Above 0. */
  totalProjectCost: Decimal;
  /** Published reimbursement percentage (%). Above 0, at most 100. */
  reimbursementPercent: Decimal;
  /** Published Reference Cost ($/W). Above 0. */
  referenceCostPerWatt: Decimal;
  /** Incentive you request ($). Above 0. */
  requestedIncentive?: Decimal | null | undefined;
  /** Other incentives for the project ($). 0 or more. */
  otherIncentives?: Decimal | null | undefined;
  /** Own funds and signed commitments ($). 0 or more. */
  financingEvidence?: Decimal | null | undefined;
  /** Expected development cost ($). Above 0. */
  expectedDevelopmentCost?: Decimal | null | undefined;
  /** Estimated production in a year (kWh). Above 0. */
  estimatedAnnualProductionKwh?: Decimal | null | undefined;
  /** Application fee ($). 0 or more. */
  applicationFee?: Decimal | null | undefined;
  /** Reservation guarantee percentage (%). Above 0, at most 100. */
  reservationGuaranteePercent?: Decimal | null | undefined;
  /** Inspections because the meter failed. A whole number from 0 to 1000. */
  meteringInspections?: Decimal | null | undefined;
  /** Capacity of the group's other proposals (kW). 0 or more. */
  controlledGroupOtherCapacityKw?: Decimal | null | undefined;
  /** Smallest project with its own Point of Interconnection (kW). Above 0. */
  smallestInterconnectionKw?: Decimal | null | undefined;
  /** Does a corporation apply? */
  corporation?: boolean | null | undefined;
  /** Does a representative apply for you? */
  authorizedRepresentative?: boolean | null | undefined;
  /** Where is the project? */
  location?: 'mainland' | 'vieques' | 'culebra' | 'outside-puerto-rico' | null | undefined;
  /** Is the system permanently installed? */
  permanentInstallation?: boolean | null | undefined;
  /** Do deeds, by-laws or contracts prohibit the equipment? */
  prohibitedByDeedOrBylaws?: boolean | null | undefined;
  /** Any conviction or investigation for crimes against public funds or functions? */
  ethicsConvictionOrInvestigation?: boolean | null | undefined;
  /** Do you or your immediate family review these applications? */
  programEmployeeOrFamily?: boolean | null | undefined;
  /** Interconnection permit. */
  interconnectionStatus?: 'permit' | 'application-filed' | 'none' | null | undefined;
  /** Application date. */
  applicationDate?: Day | null | undefined;
  /** Application number notice date. */
  applicationNotificationDate?: Day | null | undefined;
  /** Award notice date. */
  awardNoticeDate?: Day | null | undefined;
  /** Date the Reservation Agreement was signed. */
  reservationAgreementDate?: Day | null | undefined;
  /** Extension granted (month). A whole number from 1 to 120. */
  extensionMonths?: Decimal | null | undefined;
  /** Completion date. */
  completionDate?: Day | null | undefined;
  /** Date the complete claim was received. */
  claimDate?: Day | null | undefined;
  /** Inspection determination date. */
  inspectionDeterminationDate?: Day | null | undefined;
  /** Information request notice date. */
  noticeDate?: Day | null | undefined;
  /** Time the notice gives you (day). A whole number from 1 to 3650. */
  noticeResponseDays?: Decimal | null | undefined;
  /** Which days does the notice count? */
  noticeDayKind?: 'calendar' | 'business' | null | undefined;
  /** Days the agency is closed. Days, `YYYY-MM-DD`, joined by commas. */
  nonBusinessDates?: string | null | undefined;
  /** New System Capacity (kW). Above 0. */
  revisedCapacityKw?: Decimal | null | undefined;
  /** Did the equipment change? */
  equipmentChanged?: boolean | null | undefined;
  /** Did the place change? */
  locationChanged?: boolean | null | undefined;
  /** Did the Customer change? */
  customerChanged?: boolean | null | undefined;
  /** Was the project completed? */
  projectOutcome?: 'completed' | 'not-completed' | null | undefined;
  /** System Capacity as built (kW). Above 0. */
  asBuiltCapacityKw?: Decimal | null | undefined;
  /** Total Project Cost as built ($). Above 0. */
  asBuiltProjectCost?: Decimal | null | undefined;
  /** Did the inspection find another significant variation? */
  asBuiltOtherVariation?: boolean | null | undefined;
  /** Did the inspection find another Customer or site? */
  asBuiltCustomerOrSiteDiffers?: boolean | null | undefined;
  /** Incentive paid ($). 0 or more. */
  incentivePaid?: Decimal | null | undefined;
  /** Date placed in service. */
  placedInServiceDate?: Day | null | undefined;
  /** Removal date. */
  removalDate?: Day | null | undefined;
  /** Award rejection notice date. */
  rejectionNoticeDate?: Day | null | undefined;
  /** Date reconsideration was requested. */
  reconsiderationRequestDate?: Day | null | undefined;
  /** Final adverse notice date. */
  finalAdverseNoticeDate?: Day | null | undefined;
  /** Date a stay was requested. */
  stayRequestDate?: Day | null | undefined;
}

/** Inputs of Commonwealth Hydropower, Feasibility Study grants (`ma-hydro-feasibility`). */
export interface MaHydroFeasibilityInputs {
  /** Kind of facility. */
  facilityType: 'conduit' | 'non-conduit';
  /** Incremental generation (kWh/year). Above 0. */
  incrementalGenerationKwh: Decimal;
  /** Allowable expenses of the study ($). Above 0. */
  allowableExpenses: Decimal;
  /** FERC status. */
  fercStatus?: 'license' | 'exemption' | 'non-jurisdictional' | 'qualifying-conduit' | 'seeking-on-licensed-canal' | 'seeking-conduit-exemption' | 'seeking-other' | 'none' | null | undefined;
  /** MA RPS status. */
  rpsStatus?: 'qualified' | 'imminent' | 'likely' | 'unlikely' | null | undefined;
  /** Grant you ask for ($). Above 0. */
  requestedGrant?: Decimal | null | undefined;
  /** Earlier study grants for this facility ($). 0 or more. */
  priorGrantsForFacility?: Decimal | null | undefined;
  /** Already awarded in this round ($). 0 or more. */
  fundsAlreadyAwarded?: Decimal | null | undefined;
  /** Of these, spent before the grant agreement ($). 0 or more. */
  costsBeforeAgreement?: Decimal | null | undefined;
  /** Cost share you commit ($). 0 or more. */
  applicantCostShare?: Decimal | null | undefined;
  /** Does a consultant carry part of your cost share? */
  consultantPaysPartOfCostShare?: boolean | null | undefined;
  /** Your own labor ($). 0 or more. */
  directLaborCost?: Decimal | null | undefined;
  /** Labor of related parties ($). 0 or more. */
  relatedPartyLaborCost?: Decimal | null | undefined;
  /** Did MassCEC approve the related party in writing? */
  relatedPartyApproved?: boolean | null | undefined;
  /** Legal expenses ($). 0 or more. */
  legalCost?: Decimal | null | undefined;
  /** Kind of project. */
  projectKind?: 'upgrade' | 'new' | null | undefined;
  /** Is the facility in substantial compliance with its FERC license or exemption? */
  fercSubstantialCompliance?: boolean | null | undefined;
  /** Would the project put the non-jurisdictional status at risk? */
  jeopardizesNonJurisdictionalStatus?: boolean | null | undefined;
  /** Total nameplate capacity of the generators (MW). Above 0. */
  generatorNameplateMw?: Decimal | null | undefined;
  /** Total nameplate capacity of the turbines (MW). Above 0. */
  turbineNameplateMw?: Decimal | null | undefined;
  /** Capacity from improvements after 1997 (MW). 0 or more. */
  post1997CapacityMw?: Decimal | null | undefined;
  /** Useful life after the project (year). 0 or more. */
  usefulLifeYears?: Decimal | null | undefined;
  /** Are the repairs that reach the useful life planned and financed? */
  repairPlanInPlace?: boolean | null | undefined;
  /** Is the dam intact? */
  damIntact?: boolean | null | undefined;
  /** Does the project need a new dam? */
  requiresNewDam?: boolean | null | undefined;
  /** Is the technology established and commercially available? */
  commercialTechnology?: boolean | null | undefined;
  /** Is it hydrokinetic technology in the sea? */
  marineHydrokinetic?: boolean | null | undefined;
  /** Is it a demonstration or pilot project? */
  pilotProject?: boolean | null | undefined;
  /** Electric utility at the site. */
  utilityTerritory?: 'investor-owned' | 'participating-municipal' | 'other-municipal' | null | undefined;
  /** Kind of applicant. */
  applicantType?: 'commercial' | 'industrial' | 'institutional' | 'non-profit' | 'public' | 'residential' | null | undefined;
  /** Do you have long-term control of the site? */
  hasSiteControl?: boolean | null | undefined;
  /** Do you have the rights to the water? */
  hasWaterRights?: boolean | null | undefined;
  /** Do you own the dam or conduit? */
  ownsDamOrConduit?: boolean | null | undefined;
  /** Do you have the owner's letter of support? */
  ownerSupportLetter?: boolean | null | undefined;
  /** Do you state your financial threshold? */
  financialThresholdStated?: boolean | null | undefined;
  /** Has some pre-feasibility work been done? */
  preFeasibilityDone?: boolean | null | undefined;
  /** Do you have the letter from the state fish and wildlife agency? */
  wildlifeLetterProvided?: boolean | null | undefined;
  /** Does the same project also apply for the other grant? */
  simultaneousApplication?: boolean | null | undefined;
  /** Electronic files. A whole number from 0 to 999999999. */
  electronicFileCount?: Decimal | null | undefined;
  /** Application date. */
  applicationDate?: Day | null | undefined;
  /** Award date. */
  awardDate?: Day | null | undefined;
  /** Effective date of the grant agreement. */
  agreementEffectiveDate?: Day | null | undefined;
  /** Draft final report. */
  draftReportDate?: Day | null | undefined;
  /** Final report. */
  finalReportDate?: Day | null | undefined;
  /** Final payment of the grant. */
  finalDisbursementDate?: Day | null | undefined;
  /** Actual allowable expenses ($). Above 0. */
  actualAllowableExpenses?: Decimal | null | undefined;
  /** Cost share in the grant agreement (%). From 0 to 100. */
  agreedCostSharePercent?: Decimal | null | undefined;
}

/** Inputs of Commonwealth Hydropower, Design and Construction grants (`ma-hydro-construction`). */
export interface MaHydroConstructionInputs {
  /** Kind of facility. */
  facilityType: 'conduit' | 'non-conduit';
  /** Incremental generation (kWh/year). Above 0. */
  incrementalGenerationKwh: Decimal;
  /** Cost of the construction phase ($). Above 0. */
  constructionCost: Decimal;
  /** Cost of the design phase ($). 0 or more. */
  designCost?: Decimal | null | undefined;
  /** FERC status. */
  fercStatus?: 'license' | 'exemption' | 'non-jurisdictional' | 'qualifying-conduit' | 'seeking-on-licensed-canal' | 'seeking-conduit-exemption' | 'seeking-other' | 'none' | null | undefined;
  /** MA RPS status. */
  rpsStatus?: 'qualified' | 'imminent' | 'likely' | 'unlikely' | null | undefined;
  /** Grant you ask for ($). Above 0. */
  requestedGrant?: Decimal | null | undefined;
  /** Part you ask for design ($). 0 or more. */
  requestedDesignGrant?: Decimal | null | undefined;
  /** Already awarded in this round ($). 0 or more. */
  fundsAlreadyAwarded?: Decimal | null | undefined;
  /** Construction costs before the grant agreement ($). 0 or more. */
  constructionCostsBeforeAgreement?: Decimal | null | undefined;
  /** Cost share you commit for construction ($). 0 or more. */
  constructionCostShare?: Decimal | null | undefined;
  /** Your own labor in construction ($). 0 or more. */
  constructionDirectLaborCost?: Decimal | null | undefined;
  /** Labor of related parties in construction ($). 0 or more. */
  constructionRelatedPartyLaborCost?: Decimal | null | undefined;
  /** Did MassCEC approve the related party in writing? */
  relatedPartyApproved?: boolean | null | undefined;
  /** Legal expenses ($). 0 or more. */
  legalCost?: Decimal | null | undefined;
  /** Service contract paid up front (year). 0 or more. */
  serviceContractYears?: Decimal | null | undefined;
  /** Design costs before the grant agreement ($). 0 or more. */
  designCostsBeforeAgreement?: Decimal | null | undefined;
  /** Cost share you commit for design ($). 0 or more. */
  designCostShare?: Decimal | null | undefined;
  /** Your own labor in design ($). 0 or more. */
  designDirectLaborCost?: Decimal | null | undefined;
  /** Labor of related parties in design ($). 0 or more. */
  designRelatedPartyLaborCost?: Decimal | null | undefined;
  /** Kind of project. */
  projectKind?: 'upgrade' | 'new' | null | undefined;
  /** Is it no more than routine repair? */
  routineRepairOnly?: boolean | null | undefined;
  /** Is the facility in substantial compliance with its FERC license or exemption? */
  fercSubstantialCompliance?: boolean | null | undefined;
  /** Would the project put the non-jurisdictional status at risk? */
  jeopardizesNonJurisdictionalStatus?: boolean | null | undefined;
  /** Total nameplate capacity of the generators (MW). Above 0. */
  generatorNameplateMw?: Decimal | null | undefined;
  /** Total nameplate capacity of the turbines (MW). Above 0. */
  turbineNameplateMw?: Decimal | null | undefined;
  /** Capacity from improvements after 1997 (MW). 0 or more. */
  post1997CapacityMw?: Decimal | null | undefined;
  /** Useful life after the project (year). 0 or more. */
  usefulLifeYears?: Decimal | null | undefined;
  /** Are the repairs that reach the useful life planned and financed? */
  repairPlanInPlace?: boolean | null | undefined;
  /** Is the dam intact? */
  damIntact?: boolean | null | undefined;
  /** Does the project need a new dam? */
  requiresNewDam?: boolean | null | undefined;
  /** Is the technology established and commercially available? */
  commercialTechnology?: boolean | null | undefined;
  /** Is it hydrokinetic technology in the sea? */
  marineHydrokinetic?: boolean | null | undefined;
  /** Is it a demonstration or pilot project? */
  pilotProject?: boolean | null | undefined;
  /** Electric utility at the site. */
  utilityTerritory?: 'investor-owned' | 'participating-municipal' | 'other-municipal' | null | undefined;
  /** Kind of applicant. */
  applicantType?: 'commercial' | 'industrial' | 'institutional' | 'non-profit' | 'public' | 'residential' | null | undefined;
  /** Do you have long-term control of the site? */
  hasSiteControl?: boolean | null | undefined;
  /** Do you have the rights to the water? */
  hasWaterRights?: boolean | null | undefined;
  /** Do you own the dam or conduit? */
  ownsDamOrConduit?: boolean | null | undefined;
  /** Do you have the owner's letter of support? */
  ownerSupportLetter?: boolean | null | undefined;
  /** Do you state your financial threshold? */
  financialThresholdStated?: boolean | null | undefined;
  /** Do you show how the grant lets the project reach your financial threshold? */
  financialNeedShown?: boolean | null | undefined;
  /** Do you have the results of a feasibility study? */
  feasibilityStudyDone?: boolean | null | undefined;
  /** Is the generation estimated by the guidelines of Appendix D? */
  usesAppendixDMethodology?: boolean | null | undefined;
  /** Do you have the letter from the state fish and wildlife agency? */
  wildlifeLetterProvided?: boolean | null | undefined;
  /** Does the same project also apply for the other grant? */
  simultaneousApplication?: boolean | null | undefined;
  /** Electronic files. A whole number from 0 to 999999999. */
  electronicFileCount?: Decimal | null | undefined;
  /** Application date. */
  applicationDate?: Day | null | undefined;
  /** Are all significant permits for construction received? */
  preConstructionPermitsReceived?: boolean | null | undefined;
  /** Have you applied for LIHI certification? */
  lihiApplicationFiled?: boolean | null | undefined;
  /** RPS status at milestone 1. */
  rpsStatusAtMilestone1?: 'qualified' | 'imminent' | 'pending' | null | undefined;
  /** Paid at milestone 1 ($). 0 or more. */
  milestone1Disbursed?: Decimal | null | undefined;
  /** RPS status at milestone 2. */
  rpsStatusAtMilestone2?: 'qualified' | 'imminent' | 'pending' | null | undefined;
  /** Paid at milestone 2 ($). 0 or more. */
  milestone2Disbursed?: Decimal | null | undefined;
  /** RPS status at completion. */
  rpsStatusAtCompletion?: 'qualified' | 'imminent' | 'pending' | null | undefined;
  /** Award date. */
  awardDate?: Day | null | undefined;
  /** Effective date of the grant agreement. */
  agreementEffectiveDate?: Day | null | undefined;
  /** Design milestone completed. */
  designMilestoneDate?: Day | null | undefined;
  /** Milestone 1 completed. */
  milestone1Date?: Day | null | undefined;
  /** Commissioning. */
  commissioningDate?: Day | null | undefined;
  /** Did MassCEC grant a later final deadline? */
  deadlineWaiverGranted?: boolean | null | undefined;
  /** Final payment of the grant. */
  finalDisbursementDate?: Day | null | undefined;
  /** Actual cost of the project ($). Above 0. */
  actualProjectCost?: Decimal | null | undefined;
  /** Cost share in the grant agreement (%). From 0 to 100. */
  agreedCostSharePercent?: Decimal | null | undefined;
  /** Did DOER reject RPS qualification, or LIHI certification, after the design phase? */
  rejectedByDoerOrLihi?: boolean | null | undefined;
  /** Construction costs up to the rejection ($). 0 or more. */
  constructionCostsAtRejection?: Decimal | null | undefined;
}

/** Inputs of New Jersey CORE rebate (`nj-core`). */
export interface NjCoreInputs {
  /** What makes the electricity? */
  technology: 'solar-pv' | 'wind' | 'fuel-cell' | 'sustainable-biomass';
  /** Who applies? */
  applicantSector: 'private' | 'public' | 'public-school' | 'non-profit';
  /** What is the site? */
  siteClass: 'residential' | 'multi-family' | 'non-residential';
  /** System capacity (DC) (kW). Above 0. */
  systemCapacityKw: Decimal;
  /** Capacity already on the site (kW). 0 or more. */
  existingCapacityKw?: Decimal | null | undefined;
  /** Eligible system cost ($). Above 0. */
  eligibleSystemCost?: Decimal | null | undefined;
  /** Does the buyer install it? */
  selfInstalled?: boolean | null | undefined;
  /** Are installer and customer related? */
  materialInterest?: boolean | null | undefined;
  /** Were the modules made in New Jersey? */
  njMadeModules?: boolean | null | undefined;
  /** Home Performance with Energy Star. */
  homeEnergyStarPath?: 'none' | 'existing-home-audit-only' | 'existing-home-upgrades-complete' | 'new-energy-star-home' | null | undefined;
  /** Did you receive a CORE incentive before? */
  previousCoreIncentiveReceived?: boolean | null | undefined;
  /** Has CORE inspected the system already? */
  systemAlreadyInspected?: boolean | null | undefined;
  /** Is tax-advantaged financing used? */
  taxAdvantagedFinancing?: boolean | null | undefined;
  /** Is it a farm? */
  isFarm?: boolean | null | undefined;
  /** Spent on electricity in a year ($). 0 or more. */
  annualElectricitySpend?: Decimal | null | undefined;
  /** Do you hand in the 501(c)(3) forms? */
  has501c3Forms?: boolean | null | undefined;
  /** Electricity used on the site in a year (kWh). Above 0. */
  annualConsumptionKwh?: Decimal | null | undefined;
  /** Expected output in a year (kWh). Above 0. */
  expectedAnnualOutputKwh?: Decimal | null | undefined;
  /** Output of the existing system in a year (kWh). 0 or more. */
  existingAnnualOutputKwh?: Decimal | null | undefined;
  /** Output of the reference design in a year (kWh). Above 0. */
  referenceAnnualOutputKwh?: Decimal | null | undefined;
  /** Does each array stay within what its meter uses? */
  eachArrayWithinMeterConsumption?: boolean | null | undefined;
  /** Direction the array faces (degree). From 0 to 360. */
  arrayAzimuthDegrees?: Decimal | null | undefined;
  /** Slope of the modules (degree). From 0 to 90. */
  arrayTiltDegrees?: Decimal | null | undefined;
  /** Are all modules of a string in one plane? */
  modulesInStringSamePlane?: boolean | null | undefined;
  /** Fuel and process. */
  biomassKind?: 'biogas' | 'sewage-sludge-digestion' | 'sustainable-combustion' | 'landfill-gas' | 'municipal-solid-waste' | 'sludge-incinerator' | 'mass-burn' | null | undefined;
  /** Did NJDEP find the biomass sustainable? */
  sustainabilityDetermination?: boolean | null | undefined;
  /** Is the emission permit documented? */
  emissionPermitDocumented?: boolean | null | undefined;
  /** Time for which there is methane (year). 0 or more. */
  landfillMethaneYears?: Decimal | null | undefined;
  /** Does the hydrogen come from a renewable source? */
  renewableFuel?: boolean | null | undefined;
  /** Do you hand in the site map and the photographs? */
  windSiteDocuments?: boolean | null | undefined;
  /** Is it a new building or addition? */
  newConstruction?: boolean | null | undefined;
  /** Do you hand in a list of loads? */
  loadDocumentationProvided?: boolean | null | undefined;
  /** Habitable floor area (sqft). Above 0. */
  habitableAreaSqft?: Decimal | null | undefined;
  /** Does the utility bill show the Societal Benefits Charge? */
  paysSocietalBenefitsCharge?: boolean | null | undefined;
  /** Is it installed in New Jersey? */
  locatedInNewJersey?: boolean | null | undefined;
  /** Does the installer have a Home Improvement Contractor license? */
  installerHasHicLicense?: boolean | null | undefined;
  /** Are all major components new? */
  newEquipment?: boolean | null | undefined;
  /** Are all major components UL listed or equivalent? */
  equipmentListed?: boolean | null | undefined;
  /** Can the owner see the production? */
  hasProductionMonitor?: boolean | null | undefined;
  /** Is it a permanent installation? */
  permanentInstallation?: boolean | null | undefined;
  /** Is it solar lighting apart from the building's wiring? */
  independentSolarLighting?: boolean | null | undefined;
  /** Length of the warranty (year). 0 or more. */
  warrantyYears?: Decimal | null | undefined;
  /** Loss of output above which the warranty pays (%). From 0 to 100. */
  warrantedDegradationPercent?: Decimal | null | undefined;
  /** Is the certification to repay signed? */
  repaymentCertificationSigned?: boolean | null | undefined;
  /** Does the signed contract come with the application? */
  hasSignedContract?: boolean | null | undefined;
  /** Does the Public Resolution to Solicit Bids come with it? */
  hasPublicResolution?: boolean | null | undefined;
  /** Does the application mention the existing system? */
  existingSystemDisclosed?: boolean | null | undefined;
  /** CORE rebates in the 12 months before ($). 0 or more. */
  entityRebatesLast12Months?: Decimal | null | undefined;
  /** CORE rebates over the longer period ($). 0 or more. */
  entityRebatesAggregate?: Decimal | null | undefined;
  /** The district's own annual maximum ($). 0 or more. */
  schoolAnnualCap?: Decimal | null | undefined;
  /** Students in the district. A whole number from 0 to 999999999. */
  schoolEnrollment?: Decimal | null | undefined;
  /** The district's CEIFA aid (%). From 0 to 100. */
  ceifaAidPercent?: Decimal | null | undefined;
  /** Did the Board approve an exemption to the caps? */
  entityCapExemptionApproved?: boolean | null | undefined;
  /** Is the site in a designated smart growth area? */
  smartGrowthArea?: boolean | null | undefined;
  /** Is another criterion for an exemption met? */
  exemptionCriterionMet?: boolean | null | undefined;
  /** Is there a power purchase agreement? */
  powerPurchaseAgreement?: boolean | null | undefined;
  /** Is it a SUNLIT project? */
  sunlitProject?: boolean | null | undefined;
  /** Money left in the budget category ($). 0 or more. */
  budgetCategoryRemaining?: Decimal | null | undefined;
  /** Application date. */
  applicationDate?: Day | null | undefined;
  /** Last application before this one. */
  lastApplicationDate?: Day | null | undefined;
  /** Date of the Approval Letter. */
  approvalDate?: Day | null | undefined;
  /** Date the signed contract was received. */
  signedContractDate?: Day | null | undefined;
  /** Date the extension request was received. */
  extensionRequestDate?: Day | null | undefined;
  /** Was an extension granted? */
  extensionGranted?: boolean | null | undefined;
  /** Date the final application was received. */
  finalApplicationDate?: Day | null | undefined;
  /** Date the final inspection was passed. */
  inspectionPassedDate?: Day | null | undefined;
  /** Installation date. */
  installationDate?: Day | null | undefined;
  /** Rebate paid ($). Above 0. */
  rebatePaid?: Decimal | null | undefined;
  /** Rebate payment date. */
  rebatePaymentDate?: Day | null | undefined;
  /** Date it was sold or moved out of New Jersey. */
  transferOutDate?: Day | null | undefined;
}
