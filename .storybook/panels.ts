/** Leaves out the panels for code, which no story has, and for tests, which run in a terminal. @param entries files of the frame around the stories */
export const managerEntries = (entries: readonly string[]): string[] =>
  entries.filter((entry) => !/addon-(docs|vitest)/.test(entry));
