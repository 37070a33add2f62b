import { adminPage } from "~/admin/admin-deps.server";
import { pageTitle } from "~/admin/page-title";
import { dayAsked, readReservationDay } from "~/admin/reservation-day.server";
import { ReservationDayScreen } from "~/admin/screens/reservation-day-screen";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { Route } from "./+types/reservation-day";

/** The bookings of a Korean day. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = adminPage({ request, context }, "editor");
  const locale = context.get(localeContext);
  const view = await readReservationDay(deps, dayAsked(new URL(request.url), deps.now), locale);
  return { view, texts: textsOf(locale).adminReservation.day };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [pageTitle(loaderData.view.title)] : [];
}

export default function AdminReservationDay({ loaderData }: Route.ComponentProps) {
  return <ReservationDayScreen {...loaderData} />;
}
