// @vitest-environment jsdom
/** Acts and questions of a session that ends while their code is on its way, or while they wait for their turn. */
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import { endSession } from '@/api/session';
import { createTestStore } from '@tests/factories/store';
import { createAppThunk } from './createAppThunk';
import { asMutation, asQuery } from './query';

const { signal } = new AbortController();
/** As the client does it. */
const call = vi.fn<(word: string, options: { signal: AbortSignal }) => Promise<string>>();
const asClient = async (word: string, options: { signal: AbortSignal }): Promise<string> => {
  if (options.signal.aborted) throw new ApiError({ kind: 'aborted' });
  return `${word}!`;
};

describe('an act', () => {
  it('is told by its signal, also when its code has come too late', async () => {
    call.mockImplementation(asClient);
    const code = Promise.withResolvers<void>();
    const act = createAppThunk('test/act', async (word: string, tools) => {
      await code.promise;
      return call(word, tools);
    });
    const { store } = createTestStore();
    const acting = store.dispatch(act('mine'));
    endSession();
    code.resolve();
    expect(await acting).toMatchObject({ payload: { kind: 'aborted' } });
    expect(await store.dispatch(act('yours'))).toMatchObject({ payload: 'yours!' });
  });

  it('can still be ended by itself', async () => {
    call.mockImplementation(asClient);
    const act = createAppThunk('test/act', async (word: string, tools) => {
      await Promise.resolve();
      return call(word, tools);
    });
    const { store } = createTestStore();
    const acting = store.dispatch(act('mine'));
    acting.abort();
    expect(await acting).toMatchObject({ error: { name: 'AbortError' } });
  });
});

describe('a query function', () => {
  it('asks once more in the next session when it reads', async () => {
    call.mockReset().mockImplementationOnce(async (word, options) => {
      endSession();
      return asClient(word, options);
    });
    call.mockImplementation(asClient);
    expect(await asQuery(call)('who', { signal })).toEqual({ data: 'who!' });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('does nothing in the next session when it writes', async () => {
    call.mockReset().mockImplementation(async (word, options) => {
      endSession();
      return asClient(word, options);
    });
    expect(await asMutation(call)('pay', { signal })).toEqual({ error: { kind: 'aborted' } });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('asks no more when nobody wants to know', async () => {
    call.mockReset().mockImplementation(asClient);
    expect(await asQuery(call)('who', { signal: AbortSignal.abort() })).toEqual({
      error: { kind: 'aborted' },
    });
    expect(call).toHaveBeenCalledTimes(1);
  });
});
