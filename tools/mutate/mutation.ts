/** One small fault, and the tests that have to find it. */
export interface Mutation {
  /** what goes wrong with it, as a sentence */
  name: string;
  /** the file, from the root of the project; `before` occurs in it exactly once */
  file: string;
  before: string;
  after: string;
  /** files or folders of tests, all of one kind (tests/programs, tests/domain, …), in which at least one test must fail */
  tests: string[];
}
