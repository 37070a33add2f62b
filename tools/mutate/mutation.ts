/** One small fault, and the tests that have to find it. */
export interface Mutation {
  /** what goes wrong with it, as a sentence */
  name: string;
  /** from the root of the project; `before` stands in it exactly once */
  file: string;
  before: string;
  after: string;
  /** files or folders of tests, of one kind (tests/programs, tests/domain, …): at least one test in them fails */
  tests: string[];
}
