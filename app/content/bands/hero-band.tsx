import type { HeroView } from "~/content/views/home.server";
import { Actions } from "./actions";
import { Scene } from "./scene";

/** The first screen: one sentence, what to do next, and the street. */
export function HeroBand({ title, lead, actions, scene, narrowScene, sceneAlt }: HeroView) {
  return (
    <div className="hero">
      <div className="hero-text">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Actions actions={actions} />
      </div>
      <div className="hero-scene">
        <Scene scene={scene} narrowScene={narrowScene} narrowMedia="(max-width: 400px)" alt={sceneAlt} />
      </div>
    </div>
  );
}
