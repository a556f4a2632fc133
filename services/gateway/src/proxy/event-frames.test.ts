import fc from 'fast-check';
import { createEventFrames, firstEvent } from './shared-streams.ts';

test('whatever the pieces, only whole events are handed on, and none is lost', () => {
  const lines = fc.string({ minLength: 1 }).map((text) => text.replaceAll('\n', ' '));
  const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.array(lines), cuts, (events, sizes) => {
      const whole = Buffer.from(events.map((event) => `data: ${event}\n\n`).join(''));
      const frames = createEventFrames();
      let handedOn = '';
      for (let at = 0, turn = 0; at < whole.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        const piece = frames(whole.subarray(at, at + size)).toString('latin1');
        expect(piece === '' || piece.endsWith('\n\n')).toBe(true);
        handedOn += piece;
        at += size;
      }
      expect(handedOn).toBe(whole.toString('latin1'));
    }),
  );
});

test('the first of several events is returned', () => {
  expect(firstEvent(Buffer.from('retry: 1000\n\ndata: 1\n\n')).toString()).toBe('retry: 1000\n\n');
});
