import type { OpeningView } from "~/content/views/text.server";
import { Actions } from "./actions";
import { Scene } from "./scene";

/** The first band of a page: where it is, what it is in one sentence, what to do next, and its own scene. */
export function OpeningBand({ title, lead, actions, trailLabel, trail, scene, narrowScene, sceneAlt }: OpeningView) {
  return (
    <div className="opening">
      <div className="opening-text">
        {trail.length > 0 ? (
          <nav className="breadcrumb" aria-label={trailLabel}>
            <ol>
              {trail.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ol>
          </nav>
        ) : null}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Actions actions={actions} />
      </div>
      <div className="opening-scene">
        <Scene scene={scene} narrowScene={narrowScene} narrowMedia="(max-width: 400px)" alt={sceneAlt} />
      </div>
    </div>
  );
}
