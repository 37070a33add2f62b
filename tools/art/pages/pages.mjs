import benefit from "./benefit.mjs";
import coin from "./coin.mjs";
import company from "./company.mjs";
import { listPictures, narrow } from "./compose.mjs";
import game from "./game.mjs";
import land from "./land.mjs";
import people from "./people.mjs";
import policies from "./policies.mjs";
import powerZone from "./power-zone.mjs";
import projects from "./projects.mjs";
import rwa from "./rwa.mjs";
import utility from "./utility.mjs";

const scenes = [land, projects, people, benefit, rwa, utility, coin, game, powerZone, company, policies];

/** The scenes of the content pages. */
export const pagePictures = scenes.flatMap(listPictures);

/** For each scene, the column in the middle of its narrow cut. */
export const sceneMiddles = Object.fromEntries(
  scenes.flatMap((group) =>
    Object.entries(group).map(([slug, { focus }]) => [`pages/${slug}`, focus[0] + narrow[0] / 2]),
  ),
);
