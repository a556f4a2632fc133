import { webhookMessageSchema } from '@turno/shared-types/schemas';
import { WEBHOOK_EVENTS } from '@turno/shared-types/webhooks';
import { LIMITS } from '../../test/limits.ts';
import { openApiDocument } from './open-api.ts';

type Post = {
  description: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody: { content: Record<string, { schema: { $ref: string }; example: unknown }> };
  responses: Record<string, object>;
};

const document = openApiDocument('https://api.example', LIMITS);
const webhooks = Object(document.webhooks) as Record<string, { post: Post }>;
const { schemas } = document.components as { schemas: Record<string, object> };

test('the document describes the message of each event, and of a test', () => {
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS, 'webhook.test']);
});

test.each(Object.entries(webhooks))(
  'the message of %s has a schema and an example',
  (event, { post }) => {
    const { schema, example } = post.requestBody.content['application/json'] ?? {};
    const name = schema?.$ref.split('/').at(-1) ?? '';
    expect(JSON.stringify(Object(schemas[name]).properties.type)).toContain(`"${event}"`);
    expect(webhookMessageSchema.parse(example)).toEqual(example);
    expect(Object(example).type).toBe(event);
    expect(post.description).toMatch(/\w\.$/);
    expect(post.parameters.map((each) => [each.name, each.in, each.required])).toEqual([
      ['webhook-id', 'header', true],
      ['webhook-timestamp', 'header', true],
      ['webhook-signature', 'header', true],
    ]);
    expect(Object.keys(post.responses)).toEqual(['2XX', 'default']);
  },
);
