import { data, Link } from "react-router";
import { adminPage, leadToProof } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { AdminHead } from "~/admin/screens/admin-head";
import { listProjectImages } from "~/domain/project-accounts/images.server";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/application-image";

/** A picture of an application, for staff who have just proved who they are. The picture itself is what the log counts. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, actor } = adminPage({ request, context }, "operator");
  leadToProof({ request, staff: actor.staff });
  const images = await listProjectImages(db, params.key);
  const image = images.find(({ id }) => id === params.image);
  if (!image) throw data(null, { status: 404 });
  const { look, values } = textsOf(context.get(localeContext)).adminApplication;
  const { purpose, width, height } = image;
  const here = `/admin/applications/${params.key}`;
  return {
    texts: look,
    title: values.images[purpose],
    checks: purpose === "idCard" ? look.idCard : look.other,
    picture: { src: `${here}/images/${params.image}/file`, width, height },
    back: here,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.title)] : [];
}

export default function ApplicationImage({ loaderData }: Route.ComponentProps) {
  const { texts, title, checks, picture, back } = loaderData;
  return (
    <>
      <AdminHead title={title} lead={texts.lead} />
      <p>{checks}</p>
      <img className="admin-picture" {...picture} alt={title} />
      <p>
        <Link className="link" to={back}>
          {texts.back}
        </Link>
      </p>
    </>
  );
}
