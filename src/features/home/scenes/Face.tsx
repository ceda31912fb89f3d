/** A drawn portrait in a scene. It comes with its scene, which is late enough: no `loading` of its own. */
export function Face({ src }: { src: string }) {
  return <img className="scene-face" src={src} alt="" width={480} height={640} draggable={false} />;
}
