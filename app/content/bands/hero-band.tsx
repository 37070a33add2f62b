import type { HeroView } from "~/content/views/opening.server";
import { OpeningWords } from "./opening-words";
import { Scene } from "./scene";

/** The first screen: the city's name and words, and the street. */
export function HeroBand({ scene, narrowScene, sceneAlt, ...words }: HeroView) {
  return (
    <div className="hero">
      <div className="hero-text">
        <OpeningWords {...words} />
      </div>
      <div className="hero-scene">
        <Scene scene={scene} narrowScene={narrowScene} narrowMedia="(max-width: 400px)" alt={sceneAlt} />
      </div>
    </div>
  );
}
