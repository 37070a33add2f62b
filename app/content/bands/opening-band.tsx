import type { OpeningView } from "~/content/views/opening.server";
import { OpeningWords } from "./opening-words";
import { Scene } from "./scene";

/** The first band of a page: its name and its words, and its own scene. */
export function OpeningBand({ scene, narrowScene, sceneAlt, isLow, ...words }: OpeningView) {
  return (
    <div className={isLow ? "opening is-low" : "opening"}>
      <div className="opening-text">
        <OpeningWords {...words} />
      </div>
      <div className="opening-scene">
        <Scene scene={scene} narrowScene={narrowScene} narrowMedia="(max-width: 400px)" alt={sceneAlt} />
      </div>
    </div>
  );
}
