import LightRunner from 'jest-light-runner/child-process';

/**
 * Runs the tests of services. The first file of a package runs alone: when both worker processes of a package ask for
 * their settings at the same moment, jest-light-runner answers one of them never, and its file never ends (decision 247).
 */
export default class ServiceRunner extends LightRunner {
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const firstFiles = new Map();
    const start = async (test) => {
      const { config } = test.context;
      const firstFile = firstFiles.get(config);
      if (firstFile) await firstFile.promise;
      else firstFiles.set(config, Promise.withResolvers());
      return onStart(test);
    };
    const ended =
      (report) =>
      (test, ...outcome) => {
        firstFiles.get(test.context.config)?.resolve();
        return report(test, ...outcome);
      };
    return super.runTests(tests, watcher, start, ended(onResult), ended(onFailure));
  }
}
