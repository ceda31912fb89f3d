// @vitest-environment node
// The direction of imports: down only, never up, never sideways between features.
import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles.ts';
import { judgeImport } from './layers.ts';
import { importGraph, isTest, listCode, type SourceFile } from './sources.ts';

function judge(files: readonly SourceFile[]): readonly string[] {
  return [...importGraph(files)]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, imports]) => imports.map((found) => judgeImport(file, found)))
    .filter((sentence) => sentence !== undefined);
}

function cyclesOf(files: readonly SourceFile[]): readonly string[] {
  const edges = [...importGraph(files)].map(([file, imports]): [string, string[]] => [
    file,
    imports.filter((found) => found.kind !== 'dynamic').flatMap((found) => found.target ?? []),
  ]);
  return findCycles(new Map(edges));
}

describe('direction of imports', () => {
  it('points down in src, mocks and scripts', () => {
    expect(judge(listCode(['src', 'mocks', 'scripts']))).toEqual([]);
  });

  it.each([
    ['src/api/client.ts', "import { store } from '@/store/store';"],
    ['src/api/client.ts', "import type { Root } from '@/store/store';"],
    ['src/api/client.ts', "import i18next from 'i18next';"],
    ['src/ui/Button.tsx', "import { useNavigate } from 'react-router';"],
    ['src/domain/age.ts', "import { useState } from 'react';"],
    ['src/domain/age.ts', "import { get } from '../api/client';"],
    ['src/features/likes/likesSlice.ts', "import { open } from '@/features/chats/chatsSlice';"],
    ['src/features/likes/Likes.tsx', "export { Chat } from '../chats/Chat';"],
    ['src/pages/likes/LikesPage.tsx', "import { x } from '@/pages/chats/ChatsPage';"],
    ['src/pages/LikesPage.tsx', "import Layout from '@/layouts/MemberLayout';"],
    ['src/core/auth/authSlice.ts', "const load = () => import('@/features/likes/likesSlice');"],
    ['src/sw/push.ts', "import axios from 'axios';"],
    ['src/sw/push.ts', "import { t } from '@/i18n/i18n';"],
    ['src/main.tsx', "import { start } from '@mocks/browser/start';"],
    ['src/app/start.ts', "const load = () => import('@mocks/browser/start');"],
    ['mocks/handlers/likes.ts', "import { likesSlice } from '@/features/likes/likesSlice';"],
    ['mocks/handlers/likes.ts', "import { client } from '@/api/client';"],
    ['src/lib/age.ts', "import { now } from './age.test';"],
  ])('objects when %s holds %s', (path, text) => {
    expect(judge([{ path, text }])).toHaveLength(1);
  });

  it.each([
    ['src/main.tsx', "const load = () => import('@mocks/browser/start');"],
    [
      'src/features/likes/Likes.tsx',
      "import { likesSlice } from './likesSlice'; import { x } from '@/core/auth/auth';",
    ],
    [
      'src/layouts/ChatLayout.tsx',
      "import { Footer } from './parts/Footer'; import wall from '@/assets/wall.webp';",
    ],
    ['src/app/routes.tsx', "const load = () => import('@/pages/likes/LikesPage');"],
    [
      'mocks/handlers/likes.ts',
      "import { Like } from '@/api/wire/like'; import { age } from '@/domain/age';",
    ],
    ['mocks/sw/sw.ts', "import '../../src/sw/sw';"],
  ])('accepts that %s holds %s', (path, text) => {
    expect(judge([{ path, text }])).toEqual([]);
  });
});

describe('circles', () => {
  it('are absent', () => {
    expect(cyclesOf(listCode(['src', 'mocks', 'scripts', 'tests']))).toEqual([]);
  });

  it('are found where there is one', () => {
    const files = [
      { path: 'src/lib/a.ts', text: "import { b } from './b'; export const a = b;" },
      { path: 'src/lib/b.ts', text: "import { c } from '@/lib/c'; export const b = c;" },
      { path: 'src/lib/c.ts', text: "import type { a } from './a'; export const c = 1;" },
    ];
    expect(cyclesOf(files)).toEqual(['src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts']);
  });
});
