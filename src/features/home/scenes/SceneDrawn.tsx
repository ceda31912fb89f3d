/** The scenes of the home page by name. */
import type { ComponentType } from 'react';
import { ChatScene } from './ChatScene';
import { CrowdScene } from './CrowdScene';
import { LikeScene } from './LikeScene';
import { SignupScene } from './SignupScene';
import { TermsScene } from './TermsScene';
import './scenes.scss';

const SCENES = {
  signup: SignupScene,
  like: LikeScene,
  chat: ChatScene,
  terms: TermsScene,
  crowd: CrowdScene,
} as const satisfies Record<string, ComponentType>;

export type SceneName = keyof typeof SCENES;

export function SceneDrawn({ of }: { of: SceneName }) {
  const Drawing = SCENES[of];
  return <Drawing />;
}
