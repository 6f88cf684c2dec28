/** A Vitest reporter that names the tests which passed at their second try only. */
export default class SecondTries {
  #names = [];

  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky) this.#names.push(`${testCase.module.relativeModuleId} > ${testCase.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.#names) console.log(`第二次才通过：${name}`);
  }
}
