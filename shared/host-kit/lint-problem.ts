/** What `dealer-widgets lint` reports. */
export interface LintProblem {
  readonly file: string;
  /** Line and column start at 1. */
  readonly line: number;
  readonly column: number;
  readonly rule:
    | 'unknown-widget'
    | 'unknown-property'
    | 'unknown-setting'
    | 'unknown-attribute'
    | 'wrong-value'
    | 'missing-property'
    | 'unsafe-flag'
    | 'escaped'
    | 'unprinted'
    | 'element'
    | 'json'
    | 'missing-loader'
    | 'loader'
    | 'page';
  readonly message: string;
}
