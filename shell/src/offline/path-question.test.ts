import { answerPathQuestions, PATH_QUESTION } from './path-question.ts';

/** What the page answers to a message of the service worker. */
function answersTo(data: unknown): unknown[] {
  const answers: unknown[] = [];
  const container = new EventTarget();
  answerPathQuestions(container as ServiceWorkerContainer);
  const port = { postMessage: (answer: unknown) => void answers.push(answer) };
  container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
  return answers;
}

test('CON-053 a page that is asked where it is names its present path, after a navigation inside it too', () => {
  history.replaceState(null, '', '/take-number/7/11');
  history.pushState(null, '', '/reservation/7/11?from=home');
  expect(answersTo(PATH_QUESTION)).toEqual(['/reservation/7/11']);
  expect(answersTo({ type: 'other' })).toEqual([]);
});

test('CON-053 a browser without service workers is not asked', () => {
  expect(() => answerPathQuestions(undefined)).not.toThrow();
});
