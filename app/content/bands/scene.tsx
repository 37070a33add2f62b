import type { Picture } from "~/ui/art-manifest";

export type SceneProps = { scene: Picture; narrowScene: Picture; narrowMedia: string; alt: string };

/** The picture of a first screen: a narrow one on a phone, otherwise the natural one. It is loaded first. */
export function Scene({ scene, narrowScene, narrowMedia, alt }: SceneProps) {
  return (
    <picture>
      <source
        media={narrowMedia}
        srcSet={`${narrowScene.src}, ${narrowScene.src2x ?? narrowScene.src} 2x`}
        width={narrowScene.width}
        height={narrowScene.height}
      />
      <img
        className="pixels"
        src={scene.src}
        srcSet={scene.src2x ? `${scene.src}, ${scene.src2x} 2x` : undefined}
        width={scene.width}
        height={scene.height}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  );
}
